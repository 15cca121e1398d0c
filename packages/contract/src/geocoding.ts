import { type Static, Type } from './json-schema.ts';
import { LIMITS } from './limits.ts';
import { reply, request } from './objects.ts';
import { LocationText, text } from './scalars.ts';

export const GeocodeQuery = request('GeocodeQuery', {
  q: Type.String({
    minLength: 1,
    maxLength: LIMITS.searchTerms,
    description: 'An address or the name of a place.',
  }),
});

/** A place that matches an address. */
export const FoundAddress = reply('FoundAddress', {
  label: text(LIMITS.addressLabel),
  location: LocationText,
});
export type FoundAddress = Static<typeof FoundAddress>;

/** Best match first. */
export const GeocodeResults = reply('GeocodeResults', {
  results: Type.Array(FoundAddress, { maxItems: LIMITS.foundAddresses }),
});
export type GeocodeResults = Static<typeof GeocodeResults>;
