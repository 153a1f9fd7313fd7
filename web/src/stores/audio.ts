/** The way to the loudspeaker: apart from the sounds themselves, which the first page does not need. */
let context: AudioContext | null = null;

export function audioContext(): AudioContext {
  return (context ??= new AudioContext());
}

/** Browsers let a page sound only after somebody has touched it. */
export function allowSound(): void {
  const wake = (): void => {
    void audioContext().resume();
    removeEventListener('pointerdown', wake);
  };
  addEventListener('pointerdown', wake);
}
