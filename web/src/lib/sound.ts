/** Quiet sounds, made on the spot; nothing is loaded. Off until the person turns them on. */
import { settings } from "./settings.svelte";

export type Sound = "place" | "turn" | "hit" | "miss" | "mine" | "win";

interface Note {
  pitch: number; // in hertz
  at: number; // seconds from now
  length: number;
  shape: OscillatorType;
  loud: number; // 0 to 1
  to?: number; // glides to this pitch
}

const SOUNDS: Record<Sound, Note[]> = {
  place: [{ pitch: 190, at: 0, length: 0.09, shape: "triangle", loud: 0.5, to: 90 }],
  turn: [{ pitch: 420, at: 0, length: 0.07, shape: "sine", loud: 0.35, to: 560 }],
  hit: [
    { pitch: 523, at: 0, length: 0.14, shape: "sine", loud: 0.35 },
    { pitch: 659, at: 0.09, length: 0.2, shape: "sine", loud: 0.35 },
  ],
  miss: [{ pitch: 230, at: 0, length: 0.25, shape: "sine", loud: 0.4, to: 165 }],
  mine: [
    { pitch: 587, at: 0, length: 0.16, shape: "sine", loud: 0.22 },
    { pitch: 784, at: 0.12, length: 0.22, shape: "sine", loud: 0.2 },
  ],
  win: [523, 659, 784, 1047].map((pitch, i) => ({
    pitch,
    at: i * 0.11,
    length: 0.3,
    shape: "sine",
    loud: 0.25,
  })),
};

let studio: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined" || document.hidden) return;
  try {
    studio ??= new AudioContext();
    if (studio.state === "suspended") void studio.resume();
    for (const note of SOUNDS[sound]) ring(studio, note);
  } catch {
    // No sound on this device; the game goes on without.
  }
}

function ring(context: AudioContext, note: Note): void {
  const start = context.currentTime + note.at;
  const voice = context.createOscillator();
  const gain = context.createGain();
  voice.type = note.shape;
  voice.frequency.setValueAtTime(note.pitch, start);
  if (note.to) voice.frequency.exponentialRampToValueAtTime(note.to, start + note.length);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(note.loud * 0.3, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + note.length);
  voice.connect(gain).connect(context.destination);
  voice.start(start);
  voice.stop(start + note.length + 0.02);
}
