import type { PendingGuide } from '@laneway/contract/authoring';
import { readPendingGuide } from '@laneway/contract/editing/read-guide';
import type { SavingUser } from '@laneway/contract/editing/write-guide';
import type { EditableGuide } from '@laneway/domain/guides/editable-guide';
import type { GuideContent } from '@laneway/domain/guides/guide-content';
import { priceSaved } from '@laneway/domain/guides/pricing';
import type { CallServer } from '../../../api/client.ts';
import { logProblem } from '../../../core/diagnostics/log.ts';
import { createStore } from '../../../core/store.ts';
import { alignValues } from '../records/align-values.ts';
import {
  GUIDE_SHAPE,
  type GuideField,
  guideContentOf,
  guideValuesOf,
} from '../records/guide-values.ts';
import { createRecordStore, type RecordStore } from '../records/record-store.ts';
import type { Changer } from './changer.ts';
import {
  adoptPlaces,
  inOrder,
  type PlaceItem,
  placeItem,
  type WorkspaceState,
} from './workspace-state.ts';

const UNKNOWN: Changer = { kind: 'unknown' };

/** What the saves of one open guide share: its state, its record and the way to the server. */
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
  /** The order of places that was asked for last, by key, while the server hasn't confirmed it. */
  wantedOrder: readonly string[] | null;
  /** Takes over what the server has; what was typed stays. */
  readonly adoptGuide: (row: PendingGuide) => void;
  readonly notifySaved: () => void;
  /** The same after something was taken off sale or put back, which saves nothing that was typed. */
  readonly notifyListingChanged: () => void;
  /** Finds out who was faster, for the words of a conflict. */
  readonly loadLastEditor: () => Promise<void>;
};

export type GuideEditStoreParts = {
  readonly guide: EditableGuide;
  readonly user: SavingUser;
  readonly call: CallServer;
  /** Says that the server has something new, for lists and other tabs; null if that isn't in a draft. */
  readonly onSaved: (pendingGuideId: number | null) => void;
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
    notifySaved: () => {
      setState({ savedAt: now(), failure: null });
      const { guide } = getState();
      if (guide.kind === 'pending') onSaved(guide.id);
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
        // The conflict is the same without a name.
        setState({ changedBy: UNKNOWN });
        logProblem('The history of the guide could not be loaded', error);
      }
    },
  };
  return store;
}

/** The values of a row, written as the form has them where they mean the same. */
export function alignedGuideValues(
  record: RecordStore<GuideField>,
  { content }: Pick<EditableGuide, 'content'>,
) {
  return alignValues(GUIDE_SHAPE, record.getState(), guideValuesOf(content), (values) =>
    guideValuesOf(asSaved(guideContentOf(values))),
  );
}

/** The history has names only; somebody of the same name would be told of another tab of theirs. */
function changerOf(name: string | null, ownName: string): Changer {
  if (name === null) return UNKNOWN;
  return name === ownName ? { kind: 'same person' } : { kind: 'another person', name };
}

/** The server fills in the price of a paid guide that has none. */
function asSaved(content: GuideContent): GuideContent {
  return { ...content, priceCents: priceSaved(content) };
}
