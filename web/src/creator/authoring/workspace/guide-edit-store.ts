import type { PendingGuide } from '@laneway/contract/authoring';
import { readPendingGuide, type SavingUser } from '@laneway/contract/editing/guide-fields';
import type { EditableGuide } from '@laneway/domain/guides/editable-guide';
import type { GuideContent } from '@laneway/domain/guides/guide-content';
import { priceSaved } from '@laneway/domain/guides/pricing';
import type { CallServer } from '../../../api/client.ts';
import { logProblem } from '../../../core/diagnostics/log.ts';
import { createStore } from '../../../core/store.ts';
import {
  GUIDE_SHAPE,
  type GuideField,
  guideContentOf,
  guideValuesOf,
} from '../records/guide-values.ts';
import { alignValues, createRecordStore, type RecordStore } from '../records/record-store.ts';
import type { Changer } from './changer.ts';
import {
  adoptPlaces,
  inOrder,
  type PlaceItem,
  placeItem,
  type SaveFailure,
  type WorkspaceState,
} from './workspace-state.ts';

const UNKNOWN: Changer = { kind: 'unknown' };

/** The shared state of an open guide's saves: its state, its record and its calls. */
export type GuideEditStore = {
  readonly user: SavingUser;
  readonly call: CallServer;
  readonly guideRecord: RecordStore<GuideField>;
  readonly getState: () => WorkspaceState;
  readonly setState: (next: Partial<WorkspaceState>) => void;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly findItem: (key: string) => PlaceItem | undefined;
  readonly replaceItem: (key: string, next: PlaceItem) => void;
  readonly removeItem: (key: string) => void;
  /** The last requested order of places, by key, until the server has confirmed it. */
  wantedOrder: readonly string[] | null;
  /** Applies the server's row; unsaved changes stay. */
  readonly adoptGuide: (row: PendingGuide) => void;
  /** Dismisses an earlier failure of the same record, or of any for 'all'. */
  readonly notifySaved: (saved: SaveFailure['of'] | 'all', placeKey?: string) => void;
  /** The same after a change of the listing, which saves no edits. */
  readonly notifyListingChanged: () => void;
  /** Finds out who saved first, for the text of a conflict. */
  readonly loadLastEditor: () => Promise<void>;
};

export type GuideEditStoreParts = {
  readonly guide: EditableGuide;
  readonly user: SavingUser;
  readonly call: CallServer;
  /** Notifies lists and other tabs of a change on the server; null if it isn't in a draft. Content changes often. */
  readonly onSaved: (pendingGuideId: number | null, what?: 'content') => void;
  readonly now: () => number;
};

export function createGuideEditStore({
  guide: opened,
  user,
  call,
  onSaved,
  now,
}: GuideEditStoreParts): GuideEditStore {
  const version = opened.kind === 'pending' ? opened.version : 0;
  const guideRecord = createRecordStore(GUIDE_SHAPE, guideValuesOf(opened.content), version);
  const state = createStore<WorkspaceState>({
    guide: opened,
    places: (opened.kind === 'unsaved' ? [] : (opened.places ?? [])).map(placeItem),
    savedAt: null,
    failure: null,
    changedBy: UNKNOWN,
  });
  const { getState, subscribe } = state;
  const setState = (next: Partial<WorkspaceState>): void =>
    state.setState({ ...getState(), ...next });

  const store: GuideEditStore = {
    user,
    call,
    guideRecord,
    wantedOrder: null,
    getState,
    setState,
    subscribe,
    findItem: (key) => getState().places.find((item) => item.key === key),
    replaceItem: (key, next) =>
      setState({ places: getState().places.map((item) => (item.key === key ? next : item)) }),
    removeItem: (key) => setState({ places: getState().places.filter((item) => item.key !== key) }),
    adoptGuide: (row) => {
      const { places: _places, ...guide } = readPendingGuide(row);
      const values = alignedGuideValues(guideRecord, guide);
      guideRecord.send({ type: 'changed elsewhere', values, version: guide.version });
      const { pending_places: rows } = row;
      setState({
        guide: { ...guide, places: null },
        ...(rows === undefined
          ? {}
          : {
              places: inOrder(
                adoptPlaces(getState().places, rows, row.pg_id),
                store.wantedOrder ?? [],
              ),
            }),
      });
    },
    notifySaved: (saved, placeKey) => {
      const { failure } = getState();
      const isSaved =
        saved === 'all' || saved === failure?.of
          ? placeKey === undefined || failure?.key === placeKey
          : failure?.of === 'listing';
      setState({ savedAt: now(), failure: isSaved ? null : failure });
      const { guide } = getState();
      if (guide.kind !== 'pending') return;
      if (saved === 'all') onSaved(guide.id);
      else onSaved(guide.id, 'content');
    },
    notifyListingChanged: () => {
      setState({ failure: null });
      const { guide } = getState();
      onSaved(guide.kind === 'pending' ? guide.id : null);
    },
    loadLastEditor: async () => {
      const { guide } = getState();
      if (guide.kind !== 'pending') return;
      try {
        const { items } = await call('getGuideHistory', { params: { id: guide.id } });
        const latest = items.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))[0];
        setState({ changedBy: changerOf(latest?.actor_name ?? null, user.name) });
      } catch (error) {
        // The conflict works without a name.
        setState({ changedBy: UNKNOWN });
        logProblem('The history of the guide could not be loaded', error);
      }
    },
  };
  return store;
}

/** The values of a row, in the form's spelling where they mean the same. */
export function alignedGuideValues(
  record: RecordStore<GuideField>,
  { content }: Pick<EditableGuide, 'content'>,
) {
  return alignValues(GUIDE_SHAPE, record.getState(), guideValuesOf(content), (values) =>
    guideValuesOf(asSaved(guideContentOf(values))),
  );
}

/** The history has only names, so somebody of the same name counts as another tab. */
function changerOf(name: string | null, ownName: string): Changer {
  if (name === null) return UNKNOWN;
  return name === ownName ? { kind: 'same person' } : { kind: 'another person', name };
}

/** The server fills in the price of a paid guide without one. */
function asSaved(content: GuideContent): GuideContent {
  return { ...content, priceCents: priceSaved(content) };
}
