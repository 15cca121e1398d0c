import type { GeocodeResults } from '@laneway/contract/geocoding';
import { LIMITS } from '@laneway/contract/limits';
import { printLocation } from '@laneway/domain/geo/location-text';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { AuthoringDeps } from './authoring-deps.ts';

const EXAMPLE = 'Type coordinates like -37.8136, 144.9631.';
const NOT_SET_UP = refusal(
  'not_implemented',
  `Address search isn’t set up on this server. ${EXAMPLE}`,
);
const GEOCODER_DOWN = refusal(
  'unavailable',
  `We can’t search addresses right now. Please try again in a moment. ${EXAMPLE}`,
);

/** The geocoder's results for an address. */
export async function findAddress(
  { geocoder, log }: Pick<AuthoringDeps, 'geocoder' | 'log'>,
  text: string,
): Promise<Result<GeocodeResults, Refusal>> {
  if (geocoder === null) return fail(NOT_SET_UP);
  const address = text.trim();
  if (address === '') return ok({ results: [] });
  try {
    const found = await geocoder.find(address);
    const results = found.slice(0, LIMITS.foundAddresses);
    return ok({
      results: results.map(({ label, point }) => ({
        label: label.slice(0, LIMITS.addressLabel),
        location: printLocation(point),
      })),
    });
  } catch (error) {
    // Searches are private, so the text isn't logged.
    log.warn({ err: error }, 'the geocoder does not answer');
    return fail(GEOCODER_DOWN);
  }
}
