import type { BrowseOrder } from '@laneway/domain/discovery/browsing';
import { needsPosition, WALK_NOW } from '@laneway/domain/discovery/browsing';
import type { Point } from '@laneway/domain/geo/point';
import type { Browsing } from '../../api/queries/browsing.ts';
import { hasGuides, languagesToChoose } from '../search/guide-languages.ts';

/** The filters that are a chip each. */
export const FILTERS = [
  { name: 'free', label: 'Free', asks: { free: true } },
  { name: 'cheap', label: 'Up to $5', asks: { price_max: 5 } },
  { name: 'audio', label: 'With audio', asks: { audio: true } },
  { name: 'short', label: 'Up to 1 hour', asks: { minutes_max: 60 } },
] as const satisfies readonly { name: string; label: string; asks: Browsing }[];
export type FilterName = (typeof FILTERS)[number]['name'];

export const ORDERS = [
  { order: 'newest', label: 'Newest' },
  { order: 'rating', label: 'Best rated' },
  { order: 'near', label: 'Near me' },
  { order: 'walk_now', label: 'Walk now' },
] as const satisfies readonly { order: BrowseOrder; label: string }[];

/** What “Walk now” lists. */
export const WALK_NOW_TEXT = `Within ${WALK_NOW.maxMetres / 1000} km, ${WALK_NOW.maxMinutes} minutes or less`;

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

export function toggleFilter(choice: BrowseChoice, name: FilterName): BrowseChoice {
  const { filters } = choice;
  const isOn = filters.includes(name);
  return {
    ...choice,
    filters: isOn ? filters.filter((each) => each !== name) : [...filters, name],
  };
}

export function countFilters({ filters, language }: BrowseChoice): number {
  return filters.length + (language === '' ? 0 : 1);
}

/** The choice without a language that has no guides any more. */
export function withGuides(choice: BrowseChoice, known: readonly string[] | null): BrowseChoice {
  const { language } = choice;
  return language === '' || hasGuides(language, known)
    ? choice
    : { ...choice, language: EVERYTHING.language };
}

/** About 100 m: accurate enough for sorting, without revealing more of the position. */
const DECIMALS = 3;

/** The request to the server; null while the position isn't known. */
export function browsingOf(choice: BrowseChoice, here: Point | null): Browsing | null {
  const { order, filters, language } = choice;
  if (needsPosition(order) && here === null) return null;
  const near =
    needsPosition(order) && here !== null
      ? { near: `${Number(here.lat.toFixed(DECIMALS))},${Number(here.lng.toFixed(DECIMALS))}` }
      : {};
  const chosen = FILTERS.filter(({ name }) => filters.includes(name)).map(({ asks }) => asks);
  return Object.assign({ order }, near, ...chosen, language === '' ? {} : { language });
}

/** The text of an empty list. */
export function emptyText(choice: BrowseChoice): string {
  if (countFilters(choice) > 0) return 'No guides match these filters.';
  if (choice.order === 'walk_now') {
    return `No guides to walk right now: none within ${WALK_NOW.maxMetres / 1000} km takes ${WALK_NOW.maxMinutes} minutes or less.`;
  }
  return 'No guides yet. Check back soon.';
}
