import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { unsentOuting } from './open-outing.ts';
import type { FieldStore } from './store/field-store.ts';
import { type FieldContents, NO_CONTENTS, type Outing } from './store/records.ts';
import { storeFailureText } from './store/store-failure.ts';
import { useField } from './use-field.ts';

export type ContentsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly contents: FieldContents }
  | { readonly kind: 'failed'; readonly text: string };

const LOADING: ContentsState = { kind: 'loading' };

/** The stored data of this device, updated live. */
export function useFieldContents(store: FieldStore | null): ContentsState {
  const [state, setState] = useState<ContentsState>(LOADING);
  useEffect(() => {
    setState(LOADING);
    return store?.watch(
      (contents) => setState({ kind: 'loaded', contents }),
      (error) => setState({ kind: 'failed', text: storeFailureText(error) }),
    );
  }, [store]);
  return state;
}

type UnsentSpots = {
  /** By guide; `new` is for outings whose guide doesn't exist yet. */
  readonly counts: UnsentCounts;
  /** The outing to show first. */
  readonly outing: Outing | null;
};

/**
 * The unsent spots on this device. Using it also sends them whenever the device is online; `onSent` is called with the
 * guide.
 */
export function useUnsentSpots(
  userId: number,
  onSent?: (pendingGuideId: number) => void,
): UnsentSpots {
  const field = useField();
  const mine = field?.userId === userId ? field : null;
  const notifySent = useEffectEvent((pendingGuideId: number) => onSent?.(pendingGuideId));
  useEffect(() => mine?.listen((pendingGuideId) => notifySent(pendingGuideId)), [mine]);
  const state = useFieldContents(mine?.store ?? null);
  const contents = state.kind === 'loaded' ? state.contents : NO_CONTENTS;
  return useMemo(
    () => ({ counts: countUnsent(contents), outing: unsentOuting(contents) }),
    [contents],
  );
}

type UnsentCounts = ReadonlyMap<number | 'new', number>;

function countUnsent({ outings, spots }: FieldContents): UnsentCounts {
  const counts = new Map<number | 'new', number>();
  for (const { walkId, isDraft } of spots) {
    const outing = outings.find(({ id }) => id === walkId);
    if (outing === undefined || isDraft) continue;
    const key = outing.guideId ?? 'new';
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
