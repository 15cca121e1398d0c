import { HOUR_MS } from '@laneway/domain/timing';
import { newIdempotencyKey } from '../../api/client.ts';
import { fullMomentText } from '../../ui/forms/moment-text.ts';
import type { FieldContents, Outing } from './store/records.ts';

/** An existing place of the guide. */
export type GuidePlace = {
  readonly point: { readonly lat: number; readonly lng: number };
  readonly title: string;
  readonly number: number;
};

/** The guide that someone walks; null for a guide that begins with this outing. */
export type WalkedGuide = {
  readonly id: number;
  readonly title: string;
  /** Its path as a text; empty without one. */
  readonly path: string;
  readonly places: readonly GuidePlace[];
} | null;

const RESUMABLE_MS = 12 * HOUR_MS;

/** The outing for this guide that was not ended, if anything was captured on it. */
export function outingToResume(
  { outings, spots, paths }: FieldContents,
  guide: WalkedGuide,
  now: number,
): Outing | null {
  const found = outings.findLast((outing) => {
    const isOfGuide = guide === null ? outing.isNewGuide : outing.guideId === guide.id;
    const isRecent = outing.endedAt === null && now - outing.startedAt < RESUMABLE_MS;
    const hasContents =
      outing.sent.length > 0 || [...spots, ...paths].some(({ walkId }) => walkId === outing.id);
    return isOfGuide && isRecent && hasContents;
  });
  return found ?? null;
}

/** The oldest outing with spots that are only on this device, however long ago it was. */
export function unsentOuting({ outings, spots }: FieldContents): Outing | null {
  const isUnsent = ({ id }: Outing) =>
    spots.some(({ walkId, isDraft }) => walkId === id && !isDraft);
  return outings.find(isUnsent) ?? null;
}

/** The guide that an outing is for, as far as the device knows it. */
export function guideOf({ guideId, isNewGuide, title }: Outing): WalkedGuide {
  return isNewGuide || guideId === null ? null : { id: guideId, title, path: '', places: [] };
}

export function newOuting(guide: WalkedGuide, now: number): Outing {
  const id = newIdempotencyKey();
  return {
    id,
    guideId: guide?.id ?? null,
    isNewGuide: guide === null,
    guideKey: id,
    guideTriedAt: null,
    title: guide?.title ?? `Walk on ${fullMomentText(new Date(now))}`,
    startedAt: now,
    endedAt: null,
    sent: [],
    sentPaths: [],
  };
}

/** The number that the next spot of an outing gets. */
export function nextNumber({ spots }: FieldContents, outing: Outing, guide: WalkedGuide): number {
  const numbers = [
    ...(guide?.places ?? []),
    ...outing.sent,
    ...spots.filter(({ walkId }) => walkId === outing.id),
  ].map(({ number }) => number);
  return Math.max(0, ...numbers) + 1;
}
