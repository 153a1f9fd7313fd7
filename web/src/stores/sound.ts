/** Three short ticks, made on the spot: a move, your turn, the end. */
export type Tick = 'move' | 'turn' | 'end';

const NOTES: Record<Tick, [frequency: number, start: number][]> = {
  move: [[320, 0]],
  turn: [
    [440, 0],
    [587, 0.09],
  ],
  end: [
    [392, 0],
    [494, 0.12],
    [587, 0.24],
  ],
};

let context: AudioContext | null = null;

export function tick(what: Tick): void {
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') return; // no sound before the first click on the page
    for (const [frequency, start] of NOTES[what]) {
      const at = context.currentTime + start;
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.type = 'triangle';
      tone.frequency.value = frequency;
      volume.gain.setValueAtTime(0.12, at);
      volume.gain.exponentialRampToValueAtTime(0.001, at + 0.14);
      tone.connect(volume).connect(context.destination);
      tone.start(at);
      tone.stop(at + 0.15);
    }
  } catch {
    context = null; // a device without sound is no error
  }
}

/** Browsers let a page sound only after somebody has touched it. */
export function allowSound(): void {
  const wake = (): void => {
    context ??= new AudioContext();
    void context.resume();
    removeEventListener('pointerdown', wake);
  };
  addEventListener('pointerdown', wake);
}
