import type { Page } from '@playwright/test';
import { arriveLoggedIn } from './accounts-person.ts';
import { buyFor } from './buyer.ts';
import { DEMO } from './demo.ts';
import { checkInLightAndDark } from './screen-checks.ts';
import { expect, test } from './test.ts';
import { cards, heading, overview, withoutFirstAnswers } from './visitor.ts';

const { publicGuide, paidGuide, membersGuide } = DEMO;
const PLACE_OF_PAID_GUIDE = 201;
const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true });
const searchBox = (page: Page) => page.getByPlaceholder("What's next?");

/** The paths that the page requests, and the refused requests. */
function watchCalls(page: Page) {
  const asked: string[] = [];
  const refused: string[] = [];
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url());
    if (!pathname.startsWith('/api/')) return;
    asked.push(pathname + search);
    if (response.status() >= 400) refused.push(`${response.status()} ${pathname}`);
  });
  return { asked, refused, askedForPlaces: () => asked.filter((url) => url.includes('/places?')) };
}

/** Records whether the page of a guide's places was ever shown, however briefly. */
async function watchForPlaces(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    const seen = { places: false };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const titles = [...document.querySelectorAll('h1')].map((title) => title.textContent);
      if (titles.includes('Places')) seen.places = true;
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'seen').places as boolean);
}

const CLOSED = {
  'a guide that is for sale': [`/?guide=${paidGuide.id}`, paidGuide],
  'a place of one': [`/?guide=${paidGuide.id}&place=${PLACE_OF_PAID_GUIDE}`, paidGuide],
  'a place alone': [`/?place=${PLACE_OF_PAID_GUIDE}`, paidGuide],
  'a guide for members': [`/?guide=${membersGuide.id}`, membersGuide],
} as const;

test('a link to what is not open to all opens the overview, and nothing is refused', {
  tag: '@journey',
}, async ({ page }) => {
  const calls = watchCalls(page);
  const hasShownPlaces = await watchForPlaces(page);
  for (const [what, [address, { title }]] of Object.entries(CLOSED)) {
    await test.step(what, async () => {
      await page.goto(address);
      await expect(overview(page).getByRole('heading', { name: title })).toBeVisible();
      await expect(searchBox(page)).toBeVisible();
      await expect(page).toHaveTitle(`${title} · Laneway`);
      await expect(page).toHaveURL(/\/guides\/\d$/);
      expect(calls.askedForPlaces()).toEqual([]);
      expect(calls.refused).toEqual([]);
      expect(await hasShownPlaces()).toBe(false);

      await page.goBack();
      await expect(overview(page)).toHaveCount(0);
      await expect(page).toHaveTitle('Laneway');
    });
  }
});

const SHARED = 'The place you were sent is part of this guide.';

test('a link to a place of a closed guide says that it is inside, also after a reload; one to a place of another doesn’t', async ({
  page,
}) => {
  await page.goto(`/?guide=${paidGuide.id}&place=${PLACE_OF_PAID_GUIDE}`);
  await expect(overview(page).getByText(SHARED)).toBeVisible();
  await expect(overview(page).getByRole('button', { name: /^Buy/ })).toBeVisible();
  await page.reload();
  await expect(overview(page).getByText(SHARED)).toBeVisible();

  const asked = page.waitForResponse('**/api/places/103/guide');
  await page.goto(`/?guide=${paidGuide.id}&place=103`);
  await asked;
  await expect(overview(page).getByRole('heading', { name: paidGuide.title })).toBeVisible();
  await expect(page.getByText(SHARED)).toHaveCount(0);
});

test('a link to the places of an open guide opens them, and each page has its name', {
  tag: '@journey',
}, async ({ page }) => {
  const calls = watchCalls(page);
  await page.goto(`/guides/${publicGuide.id}/places`);
  await expect(cards(page, 'Places')).toHaveCount(DEMO.places.length);
  await expect(page).toHaveTitle(`${publicGuide.title} · Laneway`);
  await page.goto(DEMO.links.hosierLane);
  await expect(page).toHaveTitle(`Hosier Lane · ${publicGuide.title} · Laneway`);
  await back(page).click();
  await expect(page).toHaveTitle(`${publicGuide.title} · Laneway`);
  expect(calls.refused).toEqual([]);
});

test('a link to a place alone opens it with its guide and home beneath', async ({ page }) => {
  await page.goto('/?place=103');
  await expect(heading(page, 'Degraves Street')).toBeVisible();
  await expect(page).toHaveURL('/guides/1/places/103');
  await page.reload();
  await expect(heading(page, 'Degraves Street')).toBeVisible();
  await page.goBack();
  await expect(heading(page, publicGuide.title)).toBeVisible();
  await page.goBack();
  await expect(searchBox(page)).toBeVisible();
});

test('a place that is not there says so, in its guide and alone', {
  tag: '@any-size',
}, async ({ page, pageErrors, checkAccessibility }) => {
  await page.goto('/?guide=1&place=999');
  await expect(heading(page, 'Place not found')).toBeVisible();
  await expect(page).toHaveTitle('Place not found · Laneway');
  await checkAccessibility();
  await page.getByRole('button', { name: 'Open the guide' }).click();
  await expect(heading(page, publicGuide.title)).toBeVisible();
  pageErrors.expect(/404 \(Not Found\)/);
  await page.goto('/?place=999');
  await expect(heading(page, 'Place not found')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open the guide' })).toHaveCount(0);
  await checkAccessibility();
  await page.getByRole('button', { name: 'See all guides' }).click();
  await expect(searchBox(page)).toBeVisible();
});

test('a link to the places of an own guide opens them, even while the login is renewed', async ({
  page,
  context,
  pageErrors,
}) => {
  const person = await arriveLoggedIn(page);
  await buyFor(page.request, person);
  await page.goto(`/guides/${paidGuide.id}/places`);
  await expect(cards(page, 'Places')).toHaveCount(paidGuide.places);

  // As after half an hour: the server treats the owner as a visitor until the login is renewed.
  pageErrors.expect(/401 \(Unauthorized\)/);
  const calls = watchCalls(page);
  // Leaves the guide first, because its images would be refused without the login.
  await page.goto('/dev/mailbox.json');
  await context.clearCookies({ name: /laneway_session$/ });
  await page.goto(`/guides/${paidGuide.id}/places`);
  await expect(cards(page, 'Places')).toHaveCount(paidGuide.places);
  expect(calls.refused.filter((each) => each.startsWith('403'))).toEqual([]);
});

test('the shape of what comes is shown while the guide is on its way', async ({
  page,
  checkAccessibility,
}) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await withoutFirstAnswers(page);
  await page.route(`**/api/guides/${paidGuide.id}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/?guide=${paidGuide.id}`);
  await expect(page.getByRole('status', { name: 'Loading...' })).toBeVisible();
  await checkAccessibility();
  answer();
  await expect(overview(page).getByRole('heading', { name: paidGuide.title })).toBeVisible();
});

test('a tab that began elsewhere stays with us whatever back button is pressed', async ({
  page,
}) => {
  await page.goto('data:text/html,Elsewhere');
  await page.goto(DEMO.links.hosierLane);
  await expect(heading(page, 'Hosier Lane')).toBeVisible();
  await back(page).click();
  await expect(heading(page, publicGuide.title)).toBeVisible();
  await back(page).click();
  await overview(page).getByRole('button', { name: 'Close' }).click();
  await expect(overview(page)).toHaveCount(0);
  await page.evaluate(() => Reflect.get(window, 'lanewayBack')());
  await expect(searchBox(page)).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('names of searches, purchases and gifts stand in the title', async ({ page }) => {
  await arriveLoggedIn(page);
  await page.goto('/?search=coffee');
  await expect(page).toHaveTitle('“coffee” · Laneway');
  await page.goto(`/?guide=${paidGuide.id}`);
  await overview(page).getByRole('button', { name: 'Gift' }).click();
  await expect(page).toHaveTitle(`Gift ${paidGuide.title} · Laneway`);
  await page.goBack();
  await overview(page)
    .getByRole('button', { name: `Buy for ${paidGuide.price}` })
    .click();
  await expect(page).toHaveTitle(`Buy ${paidGuide.title} · Laneway`);
});

test('an address that leads nowhere shows a page with a way home', async ({
  page,
  pageErrors,
  checkAccessibility,
}) => {
  pageErrors.expect(/404 \(Not Found\)/);
  const reply = await page.goto('/guides/no-such-page');
  expect(reply?.status()).toBe(404);
  await expect(page).toHaveTitle('Page not found · Laneway');
  await expect(heading(page, 'Page not found')).toHaveCSS('font-family', /^Fraunces/);
  await expect
    .poll(() => page.evaluate(() => document.fonts.check('500 28px Fraunces')))
    .toBe(true);
  await checkInLightAndDark(page, checkAccessibility);
  await page.getByRole('link', { name: 'See all guides' }).press('Enter');
  await expect(searchBox(page)).toBeVisible();
});
