/** The name of each place by the id of its stop, as “3. Degraves Street”. */
export type PlaceNames = ReadonlyMap<number, string>;

const NUMBER = /^(\d+)\. /;

/** The name without its number, for sentences: “Degraves Street”. */
export function placeName(names: PlaceNames, stopId: number): string {
  return names.get(stopId)?.replace(NUMBER, '') || 'This place';
}

/** Only the number, where space is limited. */
export function placeNumber(names: PlaceNames, stopId: number): string {
  return NUMBER.exec(names.get(stopId) ?? '')?.[1] ?? '';
}
