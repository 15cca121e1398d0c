import type { WalkNotice } from '@laneway/domain/walk/engine/walk-event';
import type { WalkView } from '@laneway/domain/walk/engine/walk-view';
import type { Place } from '../../guide/places/place-facts.ts';
import { placeOfStop } from '../walk-guide.ts';
import {
  leftText,
  passedText,
  roundedMetres,
  unheardText,
  visitedText,
  WALK_LINES,
} from '../walk-texts.ts';

/** The spoken text of a notice; null if it no longer applies, or isn't worth an interruption. */
export function spokenText(
  notice: WalkNotice,
  view: WalkView,
  places: readonly Place[],
): string | null {
  const isOffered = (stopId: number) => view.offeredStopIds.includes(stopId);
  switch (notice.what) {
    case 'offRoute': {
      if (view.offRouteMetres === null) return null;
      return `You’re about ${roundedMetres(view.offRouteMetres)} metres off the route.`;
    }
    case 'lost':
      return view.signal === 'lost' ? WALK_LINES.lost : null;
    case 'missed':
      return notice.stopIds.some(isOffered) ? passedText(notice.stopIds, places) : null;
    case 'ask': {
      if (!isOffered(notice.stopId)) return null;
      return `You’re at ${placeOfStop(places, notice.stopId)?.place.p_title}. Tap to hear it.`;
    }
    case 'unheard':
      return view.unheardStopId === notice.stopId ? unheardText(notice.stopId, places) : null;
    case 'left':
      return view.isAtEnd ? leftText(view, places) : null;
    case 'finished':
      return view.isFinished ? `That’s the walk. ${visitedText(view)}` : null;
    case 'backOnRoute':
    case 'found':
    case 'hidden':
      return null;
  }
}
