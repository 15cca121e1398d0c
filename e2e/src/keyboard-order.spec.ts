import type { Page } from '@playwright/test';
import { DEMO } from './demo.ts';
import { expect, test, WITH_MOTION } from './test.ts';
import { activePin, openGuides, openPlaces } from './visitor.ts';

test.use(WITH_MOTION);

/** The name of the focused element, or 'the page' if none has the focus. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: it } = document;
    const name = it?.getAttribute('aria-label') ?? it?.textContent ?? '';
    return it === document.body ? 'the page' : name;
  });

/** The tab stops, until the focus is back at the start. */
async function tabThrough(page: Page): Promise<readonly string[]> {
  const stops: string[] = [];
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (stop === 'the page') return stops;
    stops.push(stop);
  }
  throw new Error(`Tab never came to an end: ${stops.join(', ')}`);
}

const placeOf = (stops: readonly string[], name: RegExp): number => {
  const place = stops.findIndex((stop) => name.test(stop));
  expect(place, `${name} among ${stops.join(', ')}`).toBeGreaterThanOrEqual(0);
  return place;
};

const inOrder = (places: readonly number[]) => places.toSorted((a, b) => a - b);

test('on home Tab goes from the bar over the cards to the map', async ({ page }) => {
  await openGuides(page);
  await expect(activePin(page)).toBeVisible();
  const stops = await tabThrough(page);
  expect(stops[0]).toBe('Skip to guides');
  const places = [
    /^Skip to guides$/,
    /^Menu$/,
    /^Search for guides$/,
    new RegExp(`^${DEMO.featured[0]}`),
    /^Zoom in$/,
    /^Map of guides$/,
  ].map((name) => placeOf(stops, name));
  expect(places).toEqual(inOrder(places));
});

test('on the places Tab passes each pin once, even while the map is still moving', async ({
  page,
}) => {
  await openPlaces(page);
  const stops = await tabThrough(page);
  const places = [
    /^Skip to places$/,
    /^Menu$/,
    /^Back$/,
    /^Place 1 of/,
    /^Zoom in$/,
    /^Map of/,
    /^1\. Hosier Lane/,
  ].map((name) => placeOf(stops, name));
  expect(places).toEqual(inOrder(places));
  // Only pins of single places: several groups may have the same name.
  const pins = stops.filter((stop) => /^\d+\. /.test(stop));
  expect(pins).toEqual([...new Set(pins)]);
});

test('the skip link leads to the cards, and is seen while it has the focus', {
  tag: '@any-size',
}, async ({ page, checkAccessibility }) => {
  await openPlaces(page);
  const skip = page.getByRole('link', { name: 'Skip to places' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await checkAccessibility();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toMatch(/^Place 1 of/);
  await expect(page).toHaveURL(`/guides/${DEMO.publicGuide.id}/places`);
});
