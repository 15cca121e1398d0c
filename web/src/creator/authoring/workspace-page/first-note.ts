import type { PlaceItem } from '../workspace/workspace-state.ts';

/** The first place with a reviewer's note that nothing was done about, else the first with any; null without notes. */
export function firstNote(places: readonly PlaceItem[]): PlaceItem | null {
  const noted = places.filter(
    ({ place }) => place.kind === 'pending' && place.adminComment !== null,
  );
  const open = noted.find(({ place }) => place.kind === 'pending' && !place.changedSinceComment);
  return open ?? noted[0] ?? null;
}
