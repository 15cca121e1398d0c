import { type Refusal, refusal } from '../refusal.ts';
import { fail, ok, type Result } from '../result.ts';

/** An id as the dashboards hold it: the number of a saved row, or a text for what is unsaved. */
export type RecordId = number | string | null | undefined;

/** What an id of the unified views says about the thing it names. */
export type EditableId =
  | { readonly kind: 'saved'; readonly id: number }
  | { readonly kind: 'new_guide' }
  | { readonly kind: 'new_place' }
  | { readonly kind: 'temporary' }
  /** A draft of a published guide that has not been saved as a pending one yet. */
  | { readonly kind: 'draft_from'; readonly publishedId: number; readonly timestamp: number }
  | { readonly kind: 'invalid' };

/** Ids are PostgreSQL integers; a larger one names nothing. */
const MAX_ID = 2_147_483_647;

const NEW_GUIDE = 'new-guide-';
const NEW_PLACE = 'new-place-';
const TEMPORARY = 'temp-';
const DRAFT_FROM = 'draft-from-';

const DRAFT_FROM_PATTERN = /^draft-from-(\d+)-(\d+)$/;

export function newGuideId(timestamp: number): string {
  return `${NEW_GUIDE}${timestamp}`;
}

export function newPlaceId(timestamp: number): string {
  return `${NEW_PLACE}${timestamp}`;
}

export function temporaryId(timestamp: number): string {
  return `${TEMPORARY}${timestamp}`;
}

export function draftFromId(publishedId: number, timestamp: number): string {
  return `${DRAFT_FROM}${publishedId}-${timestamp}`;
}

/** The id of a saved row, given as a number or as digits; null for everything else. */
export function parseRecordId(id: RecordId): number | null {
  const number = typeof id === 'string' && /^\d+$/.test(id) ? Number(id) : id;
  return typeof number === 'number' && Number.isInteger(number) && number > 0 && number <= MAX_ID
    ? number
    : null;
}

export function parseEditableId(id: RecordId): EditableId {
  const saved = parseRecordId(id);
  if (saved !== null) return { kind: 'saved', id: saved };
  if (typeof id !== 'string') return { kind: 'invalid' };
  if (id.startsWith(NEW_GUIDE)) return { kind: 'new_guide' };
  if (id.startsWith(NEW_PLACE)) return { kind: 'new_place' };
  if (id.startsWith(TEMPORARY)) return { kind: 'temporary' };
  return parseDraftFrom(id);
}

/** True for ids of what exists only in the dashboard: nothing can be added to it or asked of it. */
export function isUnsavedId(id: RecordId): boolean {
  const { kind } = parseEditableId(id);
  return kind !== 'saved' && kind !== 'invalid';
}

/** True for anything that sets out to be a draft's id, well formed or not. */
export function claimsDraftFrom(id: RecordId): id is string {
  return typeof id === 'string' && id.startsWith(DRAFT_FROM);
}

export const idTexts = {
  guide: 'Invalid Guide ID format',
  pendingGuide: 'Invalid Pending Guide ID format',
  publishedGuideForPlaces: 'Invalid Published Guide ID for places',
  sourceGuideForDraft: 'Invalid Source Guide ID for draft creation',
  pendingGuideForUpdate: 'Invalid Pending Guide ID for update',
  parentGuideForPlace: 'Invalid Parent Guide ID for place creation',
  pendingPlaceForUpdate: 'Invalid Pending Place ID for update',
} as const;

/** The id as an integer, or the refusal that belongs to what the id was wanted for. */
export function requireRecordId(
  id: RecordId,
  purpose: keyof typeof idTexts,
): Result<number, Refusal> {
  const parsed = parseRecordId(id);
  return parsed === null ? fail(refusal('invalid_input', idTexts[purpose])) : ok(parsed);
}

function parseDraftFrom(id: string): EditableId {
  const [, published, timestamp] = DRAFT_FROM_PATTERN.exec(id) ?? [];
  const publishedId = parseRecordId(published);
  return publishedId === null
    ? { kind: 'invalid' }
    : { kind: 'draft_from', publishedId, timestamp: Number(timestamp) };
}
