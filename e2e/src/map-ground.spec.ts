import { TILE_PATH } from './laneway-process.ts';
import { expect, test } from './test.ts';
import { map, openGuides } from './visitor.ts';

/** One pixel of sea green. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkWHz4PwAFAgKBvC8eVQAAAABJRU5ErkJggg==',
  'base64',
);

test('where there are no tiles the map says that it is a sketch', async ({ page }) => {
  await openGuides(page);
  await expect(page.getByText('Sketch map')).toBeVisible();
  await expect(map(page).locator('img.leaflet-tile-loaded')).toHaveCount(0);
});

test('where there are tiles they are shown, with the credits of who made them', async ({
  page,
}) => {
  await page.route(`**${TILE_PATH}**`, (route) =>
    route.fulfill({ contentType: 'image/png', body: TILE }),
  );
  await openGuides(page);
  await expect(map(page).locator('img.leaflet-tile-loaded').first()).toBeVisible();
  await expect(page.getByText('© OpenStreetMap contributors')).toBeVisible();
  await expect(page.getByText('Sketch map')).toHaveCount(0);
});
