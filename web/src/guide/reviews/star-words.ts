/** Every rating, from one star to five. */
export const STARS = [1, 2, 3, 4, 5] as const;

export type StarCount = (typeof STARS)[number];

export const STAR_WORDS: Readonly<Record<StarCount, string>> = {
  1: 'Not for me',
  2: 'Could be better',
  3: 'Good',
  4: 'Great',
  5: 'Loved it',
};

export function starsText(stars: number): string {
  return stars === 1 ? '1 star' : `${stars} stars`;
}

export function readStars(value: string | undefined): StarCount | null {
  return STARS.find((stars) => String(stars) === value) ?? null;
}
