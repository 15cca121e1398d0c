import type { Page } from '@playwright/test';
import { DEMO } from './demo.ts';
import { expect, test, WITH_MOTION } from './test.ts';
import {
  card,
  cards,
  chooseFromMenu,
  heading,
  openGuides,
  openPlaces,
  overview,
  walkToPlaces,
} from './visitor.ts';

test.use(WITH_MOTION);

const searchBox = (page: Page) => page.getByPlaceholder("What's next?");
const terms = (page: Page) => page.getByRole('dialog', { name: 'Terms of Use' });
const lanewayBack = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'lanewayBack')() as boolean);

test('the browser’s back closes what lies over a page before it leaves the page', {
  tag: '@journey',
}, async ({ page }) => {
  await walkToPlaces(page);
  await chooseFromMenu(page, 'Terms of Use');
  await expect(terms(page)).toBeVisible();
  await page.goBack();
  await expect(terms(page)).toHaveCount(0);
  await expect(heading(page, DEMO.publicGuide.title)).toBeVisible();

  await page.goBack();
  await expect(searchBox(page)).toBeVisible();
  await expect(overview(page).getByRole('heading', { name: DEMO.publicGuide.title })).toBeVisible();

  await page.goBack();
  await expect(overview(page)).toHaveCount(0);
  await expect(searchBox(page)).toBeVisible();
});

test('back leads home from the places even when a place lies between, and forward returns', async ({
  page,
}) => {
  await openPlaces(page);
  await card(page, 'Hosier Lane').press('Enter');
  await expect(heading(page, 'Hosier Lane')).toBeVisible();
  await page.goBack();
  await expect(heading(page, DEMO.publicGuide.title)).toBeVisible();
  await page.goForward();
  await expect(heading(page, 'Hosier Lane')).toBeVisible();
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await page.getByRole('button', { name: 'Return to guide' }).click();
  await expect(heading(page, DEMO.publicGuide.title)).toBeVisible();
  await page.goBack();
  await expect(searchBox(page)).toBeVisible();

  await page.goForward();
  await expect(heading(page, DEMO.publicGuide.title)).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(searchBox(page)).toBeVisible();
  await expect(overview(page)).toBeVisible();
});

test('back leads from the places to the overview and its list, with the filters as they were', async ({
  page,
}) => {
  const { title } = DEMO.publicGuide;
  const free = page.getByRole('button', { name: 'Free', exact: true });
  const open = overview(page).getByRole('button', { name: 'Open map' });
  const places = cards(page, 'Places');
  await openGuides(page);
  await page.getByRole('button', { name: 'All guides' }).click();
  await free.click();
  await page.getByRole('list', { name: 'Guides' }).getByRole('button', { name: title }).click();
  await open.click();
  await expect(places).toHaveCount(DEMO.places.length);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(overview(page).getByRole('heading', { name: title })).toBeVisible();

  await open.click();
  await expect(places).toHaveCount(DEMO.places.length);
  await page.goBack();
  await expect(overview(page).getByRole('heading', { name: title })).toBeVisible();
  await page.goBack();
  await expect(overview(page)).toHaveCount(0);
  await expect(heading(page, 'All guides')).toBeVisible();
  await expect(free).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/\/guides\?free=/);
  await page.goBack();
  await expect(searchBox(page)).toBeVisible();
});

test('a reload stays where the visitor is, with the same way back', async ({ page }) => {
  await openPlaces(page);
  await card(page, 'Hosier Lane').press('Enter');
  await expect(heading(page, 'Hosier Lane')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Hosier Lane')).toBeVisible();
  await page.goBack();
  await expect(heading(page, DEMO.publicGuide.title)).toBeVisible();
  await page.goBack();
  await expect(overview(page)).toBeVisible();
});

test('a link to a place opens it with the guide and home beneath', async ({ page }) => {
  await page.goto(DEMO.links.degravesStreet);
  await expect(heading(page, 'Degraves Street')).toBeVisible();
  await page.goBack();
  await expect(heading(page, DEMO.publicGuide.title)).toBeVisible();
  await expect(page).toHaveURL('/guides/1/places');
  await page.goBack();
  await expect(searchBox(page)).toBeVisible();
});

for (const type of ['password_reset', 'account_activation']) {
  test(`a token for ${type} does not stay in the address`, async ({ page, pageErrors }) => {
    // The token is invalid, so the server responds that it is gone.
    pageErrors.expect(/410 \(Gone\)/);
    const refused = page.waitForEvent('console', (message) => message.text().includes('410'));
    await page.goto(`/?token=abcdefghijklmnopqrstuvwxyz&type=${type}`);
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain(
      'abcdefghijklmnopqrstuvwxyz',
    );
    await refused;
  });
}

test('the back button of a wrapping app goes back, and leaves the app at the end', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const exits = { count: 0 };
    Object.assign(window, { exits });
    Object.assign(navigator, {
      app: {
        exitApp: () => {
          exits.count += 1;
        },
      },
    });
  });
  const press = () =>
    page.evaluate(() => document.dispatchEvent(new Event('backbutton', { cancelable: true })));
  const exits = () => page.evaluate(() => Reflect.get(window, 'exits').count as number);

  await openPlaces(page);
  await press();
  await expect(overview(page)).toBeVisible();
  expect(await lanewayBack(page), 'there was something to go back from').toBe(true);
  await expect(overview(page)).toHaveCount(0);
  expect(await lanewayBack(page)).toBe(false);
  expect(await exits()).toBe(0);
  await press();
  expect(await exits()).toBe(1);
});

test('going back closes a dialog first, and only then what it was opened from', async ({
  page,
}) => {
  await page.goto(`/?guide=${DEMO.paidGuide.id}`);
  await overview(page).getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(overview(page).getByRole('button', { name: 'Share' })).toBeFocused();
  await page.goBack();
  await expect(overview(page)).toHaveCount(0);
});
