import type { Page } from '@playwright/test';
import { DEMO } from './demo.ts';
import { expect, test } from './test.ts';
import {
  card,
  cards,
  frontCard,
  heading,
  litPin,
  map,
  openGuides,
  openPlaces,
  overview,
  pin,
  putOnTop,
  stopClock,
} from './visitor.ts';

const NO_GUIDE = 'No guide selected. Please select a guide first.';
const PLACES = '**/api/places?*';
const PATHS = 'path.leaflet-interactive, .leaflet-overlay-pane path';

async function openWithoutGuide(page: Page): Promise<void> {
  await page.clock.install();
  await putOnTop(page, { page: 'placesHomePage', guideId: null });
  await stopClock(page);
  await page.reload();
  await expect(page.getByText(NO_GUIDE)).toBeVisible();
}

test('a public guide opens without an account, with its places in walking order', async ({
  page,
}) => {
  await openPlaces(page);
  await expect(heading(page, DEMO.publicGuide.title)).toBeVisible();
  for (const [index, title] of DEMO.places.entries()) {
    await expect(cards(page, 'Places').nth(index)).toHaveText(`${index + 1}${title}`);
  }
  await expect(frontCard(page)).toContainText('Hosier Lane');
});

test('the map shows the walk and numbered pins with their titles', async ({ page }) => {
  await openPlaces(page);
  await expect(litPin(page)).toHaveAccessibleName('1. Hosier Lane');
  await expect(litPin(page).getByText('Hosier Lane')).toBeVisible();
  const colours = await map(page)
    .locator(PATHS)
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('stroke')));
  expect(colours).toEqual(expect.arrayContaining(['#b4472b', '#8a5a0b']));

  const last = pin(page, '7. Hardware Lane');
  await expect(last).toBeVisible();
  await expect(last).toContainText('7');
  await expect(last.getByText('Hardware Lane')).toBeHidden();
  await last.hover();
  await expect(last.getByText('Hardware Lane')).toBeVisible();
});

test('tapping a pin opens its place', async ({ page }) => {
  await openPlaces(page);
  await pin(page, '7. Hardware Lane').click();
  await expect(heading(page, 'Hardware Lane')).toBeVisible();
  await expect(page).toHaveURL('/?guide=1&place=107');
});

test('the place last opened comes first, then the later ones, then the earlier', async ({
  page,
}) => {
  await openPlaces(page);
  await card(page, 'Degraves Street').press('Enter');
  await expect(heading(page, 'Degraves Street')).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  const turned = [...DEMO.places.slice(2), ...DEMO.places.slice(0, 2)];
  for (const [index, title] of turned.entries()) {
    await expect(cards(page, 'Places').nth(index)).toContainText(title);
  }
  await expect(frontCard(page)).toContainText('3Degraves Street');
  await expect(litPin(page)).toHaveAccessibleName('3. Degraves Street');
});

test('the guide last opened comes first on the way back', async ({ page }) => {
  await openPlaces(page);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  const [first = '', ...rest] = DEMO.featured.toReversed();
  const turned = [first, ...rest.toReversed()];
  for (const [index, title] of turned.entries()) {
    await expect(cards(page, 'Featured guides').nth(index)).toContainText(title);
  }
});

test('without a guide it says so and goes home after a second and a half', async ({ page }) => {
  await openWithoutGuide(page);
  await page.clock.runFor(1_400);
  await expect(page.getByText(NO_GUIDE)).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByText(NO_GUIDE)).toHaveCount(0);
  await expect(page.getByPlaceholder("What's next?")).toBeVisible();
});

test('without a guide nobody is sent home who is about to press the button', async ({ page }) => {
  await openWithoutGuide(page);
  const home = page.getByRole('button', { name: 'See all guides' });
  await home.hover();
  await page.clock.runFor(20_000);
  await expect(page.getByText(NO_GUIDE)).toBeVisible();
  await home.click();
  await expect(page.getByPlaceholder("What's next?")).toBeVisible();
});

test('a guide that is not the visitor’s ends at its overview', async ({ page, faults }) => {
  faults.expect(/403 \(Forbidden\)/);
  await page.goto(`/?guide=${DEMO.paidGuide.id}`);
  await expect(overview(page).getByRole('heading', { name: DEMO.paidGuide.title })).toBeVisible();
  await expect(page.getByPlaceholder("What's next?")).toBeVisible();
});

test('places that cannot be fetched say so and can be tried again', async ({
  page,
  faults,
  checkAccessibility,
}) => {
  faults.expect(/net::ERR_FAILED/);
  await page.route(PLACES, (route) => route.abort());
  await page.goto(`/?guide=${DEMO.publicGuide.id}`);
  await expect(page.getByRole('alert')).toHaveText('Error fetching places', { timeout: 20_000 });
  await checkAccessibility();
  await page.unroute(PLACES);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page, 'Places')).toHaveCount(DEMO.places.length);
});

test('a shared link to a guide that does not exist says so', async ({ page, faults }) => {
  faults.expect(/404 \(Not Found\)/);
  await page.goto('/?guide=99999');
  await expect(page.getByText('Guide not found')).toBeVisible();
  await openGuides(page);
});
