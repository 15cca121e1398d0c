import { checkShapes } from '../geo/shapes-text.ts';
import { type EditablePlace, placeStatus } from '../guides/editable-place.ts';
import type { GuideContent } from '../guides/guide-content.ts';
import type { PlaceContent } from '../guides/place-content.ts';
import { placeLabel } from '../guides/place-label.ts';
import { providedText } from '../guides/placeholder.ts';

const TEXT_PARTS = ['title', 'description'] as const;
const MEDIA_PARTS = ['image', 'audio', 'video'] as const;

type TextPart = (typeof TEXT_PARTS)[number];
type MediaPart = (typeof MEDIA_PARTS)[number];

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

function isFilled(content: ContentParts, part: TextPart | MediaPart): boolean {
  return providedText(content[part]) !== null;
}

/** The parts that a guide must have before it is submitted or published, in the order in which they are asked for. */
export const REQUIRED_PARTS = ['title', 'description', 'cover', 'places'] as const;
export type RequiredPart = (typeof REQUIRED_PARTS)[number];

export type GuideToSubmit = {
  readonly parts: ContentParts;
  /** In their order, without withdrawn and deleted ones. */
  readonly places: readonly PlaceToSubmit[];
};

export type PlaceToSubmit = {
  readonly nameNumber: number;
  readonly title: string | null;
  readonly isPinned: boolean;
};

/** The places to submit, from those in an editor or of a row. */
export function placesToSubmit(places: readonly EditablePlace[]): readonly PlaceToSubmit[] {
  return places.filter(isSubmitted).map(({ nameNumber, content: { title, location, marker } }) => ({
    ...{ nameNumber, title },
    isPinned: location !== null || marker !== null,
  }));
}

export function isSubmitted(place: EditablePlace): boolean {
  return placeStatus(place) !== 'withdrawn';
}

/** The required parts that are missing, apart from what places lack. A guide that has them all is at least {@link MINIMUM_COMPLETION} complete. */
export function missingForSubmission(guide: GuideToSubmit): readonly RequiredPart[] {
  return REQUIRED_PARTS.filter((part) => !hasPart(guide, part));
}

export function hasPart({ parts, places }: GuideToSubmit, part: RequiredPart): boolean {
  switch (part) {
    case 'title':
    case 'description':
      return isFilled(parts, part);
    case 'cover':
      return isFilled(parts, 'image');
    case 'places':
      return places.length > 0;
  }
}

/** Something that a place lacks. Without either, visitors couldn't tell it from others, or find it. */
export type PlaceGap = {
  /** Its index among the places to submit. */
  readonly place: number;
  readonly lacks: 'title' | 'pin';
  readonly name: string;
};

/** The fields that places need before their guide is submitted. */
export function placeGaps({ places }: Pick<GuideToSubmit, 'places'>): readonly PlaceGap[] {
  return places.flatMap(({ nameNumber, title, isPinned }, place) => {
    const name = placeLabel(title, nameNumber);
    return [
      ...(providedText(title) === null ? [{ place, lacks: 'title', name } as const] : []),
      ...(isPinned ? [] : [{ place, lacks: 'pin', name } as const]),
    ];
  });
}

export function placeGapText({ name, lacks }: PlaceGap): string {
  return `${name} needs a ${lacks}`;
}

/** More gaps than this are only counted in an error. */
const MAX_GAPS_NAMED = 5;

/** The error for places that lack something; null if none does. */
export function placeGapsText(gaps: readonly PlaceGap[]): string | null {
  if (gaps.length === 0) return null;
  const named = gaps.slice(0, MAX_GAPS_NAMED).map(placeGapText);
  const more = gaps.length - named.length;
  return [...named, ...(more === 0 ? [] : [`and ${more} more`])].join('; ');
}

/** The things to add, for the middle of a sentence. */
const PART_NAMES: Readonly<Record<RequiredPart, string>> = {
  title: 'a title',
  description: 'a description',
  cover: 'a cover image',
  places: 'at least one place',
};

/** The error for a missing part. */
export function addPartText(part: RequiredPart): string {
  return `Add ${PART_NAMES[part]}`;
}

/** A missing part as an item of a list. */
export function missingPartText(part: RequiredPart): string {
  const name = PART_NAMES[part];
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** The form's hint before submitting; null when nothing is missing. */
export function missingText(guide: GuideToSubmit): string | null {
  const names = missingForSubmission(guide).map((part) => PART_NAMES[part]);
  const hasGaps = placeGaps(guide).length > 0;
  const last = names.pop();
  if (last === undefined) return hasGaps ? 'To submit, give every place a title and a pin.' : null;
  const parts = `To submit, add ${names.length === 0 ? last : `${names.join(', ')} and ${last}`}.`;
  return hasGaps ? `${parts} Every place needs a title and a pin.` : parts;
}

/** The form's hint about the parts that a guide may do without; null when it has both. */
export function optionalPartsText(parts: ContentParts): string | null {
  const hasAudio = isFilled(parts, 'audio');
  if (isFilled(parts, 'video')) return hasAudio ? null : 'Audio makes it 100%.';
  return hasAudio ? 'Video makes it 100%.' : 'Audio and video make it 100%.';
}

/** A reviewer's note, as its author sees it. */
export type ReviewNote = {
  /** False while nothing has changed since the note was written. */
  readonly isAnswered: boolean;
};

/** The content to submit, with the notes of the last review. */
export type Submission = {
  readonly guide: Pick<GuideContent, 'image' | 'imageAlt' | 'path' | 'boundary'>;
  readonly guideNote: ReviewNote | null;
  /** In their order. */
  readonly places: readonly SubmittedPlace[];
};

export type SubmittedPlace = {
  readonly nameNumber: number;
  readonly content: PlaceContent;
  readonly note: ReviewNote | null;
};

const ADVICE_KINDS = ['bad_path', 'bad_boundary', 'no_words', 'no_alt_text', 'note'] as const;

export type Advice = {
  readonly kind: (typeof ADVICE_KINDS)[number];
  /** Counted from 0; null for the guide itself. */
  readonly place: number | null;
  /** The name of that place, or ‘The guide’. */
  readonly subject: string;
};

const GUIDE = { place: null, subject: 'The guide' } as const;

/**
 * Advice before a guide is submitted. None of it blocks: completion doesn't count places, so their gaps would otherwise
 * go unnoticed until a reviewer finds them.
 */
export function submissionAdvice({ guide, guideNote, places }: Submission): readonly Advice[] {
  const aboutGuide: readonly Advice[] = [
    ...badShapes(guide).map((kind) => ({ kind, ...GUIDE })),
    ...(lacksAltText(guide) ? [{ kind: 'no_alt_text', ...GUIDE } as const] : []),
    ...(isOpen(guideNote) ? [{ kind: 'note', ...GUIDE } as const] : []),
  ];
  return [...aboutGuide, ...places.flatMap(adviceOnPlace)];
}

export function adviceText({ kind, subject }: Advice): string {
  switch (kind) {
    case 'bad_path':
      return `${subject}’s path can’t be read, so nobody will see it`;
    case 'bad_boundary':
      return `${subject}’s boundary can’t be read, so nobody will see it`;
    case 'no_words':
      return `${subject} has no text, audio or video`;
    case 'no_alt_text':
      return `${subject}’s image has no description`;
    case 'note':
      return `${subject} has a note, and nothing has changed since`;
  }
}

function adviceOnPlace(
  { nameNumber, content, note }: SubmittedPlace,
  place: number,
): readonly Advice[] {
  const subject = placeLabel(content.title, nameNumber);
  const found: Readonly<Record<Advice['kind'], boolean>> = {
    bad_path: badShapes(content).includes('bad_path'),
    bad_boundary: badShapes(content).includes('bad_boundary'),
    // A place may be audio only.
    no_words: [content.description, content.audio, content.video].every((part) => part === null),
    no_alt_text: lacksAltText(content),
    note: isOpen(note),
  };
  return (Object.keys(found) as (keyof typeof found)[])
    .filter((kind) => found[kind])
    .map((kind) => ({ kind, place, subject }));
}

/** Drafts keep invalid texts as typed, which is easily forgotten. */
function badShapes({
  path,
  boundary,
}: Pick<PlaceContent, 'path' | 'boundary'>): readonly ('bad_path' | 'bad_boundary')[] {
  return [
    ...(checkShapes('path', path).ok ? [] : (['bad_path'] as const)),
    ...(checkShapes('boundary', boundary).ok ? [] : (['bad_boundary'] as const)),
  ];
}

function lacksAltText({ image, imageAlt }: Pick<PlaceContent, 'image' | 'imageAlt'>): boolean {
  return image !== null && imageAlt === null;
}

function isOpen(note: ReviewNote | null): boolean {
  return note !== null && !note.isAnswered;
}
