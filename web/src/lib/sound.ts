/** Quiet sounds, made on the spot; nothing is loaded. Off until the person turns them on. */
import { settings } from "./settings.svelte";

export type Sound = "place" | "turn" | "hit" | "miss" | "mine" | "won" | "lost";

/** What tiles are made of: it decides how they sound when they are laid or turned over. */
export type Material = "wood" | "card" | "metal" | "stone";

interface Note {
  pitch: number; // in hertz; of a knock, the middle of what is heard of it
  at: number; // seconds from now
  length: number;
  shape: OscillatorType | "knock";
  loud: number; // 0 to 1
  to?: number; // glides to this pitch
}

/** A tile that is laid: the knock of its surface, and the tone of its body. */
const LAID: Record<Material, Note[]> = {
  wood: [
    { pitch: 900, at: 0, length: 0.04, shape: "knock", loud: 0.9 },
    { pitch: 210, at: 0, length: 0.11, shape: "triangle", loud: 0.5, to: 120 },
  ],
  card: [
    { pitch: 1900, at: 0, length: 0.07, shape: "knock", loud: 0.7 },
    { pitch: 130, at: 0.01, length: 0.06, shape: "sine", loud: 0.4, to: 80 },
  ],
  metal: [
    { pitch: 2400, at: 0, length: 0.03, shape: "knock", loud: 0.5 },
    { pitch: 1240, at: 0, length: 0.28, shape: "sine", loud: 0.1 },
    { pitch: 330, at: 0, length: 0.12, shape: "triangle", loud: 0.35, to: 290 },
  ],
  stone: [
    { pitch: 3200, at: 0, length: 0.025, shape: "knock", loud: 1 },
    { pitch: 620, at: 0, length: 0.05, shape: "triangle", loud: 0.4, to: 420 },
  ],
};

const SOUNDS: Record<Exclude<Sound, "place" | "turn">, Note[]> = {
  hit: [
    { pitch: 523, at: 0, length: 0.14, shape: "sine", loud: 0.35 },
    { pitch: 659, at: 0.09, length: 0.2, shape: "sine", loud: 0.35 },
  ],
  miss: [{ pitch: 230, at: 0, length: 0.25, shape: "sine", loud: 0.4, to: 165 }],
  mine: [
    { pitch: 587, at: 0, length: 0.16, shape: "sine", loud: 0.22 },
    { pitch: 784, at: 0.12, length: 0.22, shape: "sine", loud: 0.2 },
  ],
  won: [523, 659, 784, 1047].map((pitch, i) => ({
    pitch,
    at: i * 0.11,
    length: 0.3,
    shape: "sine",
    loud: 0.25,
  })),
  lost: [{ pitch: 330, at: 0, length: 0.3, shape: "sine", loud: 0.18, to: 262 }],
};

let studio: AudioContext | null = null;

/** The notes of a sound: what is turned over is lighter, higher and shorter than what is laid. */
export function notesOf(sound: Sound, material: Material): Note[] {
  if (sound === "place") return LAID[material];
  if (sound !== "turn") return SOUNDS[sound];
  const higher = ({ pitch, to, loud, length, ...note }: Note): Note => ({
    ...note,
    pitch: pitch * 1.5,
    to: to && to * 1.9,
    loud: loud * 0.6,
    length: length * 0.7,
  });
  return LAID[material].map(higher);
}

export function play(sound: Sound, material: Material = "wood"): void {
  if (!settings.sound || typeof AudioContext === "undefined" || document.hidden) return;
  try {
    studio ??= new AudioContext();
    if (studio.state === "suspended") void studio.resume();
    for (const note of notesOf(sound, material)) ring(studio, note);
  } catch {
    // No sound on this device; the game goes on without.
  }
}

function ring(context: AudioContext, note: Note): void {
  const start = context.currentTime + note.at;
  const end = start + note.length;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(note.loud * 0.3, start + Math.min(0.01, note.length / 5));
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(context.destination);
  const voice = note.shape === "knock" ? knock(context, note, gain) : tone(context, note, start, gain);
  voice.start(start);
  voice.stop(end + 0.02);
}

function tone(context: AudioContext, note: Note, start: number, into: AudioNode): AudioScheduledSourceNode {
  const voice = context.createOscillator();
  voice.type = note.shape as OscillatorType;
  voice.frequency.setValueAtTime(note.pitch, start);
  if (note.to) voice.frequency.exponentialRampToValueAtTime(note.to, start + note.length);
  voice.connect(into);
  return voice;
}

/** Noise, of which a band is heard: two surfaces meet. */
function knock(context: AudioContext, note: Note, into: AudioNode): AudioScheduledSourceNode {
  const noise = context.createBuffer(1, Math.ceil(context.sampleRate * (note.length + 0.02)), context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const voice = new AudioBufferSourceNode(context, { buffer: noise });
  voice.connect(new BiquadFilterNode(context, { type: "bandpass", frequency: note.pitch, Q: 1.2 })).connect(into);
  return voice;
}
