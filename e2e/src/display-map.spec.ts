import type { Page } from '@playwright/test';
import { landOn } from './buyer.ts';
import { DEMO } from './demo.ts';
import { expect, test } from './test.ts';
import { cards, chooseFromMenu, heading, map, pin, withoutFirstAnswers } from './visitor.ts';

async function openMap(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Return to guide' })).toBeVisible();
}

/** The colours of the lines on the map, without their pale rims. */
async function drawnColours(page: Page): Promise<readonly string[]> {
  const strokes = map(page).locator('.leaflet-overlay-pane path');
  await expect(strokes.first()).toBeAttached();
  const colours = await strokes.evaluateAll((paths) =>
    paths.map((path) => path.getAttribute('stroke') ?? ''),
  );
  return colours.filter((colour) => colour !== '#ffffff').toSorted();
}

test('paths are drawn in their own colours', { tag: '@any-size' }, async ({ page }) => {
  await openMap(page, DEMO.links.hosierLane);
  await expect(heading(page, 'Hosier Lane')).toBeVisible();
  expect(await drawnColours(page)).toEqual(['crimson', 'purple']);
  await expect(pin(page, '1. Hosier Lane')).toBeInViewport();
});

test('a path without a colour is blue, a boundary has its own', { tag: '@any-size' }, async ({
  page,
}) => {
  await openMap(page, DEMO.links.blockArcade);
  expect(await drawnColours(page)).toEqual(['blue', 'goldenrod']);
});

test('what is drawn fits into the screen', async ({ page }) => {
  await openMap(page, DEMO.links.hosierLane);
  const lines = map(page).locator('.leaflet-overlay-pane path');
  for (const line of await lines.all()) await expect(line).toBeInViewport({ ratio: 0.99 });
});

test('the visitor is on the map once they let us know where they are', {
  tag: '@any-size',
}, async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(DEMO.visitor);
  await openMap(page, DEMO.links.hosierLane);
  await expect(pin(page, 'You are here')).toHaveCount(0);
  await chooseFromMenu(page, 'Show your location');
  const dot = pin(page, 'You are here');
  await expect(dot).toBeInViewport({ ratio: 1 });
  await expect(pin(page, '1. Hosier Lane')).toBeInViewport({ ratio: 1 });
  await dot.dispatchEvent('click');
  await expect(dot.getByText('You are here')).toBeVisible();
});

test('a visitor who is far away does not shrink the place to a dot', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -38.1499, longitude: 144.3617 });
  await openMap(page, DEMO.links.hosierLane);
  const line = map(page).locator('.leaflet-overlay-pane path').first();
  await expect(line).toBeInViewport({ ratio: 0.99 });
  const before = await line.boundingBox();
  await chooseFromMenu(page, 'Show your location');
  await expect(pin(page, 'You are here')).toBeAttached();
  expect(await line.boundingBox()).toEqual(before);
});

test('the map tells each thing once, by its name', { tag: '@any-size' }, async ({ page }) => {
  await openMap(page, DEMO.links.blockArcade);
  await expect(pin(page, '5. The Block Arcade')).toBeVisible();
  await expect(map(page).getByRole('button')).toHaveCount(1);
  await expect(map(page).getByRole('img')).toHaveCount(0);
});

test('a visitor who refuses reads what to do about it', { tag: '@any-size' }, async ({ page }) => {
  await openMap(page, DEMO.links.hosierLane);
  await chooseFromMenu(page, 'Show your location');
  await expect(page.getByText('Location is blocked.')).toBeVisible();
  await expect(pin(page, 'You are here')).toHaveCount(0);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('Location is blocked.')).toHaveCount(0);
});

test('back leads to the place, and "Return to guide" to the guide', { tag: '@any-size' }, async ({
  page,
}) => {
  await openMap(page, DEMO.links.hosierLane);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Directions', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await page.getByRole('button', { name: 'Return to guide' }).click();
  await expect(cards(page, 'Places')).toHaveCount(DEMO.places.length);
  await expect(heading(page, DEMO.publicGuide.title)).toBeVisible();
});

test('without a place it says so, under the title of the guide', { tag: '@any-size' }, async ({
  page,
  checkAccessibility,
}) => {
  await landOn(
    page,
    { page: 'displayMap', guideId: DEMO.publicGuide.id, placeId: null },
    'visitor',
  );
  await expect(page.getByText('No place data available to display on the map')).toBeVisible();
  await expect(heading(page, DEMO.publicGuide.title)).toBeVisible();
  await checkAccessibility();
  await page.getByRole('button', { name: 'Return to guide' }).click();
  await expect(cards(page, 'Places')).toHaveCount(DEMO.places.length);
});

test('a map that cannot be fetched is not told as empty, and can be tried again', {
  tag: '@any-size',
}, async ({ page, pageErrors, checkAccessibility }) => {
  pageErrors.expect(/500 \(Internal Server Error\)/);
  await openMap(page, DEMO.links.hosierLane);
  await withoutFirstAnswers(page);
  await page.route('**/api/places?*', (route) => route.fulfill({ status: 500 }));
  await page.reload();
  await expect(heading(page, 'Error fetching places')).toBeVisible();
  await expect(page.getByText('No place data available')).toHaveCount(0);
  await checkAccessibility();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(pin(page, '1. Hosier Lane')).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Directions', exact: true })).toBeVisible();
});
