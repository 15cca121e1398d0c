import type { BrowseOrder, ListView } from '@laneway/domain/discovery/browsing';
import { needsPosition, WALK_NOW } from '@laneway/domain/discovery/browsing';
import type { Point } from '@laneway/domain/geo/point';
import type { Browsing } from '../../api/queries/browsing.ts';
import type { ListChanges } from '../../core/navigation/nav-actions.ts';
import { hasGuides, languagesToChoose } from '../search/guide-languages.ts';

/** The filters that are a chip each. In the address they have the names of the request. */
export const FILTERS = [
  { name: 'walkNow', label: 'Walk now', param: 'walk_now', value: true },
  { name: 'free', label: 'Free', param: 'free', value: true },
  { name: 'cheap', label: 'Up to $5', param: 'price_max', value: 5 },
  { name: 'audio', label: 'With audio', param: 'audio', value: true },
  { name: 'short', label: 'Up to 1 hour', param: 'minutes_max', value: 60 },
] as const;
export type FilterName = (typeof FILTERS)[number]['name'];

export const ORDERS = [
  { order: 'newest', label: 'Newest' },
  { order: 'rating', label: 'Best rated' },
  { order: 'near', label: 'Near me' },
] as const satisfies readonly { order: BrowseOrder; label: string }[];

/** How “Best rated” sorts: by an average that counts for less where there are few ratings. */
export const BEST_RATED_TEXT = 'Best rated: by rating and number of reviews';

/** The guides that “Walk now” lists. */
export const WALK_NOW_TEXT = `Walk now: within ${WALK_NOW.maxMetres / 1000} km, ${WALK_NOW.maxMinutes} minutes or less`;

/** The languages to choose from, by their own names. */
export function languageOptions(
  known: readonly string[] | null,
): readonly (readonly [tag: string, name: string])[] {
  return [
    ['', 'Any language'],
    ...languagesToChoose(known).map(({ tag, name }) => [tag, name] as const),
  ];
}

export type BrowseChoice = {
  readonly order: BrowseOrder;
  readonly filters: readonly FilterName[];
  /** Empty for any. */
  readonly language: string;
};

export const EVERYTHING: BrowseChoice = { order: 'newest', filters: [], language: '' };

/** The choice in an address, as far as it is offered: not a language that has no guides any more. */
export function choiceIn(view: ListView | null, known: readonly string[] | null): BrowseChoice {
  const { sort, language = '' } = view ?? {};
  const isOffered = languageOptions(known).some(([tag]) => tag === language);
  return {
    order: ORDERS.find(({ order }) => order === sort)?.order ?? EVERYTHING.order,
    filters: FILTERS.filter(({ param, value }) => view?.[param] === String(value)).map(
      ({ name }) => name,
    ),
    language: isOffered && hasGuides(language, known) ? language : EVERYTHING.language,
  };
}

export function chooseOrder(order: BrowseOrder): ListChanges {
  return { sort: order === EVERYTHING.order ? null : order };
}

export function toggleFilter({ filters }: BrowseChoice, name: FilterName): ListChanges {
  const isOn = filters.includes(name);
  return Object.fromEntries(
    FILTERS.filter((filter) => filter.name === name).map(({ param, value }) => [
      param,
      isOn ? null : String(value),
    ]),
  );
}

/** Takes all filters away, and keeps the order. */
export const CLEARED: ListChanges = {
  ...Object.fromEntries(FILTERS.map(({ param }) => [param, null])),
  language: null,
};

export function countFilters({ filters, language }: BrowseChoice): number {
  return filters.length + (language === '' ? 0 : 1);
}

/** About 100 m: accurate enough for sorting, without revealing more of the position. */
const DECIMALS = 3;

/** The request to the server; null while the position isn't known. */
export function browsingOf(choice: BrowseChoice, here: Point | null): Browsing | null {
  const { order, filters, language } = choice;
  const asked: Browsing = Object.fromEntries([
    ['order', order],
    ...FILTERS.filter(({ name }) => filters.includes(name)).map(({ param, value }) => [
      param,
      value,
    ]),
    ...(language === '' ? [] : [['language', language]]),
  ]);
  if (!needsPosition(asked)) return asked;
  if (here === null) return null;
  return {
    ...asked,
    near: `${Number(here.lat.toFixed(DECIMALS))},${Number(here.lng.toFixed(DECIMALS))}`,
  };
}

/** The text of an empty list. */
export function emptyText(choice: BrowseChoice): string {
  if (choice.filters.includes('walkNow') && countFilters(choice) === 1) {
    return `No guides to walk right now: none within ${WALK_NOW.maxMetres / 1000} km takes ${WALK_NOW.maxMinutes} minutes or less.`;
  }
  if (countFilters(choice) > 0) return 'No guides match these filters.';
  return 'No guides yet. Check back soon.';
}
