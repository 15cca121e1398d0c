import { newIdempotencyKey } from '../../api/client.ts';
import { timeText } from './field-texts.ts';
import type { FieldContents, Outing } from './store/records.ts';

/** An existing place of the guide. */
export type GuidePlace = {
  readonly point: { readonly lat: number; readonly lng: number };
  readonly title: string;
  readonly number: number;
};

/** The guide of an outing; null for a new guide. */
export type WalkedGuide = {
  readonly id: number;
  readonly title: string;
  readonly places: readonly GuidePlace[];
} | null;

const RESUMABLE_MS = 12 * 60 * 60_000;

/** The unfinished outing of this guide, if anything was captured on it. */
export function outingToResume(
  { walks, spots, paths }: FieldContents,
  guide: WalkedGuide,
  now: number,
): Outing | null {
  const found = walks.findLast((walk) => {
    const isOfGuide = guide === null ? walk.isNewGuide : walk.guideId === guide.id;
    const isRecent = walk.endedAt === null && now - walk.startedAt < RESUMABLE_MS;
    const hasContents =
      walk.sent.length > 0 || [...spots, ...paths].some(({ walkId }) => walkId === walk.id);
    return isOfGuide && isRecent && hasContents;
  });
  return found ?? null;
}

/** The oldest outing with unsent spots, however long ago it was. */
export function unsentOuting({ walks, spots }: FieldContents): Outing | null {
  const isUnsent = ({ id }: Outing) =>
    spots.some(({ walkId, isDraft }) => walkId === id && !isDraft);
  return walks.find(isUnsent) ?? null;
}

/** The guide of an outing, as far as the device knows it. */
export function guideOf({ guideId, isNewGuide, title }: Outing): WalkedGuide {
  return isNewGuide || guideId === null ? null : { id: guideId, title, places: [] };
}

export function newOuting(guide: WalkedGuide, now: number): Outing {
  const id = newIdempotencyKey();
  return {
    id,
    guideId: guide?.id ?? null,
    isNewGuide: guide === null,
    guideKey: id,
    guideTriedAt: null,
    title: guide?.title ?? `Walk on ${timeText(now)}`,
    startedAt: now,
    endedAt: null,
    sent: [],
    sentPaths: [],
  };
}

/** The number of the next spot of an outing. */
export function nextNumber({ spots }: FieldContents, walk: Outing, guide: WalkedGuide): number {
  const numbers = [
    ...(guide?.places ?? []),
    ...walk.sent,
    ...spots.filter(({ walkId }) => walkId === walk.id),
  ].map(({ number }) => number);
  return Math.max(0, ...numbers) + 1;
}
