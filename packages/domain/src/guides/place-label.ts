import { providedText } from './placeholder.ts';

/** The title of a place or, until it has one, a name with its number, which stays the same when places are moved. */
export function placeLabel(title: string | null, nameNumber: number): string {
  return providedText(title) ?? `Place ${nameNumber}`;
}

/** The number of the next new place of a guide. */
export function nextNameNumber(places: readonly { readonly nameNumber: number }[]): number {
  return Math.max(0, ...places.map(({ nameNumber }) => nameNumber)) + 1;
}
