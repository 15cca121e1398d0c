import type { Creator, PublishedGuide } from '@laneway/contract/catalogue';
import { parseLocation } from '@laneway/domain/geo/location-text';
import { centsFromDecimal, decimalTextFromCents } from '@laneway/domain/money';

const BEST_RATING = 5;

/** A guide in the vocabulary of schema.org, with nothing in it that a visitor may not see. */
export function guideData(
  guide: PublishedGuide,
  page: { readonly url: string; readonly description: string; readonly image: string },
): object {
  const start = parseLocation(guide.g_location);
  return {
    '@context': 'https://schema.org',
    '@type': 'TouristTrip',
    name: guide.g_title,
    ...page,
    provider: { '@type': 'Person', name: guide.g_author },
    offers: {
      '@type': 'Offer',
      price: decimalTextFromCents(centsFromDecimal(guide.g_price) ?? 0),
      priceCurrency: 'AUD',
      availability: 'https://schema.org/InStock',
      url: page.url,
    },
    ...(start === null
      ? {}
      : {
          tripOrigin: {
            '@type': 'Place',
            geo: { '@type': 'GeoCoordinates', latitude: start.lat, longitude: start.lng },
          },
        }),
    ...(guide.g_place_count === 0
      ? {}
      : { itinerary: { '@type': 'ItemList', numberOfItems: guide.g_place_count } }),
    ...(guide.g_rating === null
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: guide.g_rating,
            ratingCount: guide.g_rating_count,
            bestRating: BEST_RATING,
          },
        }),
  };
}

/** A creator in the same vocabulary. */
export function creatorData(
  creator: Creator,
  page: { readonly url: string; readonly description: string },
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: creator.u_name,
    ...page,
  };
}
