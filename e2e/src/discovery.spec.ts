import type { Page } from '@playwright/test';
import { DEMO } from './demo.ts';
import { expect, test } from './test.ts';
import { boxOf } from './touch.ts';
import { card, frontCard, heading, map, openGuides, overview, pin } from './visitor.ts';

/** Across the bay, and far outside the first view. */
const FAR = 'Williamstown Tides';
/** For sale. Other tests publish guides too, so the total number is unknown. */
const PAID = DEMO.paidGuide.title;

const TOUCH = 44;

const groups = (page: Page) => map(page).getByRole('button', { name: /guides here, zoom in$/ });
const allGuides = (page: Page) => page.getByRole('list', { name: 'Guides', exact: true });
const listed = (page: Page, title: string) =>
  allGuides(page).getByRole('listitem').filter({ hasText: title });

async function press(page: Page, name: 'Zoom in' | 'Zoom out', times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const answered = page.waitForResponse(/\/api\/discover\?/);
    await page.getByRole('button', { name, exact: true }).press('Enter');
    await answered;
  }
}

test('a map that shows more has more cards, and a pin brings its card to the front', {
  tag: '@journey',
}, async ({ page }) => {
  await openGuides(page);
  await expect(frontCard(page)).toContainText(DEMO.featured[0] ?? '');
  await expect(card(page, FAR)).toHaveCount(0);
  await expect(pin(page, DEMO.membersGuide.title)).toBeAttached();
  await press(page, 'Zoom out', 3);
  await expect(card(page, FAR)).toHaveCount(1);
  // The same card is still in front.
  await expect(frontCard(page)).toContainText(DEMO.featured[0] ?? '');
  await pin(page, FAR).press('Enter');
  await expect(frontCard(page)).toContainText(FAR);
  await expect(overview(page).getByRole('heading', { name: FAR })).toBeVisible();
});

test('far out, guides become groups that say how many they hold, and a tap zooms in', {
  tag: '@any-size',
}, async ({ page }) => {
  await openGuides(page);
  await press(page, 'Zoom out', 5);
  const group = groups(page).first();
  await expect(group).toBeVisible();
  const answered = page.waitForResponse(/\/api\/discover\?/);
  await group.press('Enter');
  await answered;
  await expect(map(page).getByRole('button', { name: DEMO.featured[0] ?? '' })).toBeAttached();
});

test('the server groups what is too much for one answer', { tag: '@any-size' }, async ({
  page,
}) => {
  await page.route(/\/api\/discover\?/, (route) =>
    route.fulfill({
      json: {
        clusters: [
          { lat: -37.8115, lng: 144.9625, count: 1_240, bounds: [-37.82, 144.96, -37.81, 144.97] },
        ],
        guides: [],
        alone: [],
        total: 1_240,
      },
    }),
  );
  await openGuides(page);
  // The guide in front has its own pin.
  const group = map(page).getByRole('button', { name: '1239 guides here, zoom in' });
  await expect(group).toContainText('1.2k guides');
  const asked = page.waitForRequest(/zoom=17$/);
  await group.press('Enter');
  await asked;
});

test('what is there stays when more cannot be loaded, and trying again brings it', async ({
  page,
  pageErrors,
  checkAccessibility,
}) => {
  pageErrors.expect(/net::ERR_FAILED/);
  await openGuides(page);
  await expect(pin(page, DEMO.featured[0] ?? '')).toBeAttached();
  await page.route(/\/api\/discover\?/, (route) => route.abort());
  await page.getByRole('button', { name: 'Zoom out', exact: true }).press('Enter');
  await expect(page.getByText('We couldn’t load the guides here.')).toBeVisible({
    timeout: 20_000,
  });
  await expect(pin(page, DEMO.featured[0] ?? '')).toBeAttached();
  await expect(frontCard(page)).toContainText(DEMO.featured[0] ?? '');
  await checkAccessibility();
  await page.unroute(/\/api\/discover\?/);
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByText('We couldn’t load the guides here.')).toHaveCount(0);
});

test('all guides are a list with filters, which leads to each of them', {
  tag: '@journey',
}, async ({ page, checkAccessibility }) => {
  await openGuides(page);
  await page.getByRole('button', { name: 'All guides' }).click();
  await expect(heading(page, 'All guides')).toBeVisible();
  await expect(page).toHaveURL(/\/guides$/);
  await expect(page.getByText(/^\d+ guides$/)).toBeVisible();
  for (const title of [...DEMO.featured, FAR]) await expect(listed(page, title)).toHaveCount(1);
  for (const order of ['Newest', 'Walk now']) {
    const { height } = await boxOf(page.getByRole('button', { name: order }));
    expect(height, `${order} in one line`).toBeLessThan(TOUCH + TOUCH / 2);
  }
  await checkAccessibility();

  await page.getByRole('button', { name: 'Free', exact: true }).click();
  await expect(listed(page, PAID)).toHaveCount(0);
  await expect(listed(page, DEMO.publicGuide.title)).toHaveCount(1);
  await expect(allGuides(page)).not.toContainText('$');
  // Only languages that guides have can be chosen.
  await expect(page.getByLabel('Language').locator('option[value="yue"]')).toHaveCount(0);
  await page.getByLabel('Language').selectOption('en');
  await page.getByRole('button', { name: 'Clear 2 filters' }).click();
  await expect(listed(page, PAID)).toHaveCount(1);

  await page.getByRole('button', { name: 'Best rated' }).click();
  const far = allGuides(page).getByRole('button', { name: FAR });
  await far.click();
  await expect(overview(page).getByRole('heading', { name: FAR })).toBeVisible();
  await checkAccessibility();
  await page.goBack();
  await expect(overview(page)).toHaveCount(0);
  await expect(far).toBeFocused();
  await expect(page).toHaveURL(/\/guides\?sort=rating$/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Best rated' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('near me asks for a position, and sorts by it', { tag: '@any-size' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -37.862, longitude: 144.895, accuracy: 20 });
  await page.goto('/guides');
  await page.getByRole('button', { name: 'Near me' }).click();
  await expect(allGuides(page).getByRole('listitem').first()).toContainText(FAR);
});

test('near me says what to do when it may not know where someone is', { tag: '@any-size' }, async ({
  page,
  checkAccessibility,
}) => {
  await page.addInitScript(() => {
    navigator.geolocation.watchPosition = (_, onError) => {
      onError?.({
        code: 1,
        message: '',
        PERMISSION_DENIED: 1,
        POSITION_UNAVAILABLE: 2,
        TIMEOUT: 3,
      });
      return 1;
    };
  });
  await page.goto('/guides');
  await page.getByRole('button', { name: 'Walk now' }).click();
  await expect(page.getByText('Walk now: within 3 km, 90 minutes or less')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Location is blocked.');
  await checkAccessibility();
  await page.getByRole('button', { name: 'Show the newest instead' }).click();
  await expect(listed(page, PAID)).toHaveCount(1);
});
