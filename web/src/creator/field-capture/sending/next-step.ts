import { trackPoints } from '@laneway/domain/field/track';
import { MINUTE_MS } from '@laneway/domain/timing';
import type { CapturedFile, FieldContents, Outing, RecordedPath, Spot } from '../store/records.ts';

/** The next thing to send. It depends only on stored data, so sending can stop anywhere and continue later. */
export type SendStep =
  | { readonly kind: 'create guide'; readonly outing: Outing }
  | {
      readonly kind: 'upload';
      readonly spot: Spot;
      readonly part: 'photo' | 'voice';
      readonly file: CapturedFile;
    }
  | { readonly kind: 'add place'; readonly spot: Spot; readonly guideId: number }
  | { readonly kind: 'append path'; readonly path: RecordedPath; readonly guideId: number };

/** A recording that hasn't stored anything for this long was abandoned. */
const ABANDONED_AFTER_MS = 10 * MINUTE_MS;

export type SendingNow = {
  /** Refused items wait for the user. */
  readonly held: ReadonlySet<string>;
  /** The spot whose sheet is open isn't sent during editing, and those after it keep their order. */
  readonly editedSpotId: string | null;
  readonly now: number;
};

/**
 * Outing by outing: the guide, then each spot with its photo and voice, then the paths. Null if there is nothing to send.
 */
export function nextStep(
  { outings, spots, paths }: FieldContents,
  { held, editedSpotId, now }: SendingNow,
): SendStep | null {
  for (const outing of outings) {
    if (held.has(outing.id)) continue;
    const spot = spots.find((each) => each.walkId === outing.id && isWaiting(each, held));
    const path = paths.find((each) => each.walkId === outing.id && isComplete(each, held, now));
    if (spot === undefined && path === undefined) continue;
    if (spot !== undefined && spot.id === editedSpotId) continue;
    if (outing.guideId === null) return { kind: 'create guide', outing };
    if (spot !== undefined) return stepOf(spot, outing.guideId);
    if (path !== undefined) return { kind: 'append path', path, guideId: outing.guideId };
  }
  return null;
}

function isWaiting({ id, isDraft }: Spot, held: ReadonlySet<string>): boolean {
  return !isDraft && !held.has(id);
}

function isComplete(path: RecordedPath, held: ReadonlySet<string>, now: number): boolean {
  const isAbandoned = now - path.updatedAt > ABANDONED_AFTER_MS;
  return (path.state === 'done' || isAbandoned) && isLine(path) && !held.has(path.id);
}

/** A recording without movement has nothing to send. */
export function isLine({ track }: RecordedPath): boolean {
  return trackPoints(track).length > 1;
}

function stepOf(spot: Spot, guideId: number): SendStep {
  const { photo, voice, imageUri, audioUri } = spot;
  if (photo !== null && imageUri === null && spot.attempt === null)
    return { kind: 'upload', spot, part: 'photo', file: photo };
  if (voice !== null && audioUri === null && spot.attempt === null)
    return { kind: 'upload', spot, part: 'voice', file: voice };
  return { kind: 'add place', spot, guideId };
}
