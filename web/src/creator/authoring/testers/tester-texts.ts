import type { Tester } from '@laneway/contract/testers';
import { formatDate } from '@laneway/domain/text/dates';

/** The state of an invitation in a few words. */
export function testerStateText({ state, last_opened_at, expires_at, invited_at }: Tester): string {
  switch (state) {
    case 'removed':
      return 'Removed';
    case 'expired':
      return `Link expired ${formatDate(expires_at) ?? ''}`;
    case 'live':
      return last_opened_at === null
        ? `Invited ${formatDate(invited_at) ?? ''}, not opened yet`
        : `Opened ${formatDate(last_opened_at) ?? ''}`;
  }
}

export type NoteGroup = {
  readonly key: string;
  /** The subject of the notes. */
  readonly title: string;
  readonly notes: readonly {
    readonly key: string;
    readonly email: string;
    readonly text: string;
    readonly at: string;
  }[];
};

export type NotedPlace = { readonly id: number; readonly title: string };

const WHOLE_GUIDE = 'The whole guide';
const DELETED_PLACE = 'A place you’ve deleted';

/** The notes of all testers by subject: the guide, then its places in order. */
export function noteGroups(
  testers: readonly Tester[],
  places: readonly NotedPlace[],
): readonly NoteGroup[] {
  const all = testers.flatMap(({ tester_id, email, notes }) =>
    notes.map((note) => ({
      placeId: note.pp_id,
      note: {
        key: `${tester_id}-${note.pp_id ?? 'guide'}`,
        email,
        text: note.note,
        at: note.updated_at,
      },
    })),
  );
  const about = (key: string, title: string, isIt: (placeId: number | null) => boolean) => ({
    key,
    title,
    notes: all.filter(({ placeId }) => isIt(placeId)).map(({ note }) => note),
  });
  const known = new Set(places.map(({ id }) => id));
  return [
    about('guide', WHOLE_GUIDE, (placeId) => placeId === null),
    ...places.map(({ id, title }) => about(`place-${id}`, title, (placeId) => placeId === id)),
    about('deleted', DELETED_PLACE, (placeId) => placeId !== null && !known.has(placeId)),
  ].filter(({ notes }) => notes.length > 0);
}
