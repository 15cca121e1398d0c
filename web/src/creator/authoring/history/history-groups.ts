import type { GuideHistoryEntry } from '@laneway/contract/review';
import { type ContentStatus, STATUS_NAMES } from '@laneway/domain/statuses';
import type { HistoryAct } from '@laneway/domain/workflow/history';

/** One line of a guide's history: a change of its status, or someone's edits in a row. */
export type HistoryGroup = {
  readonly key: string;
  readonly text: string;
  /** Null for automatic events. */
  readonly actor: string | null;
  /** ISO timestamps; the same for a single event. */
  readonly from: string;
  readonly to: string;
  readonly comment: string | null;
  /** True for a submission, which can be compared. */
  readonly isSubmission: boolean;
};

/** Returns a text with the name of the place in quotes. */
type PlaceText = (place: string | null) => string;

/** Events with their own text; all others are edits. Those of a place include its name, if it has one. */
const OWN_TEXTS: Readonly<Partial<Record<HistoryAct, string | PlaceText>>> = {
  created: 'Created',
  draft_started: 'Draft started',
  deleted: 'Deleted',
  commented: 'Note',
  place_commented: (place) => `Note on ${place ?? 'a place'}`,
  transfer_failed: 'Transfer failed',
  transfer_repeated: 'Transfer repeated',
  guide_withdrawn: 'Taken off sale',
  guide_republished: 'Back on sale',
  place_withdrawn: (place) => `${place ?? 'Place'} withdrawn`,
  place_republished: (place) => `${place ?? 'Place'} republished`,
};

/** Edits of one person in a row are one line, which names them in this way. */
const EDIT_TEXTS: Readonly<Partial<Record<HistoryAct, string | PlaceText>>> = {
  edited: 'Guide edited',
  places_ordered: 'Places reordered',
  place_added: (place) => `${place ?? 'Place'} added`,
  place_edited: (place) => `${place ?? 'Place'} edited`,
  place_deleted: (place) => `${place ?? 'Place'} removed`,
};

/** Named in one line; the rest are counted. */
const MAX_EDITS = 3;

/** The latest first. Consecutive edits of one person are one line, so that they don't hide the rest. */
export function historyGroups(entries: Entries): readonly HistoryGroup[] {
  const runs: GuideHistoryEntry[][] = [];
  for (const entry of entries.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))) {
    const run = runs.at(-1);
    if (run?.[0] !== undefined && isSameRun(run[0], entry)) run.push(entry);
    else runs.push([entry]);
  }
  return runs.flatMap((run, index) => {
    const [latest, earliest] = [run[0], run.at(-1)];
    if (latest === undefined || earliest === undefined) return [];
    return {
      key: `${latest.at} ${index}`,
      text: eventText(latest) ?? editsText(run.toReversed()),
      actor: latest.actor_name,
      from: earliest.at,
      to: latest.at,
      comment: latest.comment,
      isSubmission: latest.to_status === 'submitted',
    };
  });
}

function isSameRun(one: GuideHistoryEntry, other: GuideHistoryEntry): boolean {
  const areEdits = eventText(one) === null && eventText(other) === null;
  return areEdits && one.actor_name === other.actor_name;
}

/** Null for an edit. */
function eventText(entry: GuideHistoryEntry): string | null {
  return entry.to_status === null ? textIn(OWN_TEXTS, entry) : STATUS_NAMES[entry.to_status];
}

/** '“Hosier Lane” added · Guide edited · 2 more'. Adding or removing a place includes its edits. */
function editsText(edits: Entries): string {
  const named = edits.filter(
    ({ act, place_title: title }) =>
      act !== 'place_edited' ||
      !edits.some(
        (other) =>
          other.place_title === title && ['place_added', 'place_deleted'].includes(other.act),
      ),
  );
  const texts = [...new Set(named.map((edit) => textIn(EDIT_TEXTS, edit) ?? 'Edited'))];
  const more = texts.length - MAX_EDITS;
  return [...texts.slice(0, MAX_EDITS), ...(more > 0 ? [`${more} more`] : [])].join(' · ');
}

function textIn(
  texts: Readonly<Partial<Record<string, string | PlaceText>>>,
  { act, place_title: title }: GuideHistoryEntry,
): string | null {
  const text = texts[act] ?? null;
  return typeof text === 'function' ? text(title === null ? null : `“${title}”`) : text;
}

type Entries = readonly GuideHistoryEntry[];

/** The most recent request for changes or rejection; null if there is none. */
export function lastVerdict(entries: Entries): GuideHistoryEntry | null {
  return lastMoveTo(entries, ['needs_revision', 'rejected']);
}

/** The creator's message with their latest submission; null if there is none. */
export function submissionMessage(entries: Entries): string | null {
  return lastMoveTo(entries, ['submitted'])?.comment ?? null;
}

function lastMoveTo(entries: Entries, targets: readonly ContentStatus[]): GuideHistoryEntry | null {
  const moves = entries
    .filter(({ to_status: to }) => to !== null && targets.includes(to))
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
  return moves[0] ?? null;
}
