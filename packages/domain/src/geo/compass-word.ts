const WORDS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;

/** The nearest of eight winds for degrees from north. */
export function compassWord(bearing: number): string {
  return WORDS[Math.round(bearing / 45) % WORDS.length] ?? WORDS[0];
}
