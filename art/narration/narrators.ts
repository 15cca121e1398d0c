/** The espeak-ng settings of one author's voice. */
export type Narrator = {
  readonly voice: string;
  /** From 0 to 99; 50 is the voice's natural pitch. */
  readonly pitch: number;
  readonly wordsPerMinute: number;
};

/** One voice for each author, so that a listener can tell whose walk it is. */
export const narrators = {
  isla: { voice: 'en-gb-x-rp+f2', pitch: 44, wordsPerMinute: 150 },
  rosa: { voice: 'en-gb-x-rp+f4', pitch: 40, wordsPerMinute: 146 },
  theo: { voice: 'en-gb-x-rp+m3', pitch: 46, wordsPerMinute: 148 },
} as const satisfies Record<string, Narrator>;

export type NarratorName = keyof typeof narrators;
