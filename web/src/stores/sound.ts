/** Short soft sounds, made on the spot: no files. */
import { audioContext } from './audio';

export type Sound =
  'move' | 'turn' | 'banner' | 'castle' | 'courtyard' | 'home' | 'siege' | 'victory' | 'defeat' | 'over';

interface Tone {
  /** In hertz; 0 for a rush of noise, as of falling stones. */
  pitch: number;
  /** Seconds from the beginning, and how long it rings. */
  at: number;
  rings: number;
  /** How loud, beside the others. */
  loud?: number;
}

const note = (pitch: number, at: number, rings = 0.14, loud = 1): Tone => ({ pitch, at, rings, loud });
/** Notes one after the other. */
const row = (pitches: readonly number[], apart: number, rings: number): Tone[] =>
  pitches.map((pitch, index) => note(pitch, index * apart, rings));

export const SOUNDS: Readonly<Record<Sound, readonly Tone[]>> = {
  move: [note(320, 0), note(210, 0.015, 0.06, 0.6)],
  turn: row([440, 587], 0.09, 0.16),
  banner: [note(294, 0, 0.5, 0.7), note(440, 0, 0.4, 0.4)],
  castle: [note(0, 0, 0.7, 0.9), note(82, 0.05, 0.6, 1.4), note(62, 0.3, 0.6, 1.2), note(523, 0.8, 0.4, 0.5)],
  courtyard: [note(0, 0, 0.12, 0.5), ...row([330, 415, 494], 0.11, 0.45)],
  home: row([494, 392, 294], 0.09, 0.2),
  siege: [note(98, 0, 0.35, 1.3), note(98, 0.4, 0.35, 1.3), note(131, 0.8, 0.5, 1.3)],
  victory: [...row([392, 494, 587, 784], 0.14, 0.5), note(392, 0.56, 0.9, 0.6)],
  defeat: row([392, 349, 294, 262], 0.18, 0.5),
  over: row([392, 494, 587], 0.12, 0.3),
};

export function isSound(what: string): what is Sound {
  return what in SOUNDS;
}

const LOUDEST = 0.2;
let rush: AudioBuffer | null = null;

/** Let a sound be heard, at a volume from 0 to 1. */
export function sound(what: Sound, volume: number): void {
  if (volume <= 0) return;
  try {
    const audio = audioContext();
    if (audio.state === 'suspended') return; // no sound before the first click on the page
    for (const tone of SOUNDS[what]) ring(audio, tone, volume);
  } catch {
    return; // a device without sound is no error
  }
}

function ring(audio: AudioContext, { pitch, at, rings, loud = 1 }: Tone, volume: number): void {
  const start = audio.currentTime + at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.linearRampToValueAtTime(LOUDEST * volume * loud, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + rings);
  const source = pitch ? pitched(audio, pitch) : stones(audio, gain);
  if (pitch) source.connect(gain);
  gain.connect(audio.destination);
  source.start(start);
  source.stop(start + rings + 0.02);
}

function pitched(audio: AudioContext, pitch: number): OscillatorNode {
  const tone = audio.createOscillator();
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  return tone;
}

/** Noise with its high part taken away. */
function stones(audio: AudioContext, into: AudioNode): AudioBufferSourceNode {
  if (!rush) {
    rush = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const samples = rush.getChannelData(0);
    for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  }
  const noise = audio.createBufferSource();
  noise.buffer = rush;
  const filter = audio.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.value = 500;
  noise.connect(filter).connect(into);
  return noise;
}
