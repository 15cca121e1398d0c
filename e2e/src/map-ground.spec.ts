import { checkInLightAndDark } from './screen-checks.ts';
import { expect, test } from './test.ts';
import { map, openGuides, withoutTiles } from './visitor.ts';

test('where there are no tiles the map says that it is a sketch', async ({
  page,
  checkAccessibility,
}) => {
  await withoutTiles(page);
  await openGuides(page);
  await expect(page.getByText('Sketch map, main streets only')).toBeVisible();
  await expect(map(page).locator('img.leaflet-tile-loaded')).toHaveCount(0);
  await expect(map(page).locator('canvas.leaflet-tile-loaded').first()).toBeVisible();
  await checkInLightAndDark(page, checkAccessibility);
});

test('where there are tiles they are shown, with the credits of who made them', async ({
  page,
}) => {
  await openGuides(page);
  await expect(map(page).locator('img.leaflet-tile-loaded').first()).toBeVisible();
  await expect(page.getByText('© OpenStreetMap contributors')).toBeVisible();
  await expect(page.getByText('Sketch map')).toHaveCount(0);
});
