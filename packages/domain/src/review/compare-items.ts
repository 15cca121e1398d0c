import { placeLabel } from '../guides/place-label.ts';
import { type Change, type ComparedField, changeOf } from './change.ts';
import { compareGuideFields, comparePlaceFields } from './compare-fields.ts';
import { type ComparedMap, compareGuideMap, comparePlaceMap, guideLines } from './compare-map.ts';
import type { MapLine } from './map-line.ts';
import { matchPlaces, type NumberedPlace, type PlacePair } from './match-places.ts';
import { movedInOrder } from './moved-in-order.ts';
import type { Version, VersionPlace } from './version.ts';
import { type ZoneOutlines, zoneOutlines } from './zone-outlines.ts';

/** The guide or one of its places, in two versions. */
export type ComparedItem = {
  /** 'guide', or an id of the place that doesn't depend on the version it is compared with. */
  readonly key: string;
  /** The id of the pending place; null for the guide and for a removed place. */
  readonly ppId: number | null;
  readonly title: string;
  /** Its number in the revision, or its former number if it was removed; null for the guide. */
  readonly number: number | null;
  /** True for the place of the revision that everyone may try before buying. */
  readonly isSample: boolean;
  readonly change: Change;
  /** The changes in a word or two each. */
  readonly summary: readonly string[];
  readonly fields: readonly ComparedField[];
  readonly map: ComparedMap;
};

/** The guide, then its places in the order of the revision; removed places follow their former predecessor. */
export function compareItems(before: Version, after: Version): readonly ComparedItem[] {
  const pairs = matchPlaces(before.places, after.places);
  const moved = movedInOrder(
    pairs.flatMap((pair) => (pair.before && pair.after ? [pair.before.number] : [])),
  );
  const zones = { before: zoneOutlines(before), after: zoneOutlines(after) };
  const sample = sampleOf(after);
  const places = pairs.map((pair) => ({
    ...comparePlace(pair, pair.before !== null && moved.has(pair.before.number), zones),
    isSample: sample !== null && pair.after?.place === sample,
  }));
  return [compareGuide(before, after, pairs, zones.after), ...places];
}

function compareGuide(
  before: Version,
  after: Version,
  pairs: readonly PlacePair[],
  zones: ZoneOutlines,
): ComparedItem {
  const fields = [
    ...compareGuideFields(before.guide, after.guide),
    sampleField(pairs, sampleOf(before), sampleOf(after)),
  ];
  // Changes of a place are listed with the place.
  const own = guideLines(before.guide, after.guide);
  return {
    key: 'guide',
    ppId: null,
    title: after.guide.title ?? 'Untitled guide',
    number: null,
    isSample: false,
    ...differencesIn(fields, own),
    fields,
    map: compareGuideMap(before.guide, after.guide, pairs, zones),
  };
}

function comparePlace(
  pair: PlacePair,
  isMoved: boolean,
  zones: { readonly before: ZoneOutlines; readonly after: ZoneOutlines },
): Omit<ComparedItem, 'isSample'> {
  const { before, after, latest } = pair;
  const { place, number } = latest;
  const name = placeLabel(place.content.title, place.nameNumber);
  const was = before?.place.content ?? null;
  const is = after?.place.content ?? null;
  const fields = [...placementFields(before, after, isMoved), ...comparePlaceFields(was, is)];
  const zone = {
    before: (before && zones.before.get(before.place)) ?? null,
    after: (after && zones.after.get(after.place)) ?? null,
  };
  const map = comparePlaceMap({ name, number }, was, is, zone);
  const presence = changeOf(before, after, () => true);
  return {
    key: keyOf(place, after === null),
    ppId: after === null ? null : place.pendingId,
    title: name,
    number,
    ...(presence === 'same'
      ? differencesIn(fields, map.lines)
      : { change: presence, summary: [presence] }),
    fields,
    map,
  };
}

/** A removed place is named by its live place if there was one, because both kinds of earlier version know that. */
function keyOf({ pendingId, publishedId }: VersionPlace, isGone: boolean): string {
  const isRow = pendingId !== null && (!isGone || publishedId === null);
  return isRow ? `place-${pendingId}` : `place-live-${publishedId}`;
}

/** The place that everyone may try before buying: the first of those that are chosen, as for visitors. */
function sampleOf({ places }: Version): VersionPlace | null {
  return places.find(({ isWithdrawn, content }) => content.isSample && !isWithdrawn) ?? null;
}

/** Which place is the sample. Its title is compared with the place itself. */
function sampleField(
  pairs: readonly PlacePair[],
  was: VersionPlace | null,
  is: VersionPlace | null,
): ComparedField {
  const nameOf = (place: VersionPlace | null) =>
    place && placeLabel(place.content.title, place.nameNumber);
  const isSamePlace = pairs.some(
    ({ before, after }) => before?.place === was && after?.place === is,
  );
  return {
    key: 'sample',
    label: 'Free sample',
    look: 'value',
    word: 'free sample',
    before: nameOf(was),
    after: nameOf(is),
    change: changeOf(was, is, () => isSamePlace),
  };
}

/** The place's number, and its visibility if that is unusual. */
function placementFields(
  before: NumberedPlace | null,
  after: NumberedPlace | null,
  isMoved: boolean,
): readonly ComparedField[] {
  const order: ComparedField = {
    key: 'order',
    label: 'Order',
    look: 'value',
    word: `order ${before?.number} → ${after?.number}`,
    before: before && String(before.number),
    after: after && String(after.number),
    // A place whose number changed only because others were added or removed before it wasn't moved.
    change: changeOf(before, after, () => !isMoved),
  };
  if (before?.place.isWithdrawn !== true && after?.place.isWithdrawn !== true) return [order];
  const was = before && statusText(before.place);
  const is = after && statusText(after.place);
  return [
    order,
    {
      key: 'status',
      label: 'Status',
      look: 'value',
      word: after?.place.isWithdrawn ? 'withdrawn' : 'back in the guide',
      before: was,
      after: is,
      change: changeOf(was, is),
    },
  ];
}

function statusText({ isWithdrawn }: VersionPlace): string {
  return isWithdrawn ? 'Withdrawn' : 'In the guide';
}

function differencesIn(
  fields: readonly ComparedField[],
  lines: readonly MapLine[],
): Pick<ComparedItem, 'change' | 'summary'> {
  const summary = [...fields, ...lines].flatMap(({ change, word }) =>
    change === 'same' || word === null ? [] : [word],
  );
  return { change: summary.length === 0 ? 'same' : 'changed', summary };
}
