import { INITIAL_DATA_ID, type InitialData } from '@laneway/contract/first-screen';
import type { QueryClient } from '@tanstack/react-query';
import { primeConfig } from './queries/config.ts';
import { primeFeaturedGuides, primeGuide } from './queries/guides.ts';
import { primePlaces } from './queries/places.ts';
import { primeCreator } from './queries/primed-creator.ts';

/** The data embedded in the page; null if there are none. */
export function readInitialData(page: Pick<Document, 'getElementById'>): InitialData | null {
  const text = page.getElementById(INITIAL_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as InitialData) : null;
}

/** Fills the cache of the first queries with the data embedded in the page, so that they make no requests. */
export function primeQueries(
  client: QueryClient,
  { config, featured, guide, places, creator }: InitialData,
): void {
  primeConfig(client, config);
  if (featured !== undefined) primeFeaturedGuides(client, featured.ids, featured.guides);
  if (guide !== undefined) primeGuide(client, guide);
  if (creator !== undefined) primeCreator(client, creator);
  if (guide !== undefined && places !== undefined) primePlaces(client, guide.g_id, places);
}
