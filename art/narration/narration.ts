import type { NarratorName } from './narrators.ts';

/** The spoken texts of one guide. Each line becomes `media/<slug>/<name>.mp3`. */
export type Narration = {
  readonly slug: string;
  readonly narrator: NarratorName;
  /** By file name: `cover` introduces the guide, the others are its places. */
  readonly lines: Readonly<Record<string, string>>;
};

/** The silence around a recording, so that players don't clip its first word and it doesn't end abruptly. */
export const SILENCE_MS = { before: 250, after: 500 } as const;
