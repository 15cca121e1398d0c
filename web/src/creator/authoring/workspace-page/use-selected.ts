import type { OpenGuide, RecordRef } from '@laneway/domain/app-links/dashboard-route';
import { useEffect, useState } from 'react';
import { useNavigation } from '../../../core/navigation/navigation-context.tsx';
import { GUIDE_KEY } from '../workspace/create-workspace.ts';
import { guideRef, isSameRef, placeRef } from '../workspace/guide-ref.ts';
import type { PlaceItem, WorkspaceState } from '../workspace/workspace-state.ts';

export type Selected =
  | { readonly kind: 'guide'; readonly key: typeof GUIDE_KEY }
  | {
      readonly kind: 'place';
      readonly key: string;
      readonly item: PlaceItem;
      readonly index: number;
    }
  /** The place existed and was deleted. */
  | { readonly kind: 'gone' }
  /** The URL names a place that this guide doesn't have. */
  | { readonly kind: 'missing' };

const GUIDE: Selected = { kind: 'guide', key: GUIDE_KEY };

/** The record of the URL. A guide or place has another id after its first save: it stays open, and the URL follows. */
export function useSelected({ guide, places }: WorkspaceState, open: OpenGuide): Selected {
  const { renameRecord } = useNavigation();
  const [held, setHeld] = useState<Held | null>(null);
  const selected = find(places, open.place, held);

  const name = open.place;
  if (selected.kind === 'place' && name !== null && !isHolding(held, name, selected.key)) {
    setHeld({ ref: name, key: selected.key });
  }

  const currentGuide = guideRef(guide);
  const currentPlace = selected.kind === 'place' ? placeRef(selected.item.place) : null;
  useEffect(() => {
    if (!isSameRef(currentGuide, open.guide)) renameRecord('guide', open.guide, currentGuide);
  });
  useEffect(() => {
    if (name === null || currentPlace === null || isSameRef(currentPlace, name)) return;
    renameRecord('place', name, currentPlace);
  });
  return selected;
}

/** The last open place, with its id at that time. */
type Held = { readonly ref: RecordRef; readonly key: string };

function isHolding(held: Held | null, ref: RecordRef, key: string): boolean {
  return held !== null && held.key === key && isSameRef(held.ref, ref);
}

function find(places: readonly PlaceItem[], name: RecordRef | null, held: Held | null): Selected {
  if (name === null) return GUIDE;
  const named = places.findIndex(({ place }) => isSameRef(placeRef(place), name));
  const isHeld = held !== null && isSameRef(held.ref, name);
  const index = named < 0 && isHeld ? places.findIndex(({ key }) => key === held.key) : named;
  const item = places[index];
  if (item !== undefined) return { kind: 'place', key: item.key, item, index };
  return isHeld ? { kind: 'gone' } : { kind: 'missing' };
}
