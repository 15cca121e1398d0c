import type { Browser, Page } from '@playwright/test';
import { newPerson } from './accounts-person.ts';
import { DEMO } from './demo.ts';
import { startSheet } from './guided-walk.ts';
import { expect, test } from './test.ts';
import { card, cards, map, menuButton, overview } from './visitor.ts';

const { paidGuide, publicGuide, membersGuide } = DEMO;

async function withoutScripts(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  return context.newPage();
}

test.describe('before any script has run', () => {
  test('home shows the featured guides with their images', async ({ browser, baseURL }) => {
    const page = await withoutScripts(browser, baseURL);
    await page.goto('/');
    for (const title of DEMO.featured) await expect(card(page, title)).toBeAttached();
    const cover = card(page, DEMO.featured[0]).locator('img[srcset]');
    await expect(cover).toBeVisible();
    await expect(cover).toHaveCSS('opacity', '1');
    await page.context().close();
  });

  test('a link to a guide shows what it is and what it costs', async ({ browser, baseURL }) => {
    const page = await withoutScripts(browser, baseURL);
    await page.goto(`/?guide=${paidGuide.id}`);
    await expect(overview(page).getByRole('heading', { name: paidGuide.title })).toBeVisible();
    await expect(overview(page).getByText(`Buy for ${paidGuide.price}`)).toBeVisible();
    await expect(overview(page).locator('img[srcset]')).toBeVisible();
    await expect(page).toHaveTitle(`${paidGuide.title} · Laneway`);

    await page.goto(`/?guide=${membersGuide.id}`);
    await expect(overview(page).getByText('Get it free')).toBeVisible();
    await page.context().close();
  });

  test('a link to the places of a guide that is open to all shows them', async ({
    browser,
    baseURL,
  }) => {
    const page = await withoutScripts(browser, baseURL);
    await page.goto(`/guides/${publicGuide.id}/places`);
    await expect(cards(page, 'Places')).toHaveCount(DEMO.places.length);
    await page.context().close();
  });
});

test('a button that is pressed before the app is there does what it says once it is', async ({
  page,
}) => {
  const { promise: line, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await line;
    await route.continue();
  });
  await page.goto(`/guides/${publicGuide.id}/places`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Start walk' }).click();
  await expect(startSheet(page)).toBeHidden();
  arrive();
  await expect(startSheet(page)).toBeVisible();
});

/** The positions of all elements of the first screen; runs in the page. */
const rectangles = () =>
  [...document.querySelectorAll('#root :is(h1, h2, p, img[srcset], button, input, li)')]
    // Elements of the map are added with the map.
    .filter((element) => element.closest('[aria-roledescription="map"]') === null)
    // Cards below a sheet aren't laid out.
    .filter((element) => element.checkVisibility())
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.tagName, ...[x, y, width, height].map(Math.round)].join(' ');
    });

for (const [name, address] of [
  ['home', '/'],
  ['a guide', `/?guide=${paidGuide.id}`],
  ['the places of a guide', `/guides/${publicGuide.id}/places`],
] as const) {
  test(`the app takes ${name} over as it is, and asks for nothing that it was given`, async ({
    page,
  }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      // Chromium logs that this test reads elements hidden by a sheet.
      if (!message.text().startsWith('Rendering was performed in a subtree hidden')) {
        warnings.push(message.text());
      }
    });
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.push(pathname + search);
    });
    const script = Promise.withResolvers<void>();
    await page.route('**/assets/index-*.js', async (route) => {
      await script.promise;
      await route.continue();
    });
    await page.addInitScript(() => {
      const seen = { shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += Reflect.get(entry, 'value');
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(address, { waitUntil: 'commit' });
    await expect(menuButton(page)).toBeVisible();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const main = await page.locator('main').elementHandle();
    const before = await page.evaluate(rectangles);

    script.resolve();
    await expect(map(page)).toBeVisible();
    await expect(page.locator('.leaflet-marker-pane button').first()).toBeVisible();
    expect(await main?.evaluate((element) => element.isConnected)).toBe(true);
    // The map adds its own buttons; no earlier element has moved.
    const after = await page.evaluate(rectangles);
    expect(before.filter((rectangle) => !after.includes(rectangle))).toEqual([]);
    // The title font may replace its fallback later.
    expect(await page.evaluate(() => Reflect.get(window, 'seen').shift)).toBeLessThan(0.01);
    expect(asked.filter((url) => !url.startsWith('/api/discover?'))).toEqual([]);
    expect(warnings).toEqual([]);
  });
}

test('what is pressed as soon as the app is there is heard', async ({ page }) => {
  await page.goto('/');
  await card(page, paidGuide.title).press('Enter');
  await expect(overview(page)).toBeVisible();
});

test('the session of a browser is found by its cookies, and visitors are not asked for one', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(map(page)).toBeVisible();
  expect(asked).not.toContain('/api/user');

  // A browser with cookies only, for example after its storage was cleared.
  const { email: u_email, password: u_password } = await newPerson(page.request);
  await page.request.post('/api/login', { data: { u_email, u_password, rememberMe: true } });
  await page.goto('/');
  await menuButton(page).click();
  await expect(page.getByRole('button', { name: 'Your guides' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-session', 'likely');
});

/** After this many attempts, a query has failed for good. */
const ATTEMPTS = 3;

test('a lost connection is said once, and what failed comes by itself when it is back', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_FAILED/);
  let failures = 0;
  await page.route(
    '**/api/discover?*',
    async (route) => {
      await route.abort();
      failures += 1;
    },
    { times: ATTEMPTS },
  );
  await page.goto('/');
  await expect.poll(() => failures).toBe(ATTEMPTS);
  await expect(card(page, paidGuide.title)).toBeVisible();
  const banner = page.getByText('You’re offline. We’ll catch up when you’re back.');
  await context.setOffline(true);
  await expect(banner).toBeVisible();
  await expect(page.getByText(/offline/i)).toHaveCount(1);
  const search = page.getByPlaceholder("What's next?");
  const [above, below] = [await banner.boundingBox(), await search.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);

  const again = page.waitForResponse(/\/api\/discover\?/);
  await context.setOffline(false);
  await expect(banner).toHaveCount(0);
  expect((await again).ok()).toBe(true);
});
