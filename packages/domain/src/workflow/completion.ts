import { providedText } from '../guides/placeholder.ts';

export const TEXT_PARTS = ['title', 'description'] as const;
export const MEDIA_PARTS = ['image', 'audio', 'video'] as const;

export type TextPart = (typeof TEXT_PARTS)[number];
export type MediaPart = (typeof MEDIA_PARTS)[number];

/** The parts of a guide that count towards completion. Placeholders and blanks count as absent. */
export type ContentParts = Readonly<
  Partial<Record<TextPart | MediaPart, string | null | undefined>>
>;

/** The minimum percentage for submitting. */
export const MINIMUM_COMPLETION = 80;

const TEXT_WEIGHT = 70;
const MEDIA_WEIGHT = 30;

export function completionOf(content: ContentParts): number {
  const texts = TEXT_PARTS.filter((part) => isFilled(content, part)).length;
  const media = MEDIA_PARTS.filter((part) => isFilled(content, part)).length;
  return Math.round(
    (TEXT_WEIGHT * texts) / TEXT_PARTS.length + (MEDIA_WEIGHT * media) / MEDIA_PARTS.length,
  );
}

export function isFilled(content: ContentParts, part: TextPart | MediaPart): boolean {
  return providedText(content[part]) !== null;
}

export type MissingForSubmission = {
  readonly texts: readonly TextPart[];
  /** How many more of image, audio and video are needed; any of them counts. */
  readonly mediaCount: number;
};

/**
 * The minimum to add before content may be submitted. Both texts are required in any case; they aren't enough alone, so
 * media must make up the rest.
 */
export function missingForSubmission(content: ContentParts): MissingForSubmission {
  const filledMedia = MEDIA_PARTS.filter((part) => isFilled(content, part)).length;
  const mediaNeeded = Math.ceil(
    ((MINIMUM_COMPLETION - TEXT_WEIGHT) * MEDIA_PARTS.length) / MEDIA_WEIGHT,
  );
  return {
    texts: TEXT_PARTS.filter((part) => !isFilled(content, part)),
    mediaCount: Math.max(0, mediaNeeded - filledMedia),
  };
}

/** The form's hint before submitting; null when nothing is missing. */
export function missingText({ texts, mediaCount }: MissingForSubmission): string | null {
  const wanted = texts.map((part) => `a ${part}`);
  const last = mediaCount > 0 ? 'an image, audio or video' : wanted.pop();
  if (last === undefined) return null;
  return `To submit, add ${wanted.length === 0 ? last : `${wanted.join(', ')} and ${last}`}.`;
}
