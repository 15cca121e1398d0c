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

/** The latest first. Consecutive edits of one person are one line, so that they don't hide the rest. */
export function historyGroups(entries: readonly GuideHistoryEntry[]): readonly HistoryGroup[] {
  const latestFirst = entries.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
  const groups: HistoryGroup[] = [];
  let isEdit = false;
  latestFirst.forEach((entry, index) => {
    const text = eventText(entry);
    const last = groups.at(-1);
    const continues = isEdit && text === null && last?.actor === entry.actor_name;
    isEdit = text === null;
    if (continues && last !== undefined) {
      groups[groups.length - 1] = { ...last, from: entry.at };
      return;
    }
    groups.push({
      key: `${entry.at} ${index}`,
      text: text ?? 'Edited',
      actor: entry.actor_name,
      from: entry.at,
      to: entry.at,
      comment: entry.comment,
      isSubmission: entry.to_status === 'submitted',
    });
  });
  return groups;
}

/** Null for an edit. */
function eventText({ act, to_status: to, place_title: title }: GuideHistoryEntry): string | null {
  if (to !== null) return STATUS_NAMES[to];
  const text = OWN_TEXTS[act as HistoryAct] ?? null;
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
