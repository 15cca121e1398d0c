import { placeStatus } from '@laneway/domain/guides/editable-place';
import { placeLabel } from '@laneway/domain/guides/place-label';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { WalkContent } from '../../walk-editor/walk-content.ts';
import { guideContentOf } from '../records/guide-values.ts';
import { placeContentOf } from '../records/place-values.ts';
import { subscribeToRecords, type Workspace } from '../workspace/create-workspace.ts';
import type { PlaceItem } from '../workspace/workspace-state.ts';

/** The walk of an open guide with its unsaved changes. The object is the same while its content is. */
export function useWalkContent(workspace: Workspace): WalkContent {
  const subscribe = useCallback(
    (onChange: () => void) => subscribeToRecords(workspace, onChange),
    [workspace],
  );
  // Compared as text, so that a save, which doesn't change it, causes no render.
  const text = useSyncExternalStore(subscribe, () => JSON.stringify(walkContentOf(workspace)));
  return useMemo(() => JSON.parse(text) as WalkContent, [text]);
}

/** The walk of an open guide with its unsaved changes. */
function walkContentOf({ getState, guideRecord }: Workspace): WalkContent {
  const { places } = getState();
  const { path, walk } = guideContentOf(guideRecord.getState().mine);
  return {
    path,
    walk,
    // Withdrawn places aren't part of the walk.
    places: places.filter(({ place }) => placeStatus(place) !== 'withdrawn').map(placeOf),
  };
}

function placeOf({ stopId, place, record }: PlaceItem): WalkContent['places'][number] {
  const { mine } = record.getState();
  const { location, marker, boundary, trigger, audio } = placeContentOf(mine);
  const isMeasured = 'audioSeconds' in place && place.content.audio === audio;
  return {
    stopId,
    title: placeLabel(mine.title, place.nameNumber),
    ...{ location, marker, boundary, trigger, audio },
    // The length of a new file isn't known yet.
    audioSeconds: isMeasured ? place.audioSeconds : null,
  };
}
