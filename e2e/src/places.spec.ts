import type { Page } from '@playwright/test';
import { landOn } from './buyer.ts';
import { DEMO } from './demo.ts';
import { HOME, openAt } from './open-at.ts';
import { expect, test } from './test.ts';
import {
  activePin,
  card,
  cards,
  carousel,
  chooseFromMenu,
  expectFeatured,
  frontCard,
  heading,
  map,
  openPlaces,
  overview,
  pin,
  walkToPlaces,
  withoutFirstAnswers,
} from './visitor.ts';

const NO_GUIDE = 'No guide selected. Please select a guide first.';
const PLACES = '**/api/places?*';
/** The page as after a reload, so that nothing about its guide has to be loaded first. */
const PUBLIC_PLACES = { page: 'placesHomePage', guideId: DEMO.publicGuide.id };
/** The colours of the public guide's path and boundary. */
const WALK = '#b4472b';
const BOUNDARY = '#8a5a0b';
const PATHS = 'path.leaflet-interactive, .leaflet-overlay-pane path';

async function openWithoutGuide(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await landOn(page, { page: 'placesHomePage', guideId: null }, 'visitor');
  await expect(page.getByText(NO_GUIDE)).toBeVisible();
}

test('a public guide opens without an account, with its places in walking order', {
  tag: ['@journey', '@any-size'],
}, async ({ page }) => {
  await walkToPlaces(page);
  await expect(heading(page, DEMO.publicGuide.title)).toBeVisible();
  for (const [index, title] of DEMO.places.entries()) {
    const name = new RegExp(`^Place ${index + 1} of ${DEMO.places.length}: ${title}( Audio)?$`);
    await expect(cards(page, 'Places').nth(index).getByRole('button')).toHaveAccessibleName(name);
  }
  await expect(frontCard(page)).toContainText('Hosier Lane');
});

test('the map shows the walk and numbered pins with their titles, below the whole title of the guide', {
  tag: '@journey',
}, async ({ page }) => {
  await openPlaces(page);
  const title = heading(page, DEMO.publicGuide.title);
  const { beside, below } = await title.evaluate((box) => ({
    beside: box.scrollWidth - box.clientWidth,
    below: box.scrollHeight - box.clientHeight,
  }));
  expect(beside).toBe(0);
  // Rounding may cut off part of a pixel, but no line.
  expect(below).toBeLessThan(4);

  await expect(activePin(page)).toHaveAccessibleName('1. Hosier Lane');
  await expect(activePin(page).getByText('Hosier Lane')).toBeVisible();
  const widths = await map(page)
    .locator(PATHS)
    .evaluateAll((paths) =>
      paths.map(
        (path) => [path.getAttribute('stroke'), Number(path.getAttribute('stroke-width'))] as const,
      ),
    );
  const widthOf = new Map(widths);
  // The boundary must not look like another path.
  expect(widthOf.get(BOUNDARY)).toBeLessThan(Number(widthOf.get(WALK)) / 2);

  const last = pin(page, '7. Hardware Lane');
  await expect(last).toBeVisible();
  await expect(last).toContainText('7');
  await expect(last.getByText('Hardware Lane')).toBeHidden();
  await last.hover();
  await expect(last.getByText('Hardware Lane')).toBeVisible();
});

test('the map follows the card in front, and stays where somebody dragged it', async ({ page }) => {
  // With reduced motion the map jumps to its target at once.
  await openPlaces(page);
  for (const name of ['1. Hosier Lane', '7. Hardware Lane']) {
    await expect(pin(page, name)).toBeInViewport({ ratio: 1 });
  }
  const zoomIn = page.getByRole('button', { name: 'Zoom in', exact: true });
  await zoomIn.click();
  await zoomIn.click();
  const next = carousel(page, 'Places').getByRole('button', { name: 'Next' });
  const cardsTop = async () => (await carousel(page, 'Places').boundingBox())?.y ?? Number.NaN;
  for (const [index, title] of DEMO.places.entries()) {
    if (index === 0) continue;
    await next.press('Enter');
    await expect(activePin(page)).toHaveAccessibleName(`${index + 1}. ${title}`);
    await expect(activePin(page)).toBeInViewport({ ratio: 1 });
    const { y = Number.NaN, height = 0 } = (await activePin(page).boundingBox()) ?? {};
    expect(y + height).toBeLessThan(await cardsTop());
  }

  const followed = await activePin(page).boundingBox();
  await page.mouse.move(100, 300);
  await page.mouse.down();
  await page.mouse.move(380, 700, { steps: 5 });
  await page.mouse.up();
  const dragged = await activePin(page).boundingBox();
  expect(dragged).not.toEqual(followed);
  await chooseFromMenu(page, 'Show your location');
  await expect(page.getByText('Location is blocked.')).toBeVisible();
  expect(await activePin(page).boundingBox()).toEqual(dragged);
});

test('a pin and a card open their place, and the place and the guide last opened come first', {
  tag: '@any-size',
}, async ({ page }) => {
  await openPlaces(page);
  await pin(page, '7. Hardware Lane').click();
  await expect(heading(page, 'Hardware Lane')).toBeVisible();
  await expect(page).toHaveURL('/guides/1/places/107');
  await page.getByRole('button', { name: 'Back', exact: true }).click();

  await card(page, 'Degraves Street').press('Enter');
  await expect(heading(page, 'Degraves Street')).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  // Then the later ones, then the earlier.
  const places = [...DEMO.places.slice(2), ...DEMO.places.slice(0, 2)];
  for (const [index, title] of places.entries()) {
    await expect(cards(page, 'Places').nth(index)).toContainText(title);
  }
  // The numbers stay those of the walk, for screen readers as well.
  await expect(frontCard(page).getByRole('button')).toHaveAccessibleName(
    `Place 3 of ${DEMO.places.length}: Degraves Street Audio`,
  );
  await expect(activePin(page)).toHaveAccessibleName('3. Degraves Street');

  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await overview(page).getByRole('button', { name: 'Close' }).click();
  const [first = '', ...rest] = DEMO.featured.toReversed();
  const guides = [first, ...rest.toReversed()];
  for (const [index, title] of guides.entries()) {
    await expect(cards(page, 'Featured guides').nth(index)).toContainText(title);
  }
});

test('without a guide it says so and goes home after a second and a half', {
  tag: '@any-size',
}, async ({ page }) => {
  await openWithoutGuide(page);
  await page.clock.runFor(1_400);
  await expect(page.getByText(NO_GUIDE)).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByText(NO_GUIDE)).toHaveCount(0);
  await expect(page.getByPlaceholder("What's next?")).toBeVisible();
});

test('without a guide nobody is sent home who is about to press the button', {
  tag: '@any-size',
}, async ({ page }) => {
  await openWithoutGuide(page);
  const home = page.getByRole('button', { name: 'See all guides' });
  await home.hover();
  await page.clock.runFor(20_000);
  await expect(page.getByText(NO_GUIDE)).toBeVisible();
  await home.click();
  await expect(page.getByPlaceholder("What's next?")).toBeVisible();
});

test('places that cannot be fetched say so and can be tried again', { tag: '@any-size' }, async ({
  page,
  pageErrors,
  checkAccessibility,
}) => {
  pageErrors.expect(/net::ERR_FAILED/);
  await withoutFirstAnswers(page);
  await page.route(PLACES, (route) => route.abort());
  await page.goto(`/guides/${DEMO.publicGuide.id}/places`);
  // The banner above the page says why, and that it is tried again.
  await expect(page.getByRole('alert')).toHaveText('Error fetching places');
  await checkAccessibility();
  await page.unroute(PLACES);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page, 'Places')).toHaveCount(DEMO.places.length);
});

test('places that the server cannot give are not told as missing', { tag: '@any-size' }, async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/500 \(Internal Server Error\)/);
  await page.route('**/api/{places?*,guides/1}', (route) => route.fulfill({ status: 500 }));
  await openAt(page, null, [HOME, { entry: PUBLIC_PLACES }]);
  await expect(page.getByRole('alert')).toHaveText('Error fetching places');
  await expect(page.getByText('not found')).toHaveCount(0);

  const second = Promise.withResolvers<void>();
  await page.route('**/api/{places?*,guides/1}', async (route) => {
    await second.promise;
    await route.fallback();
  });
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await tryAgain.click();
  await expect(page.getByRole('button', { name: 'Loading...' })).toBeFocused();
  second.resolve();
  await expect(tryAgain).toBeFocused();

  await page.unrouteAll();
  await tryAgain.click();
  await expect(cards(page, 'Places')).toHaveCount(DEMO.places.length);
  await expect(heading(page, DEMO.publicGuide.title)).toBeVisible();
});

test('a guide whose details fail stays in use, and they can be asked for again', {
  tag: '@any-size',
}, async ({ page, pageErrors, checkAccessibility }) => {
  pageErrors.expect(/500 \(Internal Server Error\)/);
  await page.route('**/api/guides/1', (route) => route.fulfill({ status: 500 }));
  await openAt(page, null, [HOME, { entry: PUBLIC_PLACES }]);
  await expect(cards(page, 'Places')).toHaveCount(DEMO.places.length);
  await expect(page.getByRole('alert')).toHaveText('Failed to load guide details.');
  await expect(page.getByText('Guide not found')).toHaveCount(0);
  await checkAccessibility();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, DEMO.publicGuide.title)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a guide without places says so and leads to the others', { tag: '@any-size' }, async ({
  page,
  checkAccessibility,
}) => {
  await withoutFirstAnswers(page);
  await page.route(PLACES, (route) => route.fulfill({ json: { places: [] } }));
  await page.goto(`/guides/${DEMO.publicGuide.id}/places`);
  await expect(page.getByText('No places yet. Try another guide for now.')).toBeVisible();
  await checkAccessibility();
  await page.getByRole('button', { name: 'See all guides' }).click();
  await expectFeatured(page);
});

test('a guide that does not exist is told once, with the way to all guides', {
  tag: '@any-size',
}, async ({ page, pageErrors, checkAccessibility }) => {
  pageErrors.expect(/404 \(Not Found\)/);
  await page.goto('/?guide=99999');
  await expect(heading(page, 'Guide not found')).toBeVisible();
  await expect(page.getByText('Error fetching places')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await checkAccessibility();
  await page.getByRole('button', { name: 'See all guides' }).click();
  await expectFeatured(page);
  await expect(overview(page)).toHaveCount(0);
});
