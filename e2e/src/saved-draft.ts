import type { Locator, Page } from '@playwright/test';

/** A draft for the checks. */
export const LANES = { pg_title: 'Lanes', pg_description: 'Neon.' };

export const mapEditor = (page: Page): Locator => page.getByRole('group', { name: /^Edit map of/ });

export const text = (page: Page, name: 'Start' | 'Path' | 'Boundary'): Locator =>
  mapEditor(page).getByRole('textbox', { name, exact: true });

/** Opens the texts below the map. */
export async function openAsText(page: Page): Promise<void> {
  await mapEditor(page).getByText('As text', { exact: true }).click();
}

function idOf(page: Page): string {
  return /guide=pending-(\d+)/.exec(page.url())?.[1] ?? '';
}

export async function savedGuide(page: Page) {
  const reply = await page.request.get(`/api/pending_guides/${idOf(page)}?include_places=true`);
  return await reply.json();
}

export async function savedPlaces(page: Page, field: 'pp_title' | 'pp_location') {
  const places: Record<typeof field, string>[] = (await savedGuide(page)).pending_places;
  return places.map((place) => place[field]);
}
