/** Results side by side: how often each was reached, in a limited number of bars of the same width. */
const MOST = 16; // bars

export interface Bar {
  low: number;
  high: number;
  count: number;
}

export function spread(scores: [number, number][], most = MOST): Bar[] {
  if (!scores.length) return [];
  const low = Math.min(...scores.map(([score]) => score));
  const high = Math.max(...scores.map(([score]) => score));
  const width = Math.max(1, Math.ceil((high - low + 1) / most));
  const bars = Array.from({ length: Math.ceil((high - low + 1) / width) }, (_, i) => ({
    low: low + i * width,
    high: low + (i + 1) * width - 1,
    count: 0,
  }));
  for (const [score, count] of scores) bars[Math.floor((score - low) / width)].count += count;
  return bars;
}

/** Single results, counted. */
export function counted(scores: number[]): [number, number][] {
  const counts = new Map<number, number>();
  for (const score of scores) counts.set(score, (counts.get(score) ?? 0) + 1);
  return [...counts].toSorted(([a], [b]) => a - b);
}

/** The part of all others, in percent, who reached less; null where there is nobody to compare with. */
export function better(scores: [number, number][], mine: number): number | null {
  const others = scores.reduce((sum, [, count]) => sum + count, 0) - 1;
  if (others < 1) return null;
  const fewer = scores.reduce((sum, [score, count]) => sum + (score < mine ? count : 0), 0);
  return Math.round((100 * fewer) / others);
}
