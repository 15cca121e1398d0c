import type { WalkNotice } from '@laneway/domain/walk/walk-event';
import type { WalkView } from '@laneway/domain/walk/walk-view';
import type { Place } from '../../places/place-facts.ts';
import { placeOfStop } from '../walk-guide.ts';
import { heardText, passedText, roundedMetres, WALK_LINES } from '../walk-texts.ts';

/** What is worth interrupting someone's thoughts for. */
const FOR_THE_EAR = ['offRoute', 'lost', 'missed', 'ask', 'finished'] as const;

export type SpokenNotice = Extract<WalkNotice, { readonly what: (typeof FOR_THE_EAR)[number] }>;

export function isForTheEar(notice: WalkNotice): notice is SpokenNotice {
  return FOR_THE_EAR.some((what) => what === notice.what);
}

/** Whether a notice that had to wait is still worth saying. */
export function isStillSo(notice: SpokenNotice, view: WalkView): boolean {
  switch (notice.what) {
    case 'offRoute':
      return view.offRouteMetres !== null;
    case 'lost':
      return view.signal === 'lost';
    case 'missed':
      return notice.stopIds.some((id) => view.offeredStopIds.includes(id));
    case 'ask':
      return view.offeredStopIds.includes(notice.stopId);
    case 'finished':
      return view.isFinished;
  }
}

export function spokenText(notice: SpokenNotice, view: WalkView, places: readonly Place[]): string {
  switch (notice.what) {
    case 'offRoute':
      return `You’re about ${roundedMetres(notice.metres)} metres off the route.`;
    case 'lost':
      return WALK_LINES.lost;
    case 'missed':
      return passedText(notice.stopIds, places);
    case 'ask':
      return `You’re at ${placeOfStop(places, notice.stopId)?.place.p_title}. Tap to hear it.`;
    case 'finished':
      return `That’s the walk. ${heardText(view)}`;
  }
}
