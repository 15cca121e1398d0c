import { placeStatus } from '@laneway/domain/guides/editable-place';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { WalkContent } from '../../walk-editor/walk-content.ts';
import { placeName } from '../navigator/place-name.ts';
import { guideContentOf } from '../records/guide-values.ts';
import { placeContentOf } from '../records/place-values.ts';
import type { Workspace } from '../workspace/create-workspace.ts';
import { subscribeToRecords } from '../workspace/subscribe-to-records.ts';
import type { PlaceItem } from '../workspace/workspace-state.ts';

/** The walk of an open guide as its forms show it. It stays the same object while it says the same. */
export function useWalkContent(workspace: Workspace): WalkContent {
  const subscribe = useCallback(
    (onChange: () => void) => subscribeToRecords(workspace, onChange),
    [workspace],
  );
  // As text, so that a save, which changes nothing of it, draws nothing again.
  const text = useSyncExternalStore(subscribe, () => JSON.stringify(walkContentOf(workspace)));
  return useMemo(() => JSON.parse(text) as WalkContent, [text]);
}

/** The walk of an open guide as its forms show it. */
function walkContentOf({ getState, guideRecord }: Workspace): WalkContent {
  const { places } = getState();
  const { path, walk } = guideContentOf(guideRecord.getState().mine);
  return {
    path,
    walk,
    // Nobody will hear what was withdrawn.
    places: places.filter(({ place }) => placeStatus(place) !== 'withdrawn').map(placeOf),
  };
}

function placeOf(
  { stopId, place, record }: PlaceItem,
  index: number,
): WalkContent['places'][number] {
  const { mine } = record.getState();
  const { location, marker, boundary, trigger, audio } = placeContentOf(mine);
  const isMeasured = 'audioSeconds' in place && place.content.audio === audio;
  return {
    stopId,
    title: placeName(mine.title, index),
    ...{ location, marker, boundary, trigger, audio },
    // Of another file, nobody knows yet how long it is.
    audioSeconds: isMeasured ? place.audioSeconds : null,
  };
}
