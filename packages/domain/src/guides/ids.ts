import { type Refusal, refusal } from '../refusal.ts';
import { fail, ok, type Result } from '../result.ts';
import { MAX_ID } from '../text-limits.ts';

/** An id in the dashboards: the number of a saved row, or a text for unsaved ones. */
export type RecordId = number | string | null | undefined;

export type EditableId =
  | { readonly kind: 'saved'; readonly id: number }
  | { readonly kind: 'new_guide' | 'new_place' | 'temporary'; readonly suffix: string }
  /** A draft of a published guide that has not been saved as a pending one yet. */
  | { readonly kind: 'draft_from'; readonly publishedId: number; readonly timestamp: number };

/** The suffix distinguishes ids of the same kind. */
const PREFIXES = { new_guide: 'new-guide-', new_place: 'new-place-', temporary: 'temp-' } as const;

const PREFIXED = ['new_guide', 'new_place', 'temporary'] as const;

const DRAFT_FROM = /^draft-from-(\d+)-(\d+)$/;

export function printEditableId(id: EditableId): number | string {
  switch (id.kind) {
    case 'saved':
      return id.id;
    case 'new_guide':
    case 'new_place':
    case 'temporary':
      return `${PREFIXES[id.kind]}${id.suffix}`;
    case 'draft_from':
      return `draft-from-${id.publishedId}-${id.timestamp}`;
  }
}

/** The id of a saved row, given as a number or as digits; null for everything else. */
export function parseRecordId(id: RecordId): number | null {
  const number = typeof id === 'string' && /^\d+$/.test(id) ? Number(id) : id;
  return typeof number === 'number' && Number.isInteger(number) && number > 0 && number <= MAX_ID
    ? number
    : null;
}

/** The kind of an id; a text of digits is the number of a saved row. Null for garbage. */
export function parseEditableId(id: RecordId): EditableId | null {
  const saved = parseRecordId(id);
  if (saved !== null) return { kind: 'saved', id: saved };
  return typeof id === 'string' ? parseUnsavedId(id) : null;
}

/** True for ids that exist only in the dashboard, which the server doesn't know. */
export function isUnsavedId(id: string): boolean {
  return parseRecordId(id) === null && parseUnsavedId(id) !== null;
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

/** The id as an integer, or the refusal that matches its use. */
export function requireRecordId(
  id: RecordId,
  purpose: keyof typeof idTexts,
): Result<number, Refusal> {
  const parsed = parseRecordId(id);
  return parsed === null ? fail(refusal('invalid_input', idTexts[purpose])) : ok(parsed);
}

function parseUnsavedId(id: string): EditableId | null {
  const kind = PREFIXED.find((candidate) => id.startsWith(PREFIXES[candidate]));
  if (kind !== undefined) return { kind, suffix: id.slice(PREFIXES[kind].length) };
  const [, published, timestamp] = DRAFT_FROM.exec(id) ?? [];
  const publishedId = parseRecordId(published);
  return publishedId === null
    ? null
    : { kind: 'draft_from', publishedId, timestamp: Number(timestamp) };
}
