import { DEMO } from './demo.ts';
import { expect, test } from './test.ts';
import {
  card,
  expectWithinReach,
  heading,
  map,
  openPlaces,
  overview,
  SIDEWAYS,
  withoutFirstAnswers,
} from './visitor.ts';

const back = { name: 'Back', exact: true } as const;

test('a place shows its title, its image and its text, with links to elsewhere in a new tab', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto(DEMO.links.blockArcade);
  await expect(heading(page, 'The Block Arcade')).toBeVisible();
  await expect(page.getByText('Laneways for First-Timers · Place 5')).toBeVisible();
  const image = page.getByRole('img', { name: /^Two people under the glass vault/ });
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
  const article = page.getByRole('article');
  await expect(article.locator('strong', { hasText: 'octagon' })).toBeVisible();
  await expect(article.locator('em', { hasText: 'Tip:' })).toBeAttached();
  const link = article.getByRole('link', { name: 'theblock.com.au (opens in a new tab)' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(link).toHaveAttribute('href', 'https://theblock.com.au');
});

test('an image without alternative text is named by the title', { tag: '@any-size' }, async ({
  page,
}) => {
  await withoutFirstAnswers(page);
  await page.route(/\/api\/places\b/, async (route) => {
    const response = await route.fetch();
    const { places } = await response.json();
    const wordless = places.map((place: object) => ({ ...place, p_image_alt: null }));
    await route.fulfill({ response, json: { places: wordless } });
  });
  await page.goto(DEMO.links.blockArcade);
  await expect(page.getByRole('img', { name: 'The Block Arcade', exact: true })).toBeVisible();
});

for (const [kind, { link, title }] of Object.entries({
  Audio: { link: DEMO.links.hosierLane, title: 'Hosier Lane' },
  Video: { link: DEMO.links.lunaPark, title: 'Luna Park' },
})) {
  test(`on a phone held sideways ${kind.toLowerCase()} has its controls in sight`, {
    tag: '@any-size',
  }, async ({ page }) => {
    await page.setViewportSize(SIDEWAYS);
    await page.goto(link);
    const player = page.getByRole('group', { name: `${kind}: ${title}` });
    for (const name of ['Back 15 seconds', 'Play', 'Forward 15 seconds']) {
      await expectWithinReach(player.getByRole('button', { name }));
    }
    // Only now: while the page is sliding in, the heading is elsewhere.
    await expectWithinReach(heading(page, title));
    await expect(map(page)).toBeVisible();
  });
}

test('a link inside the app navigates inside it', { tag: '@any-size' }, async ({ page }) => {
  await page.goto(DEMO.links.royalArcade);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const link = page.getByRole('link', { name: 'Bourke Street Mall' });
  await expect(link).not.toHaveAttribute('target');
  await link.click();
  await expect(heading(page, 'Royal Arcade')).toHaveCount(0);
  await expect(overview(page)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
});

test('previous and next lead through the walk, not beyond its ends, and to a map where there is a path', {
  tag: '@any-size',
}, async ({ page }) => {
  await page.goto(DEMO.links.hosierLane);
  const walk = page.getByRole('navigation', { name: 'Previous and next place' });
  const mapButton = page.getByRole('button', { name: 'Map', exact: true });
  await expect(walk.getByRole('button')).toHaveText(['NextAC/DC Lane']);
  await expect(mapButton).toBeVisible();
  await walk.getByRole('button', { name: 'Next' }).click();
  await expect(heading(page, 'AC/DC Lane')).toBeVisible();
  await expect(walk.getByRole('button')).toHaveText(['PreviousHosier Lane', 'NextDegraves Street']);
  await walk.getByRole('button', { name: 'Previous' }).click();
  await expect(heading(page, 'Hosier Lane')).toBeVisible();
  await walk.getByRole('button', { name: 'Next' }).click();
  await expect(heading(page, 'AC/DC Lane')).toBeVisible();
  await walk.getByRole('button', { name: 'Next' }).click();
  await expect(heading(page, 'Degraves Street')).toBeVisible();
  await expect(mapButton).toHaveCount(0);
  await page.goto('/?guide=1&place=107');
  await expect(walk.getByRole('button')).toHaveText(['PreviousRoyal Arcade']);
});

test('the way back stays in sight while the words scroll', async ({ page }) => {
  await openPlaces(page);
  await card(page, 'Hosier Lane').press('Enter');
  await expect(heading(page, 'Hosier Lane')).toBeVisible();
  await page.getByRole('navigation', { name: 'Previous and next place' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', back).click();
  await expect(heading(page, DEMO.publicGuide.title)).toBeVisible();
});

test('a place that cannot be fetched is not told as missing, and can be tried again', {
  tag: '@any-size',
}, async ({ page, pageErrors, checkAccessibility }) => {
  pageErrors.expect(/500 \(Internal Server Error\)/);
  await withoutFirstAnswers(page);
  await page.route('**/api/places?*', (route) => route.fulfill({ status: 500 }));
  await page.goto(DEMO.links.hosierLane);
  await expect(heading(page, 'Error fetching places')).toBeVisible();
  await expect(page.getByText('Place not found')).toHaveCount(0);
  await expect(page.getByRole('button', back)).toBeVisible();
  await checkAccessibility();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Hosier Lane')).toBeVisible();
});
