import { guideId } from '@laneway/domain/guides/editable-guide';
import { type EditablePlace, placeStatus } from '@laneway/domain/guides/editable-place';
import type { WalkContent } from '../../walk-editor/walk-content.ts';
import { placeName } from '../navigator/place-name.ts';
import { guideContentOf } from '../records/guide-values.ts';
import { placeContentOf } from '../records/place-values.ts';
import type { Workspace } from '../workspace/create-workspace.ts';
import type { PlaceItem } from '../workspace/workspace-state.ts';

/** The walk of an open guide as its forms show it. */
export function walkContentOf({ getState, guideRecord }: Workspace): WalkContent {
  const { guide, places } = getState();
  const { path, walk } = guideContentOf(guideRecord.getState().mine);
  const id = guideId(guide);
  return {
    guideId: typeof id === 'number' ? id : 0,
    path,
    walk,
    // Nobody will hear what was withdrawn.
    places: places.filter(({ place }) => placeStatus(place) !== 'withdrawn').map(placeOf),
  };
}

function placeOf({ place, record }: PlaceItem, index: number): WalkContent['places'][number] {
  const { mine } = record.getState();
  const { location, marker, boundary, trigger, audio } = placeContentOf(mine);
  const isMeasured = 'audioSeconds' in place && place.content.audio === audio;
  return {
    stopId: stopIdOf(place),
    title: placeName(mine.title, index),
    ...{ location, marker, boundary, trigger, audio },
    // Of another file, nobody knows yet how long it is.
    audioSeconds: isMeasured ? place.audioSeconds : null,
  };
}

/** The plan knows places by number; those that nobody has saved have one below zero. */
export function stopIdOf(place: EditablePlace): number {
  switch (place.kind) {
    case 'unsaved':
      return -1 - place.startedAt;
    case 'draft_of_published':
      return place.publishedId;
    case 'pending':
    case 'published':
      return place.id;
  }
}
