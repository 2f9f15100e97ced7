/**
 * SHA-256 and HMAC-SHA-256: the browser's own where it lets us, which is on https and on this machine; elsewhere
 * ours, since many play in a home network by plain http.
 */
type Bytes = Uint8Array<ArrayBuffer>;

const BLOCK = 64; // bytes

export const bytesOf = (text: string): Bytes => new TextEncoder().encode(text);

export const hex = (bytes: Bytes): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export async function sha256(message: Bytes, crypto = globalThis.crypto): Promise<Bytes> {
  if (!crypto?.subtle) return digest(message);
  return new Uint8Array(await crypto.subtle.digest("SHA-256", message));
}

/** The HMAC of many short messages with one key. */
export async function signer(key: Bytes, crypto = globalThis.crypto): Promise<(message: Bytes) => Promise<Bytes>> {
  if (!crypto?.subtle) return (message) => Promise.resolve(hmac(key, message));
  const imported = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return async (message) => new Uint8Array(await crypto.subtle.sign("HMAC", imported, message));
}

function hmac(key: Bytes, message: Bytes): Bytes {
  const padded = new Uint8Array(BLOCK);
  padded.set(key.length > BLOCK ? digest(key) : key);
  const inner = digest(
    joined(
      padded.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return digest(
    joined(
      padded.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

function joined(first: Bytes, second: Bytes): Bytes {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

/** The first 32 bits of the fractional parts of square or cube roots of the first primes, as FIPS 180-4 has them. */
function roots(count: number, power: number): Uint32Array {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    let prime = true;
    for (let d = 2; d * d <= n && prime; d++) prime = n % d !== 0;
    if (prime) found.push((n ** power % 1) * 2 ** 32);
  }
  return Uint32Array.from(found);
}

const START = roots(8, 1 / 2);
const ROUNDS = roots(64, 1 / 3);
const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function digest(message: Bytes): Bytes {
  const length = Math.ceil((message.length + 9) / BLOCK) * BLOCK;
  const data = new Uint8Array(length);
  data.set(message);
  data[message.length] = 0x80;
  const view = new DataView(data.buffer);
  view.setUint32(length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(length - 4, message.length << 3);
  const hash = START.slice();
  const words = new Uint32Array(64);
  for (let at = 0; at < length; at += BLOCK) mix(hash, words, view, at);
  const out = new Uint8Array(32);
  hash.forEach((word, i) => new DataView(out.buffer).setUint32(4 * i, word));
  return out;
}

function mix(hash: Uint32Array, words: Uint32Array, view: DataView, at: number): void {
  for (let i = 0; i < 16; i++) words[i] = view.getUint32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const [early, late] = [words[i - 15], words[i - 2]];
    const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[i] = words[i - 16] + low + words[i - 7] + high;
  }
  let [a, b, c, d, e, f, g, h] = hash;
  for (let i = 0; i < 64; i++) {
    const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + high + ((e & f) ^ (~e & g)) + ROUNDS[i] + words[i]) | 0;
    const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] += word));
}
