import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { arriveAs, button } from './accounts-person.ts';
import { DEMO } from './demo.ts';
import { expect, test } from './test.ts';
import { card, cards, openGuides, overview } from './visitor.ts';

const { paidGuide, publicGuide } = DEMO;

test('the address of a guide opens its overview, and stays a link to it', {
  tag: '@any-size',
}, async ({ page }) => {
  await page.goto(`/guides/${paidGuide.id}-whatever-it-was-called`);
  await expect(page.getByRole('heading', { name: paidGuide.title, level: 2 })).toBeVisible();
  await expect(page).toHaveURL(`/guides/${paidGuide.id}`);
  await page.reload();
  await expect(page.getByRole('heading', { name: paidGuide.title, level: 2 })).toBeVisible();
});

test('a guide has one address and its places have another, by a card, a link, a reload and Back', {
  tag: '@journey',
}, async ({ page }) => {
  const { id, title } = publicGuide;
  const about = overview(page).getByRole('heading', { name: title });
  const expectOverview = async () => {
    await expect(about).toBeVisible();
    await expect(page).toHaveURL(`/guides/${id}`);
  };
  await openGuides(page);
  await card(page, title).press('Enter');
  await expectOverview();
  await page.reload();
  await expectOverview();
  await overview(page).getByRole('button', { name: /^Open/ }).click();
  await expect(cards(page, 'Places')).toHaveCount(DEMO.places.length);
  await expect(page).toHaveURL(`/guides/${id}/places`);
  await page.goBack();
  await expectOverview();

  // Each link shows the same when it is opened again.
  for (const address of [`/guides/${id}`, `/?guide=${id}`, `/guides/${id}-an-older-title`]) {
    await page.goto(address);
    await expectOverview();
  }
  await page.goto(`/guides/${id}/places`);
  await expect(cards(page, 'Places')).toHaveCount(DEMO.places.length);
  await page.reload();
  await expect(cards(page, 'Places')).toHaveCount(DEMO.places.length);
  await expect(page).toHaveURL(`/guides/${id}/places`);
  await page.goBack();
  await expectOverview();
});

test('the address of a place opens it, and Back leads to its guide', { tag: '@any-size' }, async ({
  page,
}) => {
  await page.goto(`/guides/${publicGuide.id}/places/103`);
  await expect(page.getByRole('heading', { level: 1, name: 'Degraves Street' })).toBeVisible();
  await expect(page).toHaveURL(`/guides/${publicGuide.id}/places/103`);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(`/guides/${publicGuide.id}/places`);
});

test('a link to a guide looks right in a chat', { tag: '@any-size' }, async ({ page, request }) => {
  await page.goto(`/guides/${paidGuide.id}`);
  const content = (property: string) =>
    page.locator(`meta[property="${property}"]`).getAttribute('content');
  expect(await content('og:title')).toBe(paidGuide.title);
  const card = await request.get(new URL((await content('og:image')) ?? '').pathname);
  expect(card.headers()['content-type']).toBe('image/jpeg');
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  expect(new URL(canonical ?? '').pathname).toMatch(
    new RegExp(`^/guides/${paidGuide.id}-[a-z-]+$`),
  );
  const listed = await (await request.get('/sitemap.xml')).text();
  expect(listed).toContain(`<loc>${canonical}</loc>`);
});

test('a guide that is gone is said to be, to people and to search engines', {
  tag: '@any-size',
}, async ({ page, pageErrors }) => {
  pageErrors.expect(/404 \(Not Found\)/);
  const reply = await page.goto('/guides/99999');
  expect(reply?.status()).toBe(404);
  await expect(page.getByText('Guide not found')).toBeVisible();
});

test('sharing offers a code to scan and a link to copy', { tag: '@any-size' }, async ({
  page,
  context,
  checkAccessibility,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/guides/${paidGuide.id}`);
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: `Share “${paidGuide.title}”` });
  await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await checkAccessibility();
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(copied);
  await expect(page.getByRole('heading', { name: paidGuide.title, level: 2 })).toBeVisible();
});

/** Another site: its address is neither of the app's host nor of its port. */
async function openSite(body: string) {
  const site = createServer((_, reply) =>
    reply.setHeader('content-type', 'text/html').end(`<!doctype html><title>Blog</title>${body}`),
  );
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const { port } = site.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => site.close() };
}

test('a creator shares a live guide: its link, a poster for the printer, a card for other sites', {
  tag: ['@any-size', '@journey'],
}, async ({ page, context, baseURL, pageErrors, checkAccessibility }) => {
  // The browser says why it doesn't show the app in a frame.
  pageErrors.expect(/frame-ancestors/);
  pageErrors.expect(/foreign request: http:\/\/127\.0\.0\.1/);
  pageErrors.allow(/'sessionStorage' property/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await arriveAs(page, DEMO.creator);
  await page.goto(`/?dashboard=guides&guide=${paidGuide.id}`);
  const share = async () => {
    await button(page, 'More actions for this guide').click();
    await page.getByRole('menuitem', { name: 'Share' }).click();
  };
  await share();
  await checkAccessibility();
  await button(page, 'Print poster').click();
  const poster = page.getByRole('dialog', { name: 'Poster' });
  await expect(poster.getByRole('heading', { name: paidGuide.title })).toBeVisible();
  await expect(poster.getByText(`/guides/${paidGuide.id}`)).toBeVisible();
  await checkAccessibility();
  await page.emulateMedia({ media: 'print' });
  const printed = page.locator('body > [aria-hidden="true"]').filter({ hasText: paidGuide.title });
  await expect(printed).toBeVisible();
  await expect(poster).toBeHidden();
  await page.emulateMedia({ media: null });
  await poster.getByRole('button', { name: 'Close' }).click();

  await share();
  await button(page, 'Copy embed code').click();
  await expect(page.getByRole('status').filter({ hasText: 'Embed code copied' })).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  const site = await openSite(
    `${code}<iframe src="${baseURL}/guides/${paidGuide.id}" title="The app"></iframe>`,
  );
  await page.goto(site.url);
  const card = page.frameLocator(`iframe[title="${paidGuide.title} on Laneway"]`);
  const link = card.getByRole('link');
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', new RegExp(`/guides/${paidGuide.id}-`));
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(card.getByText(paidGuide.price)).toBeVisible();
  const heading = card.locator('h1 a');
  // The whole card fits into its frame, whatever the length of the title.
  for (const title of [
    'Trams',
    'Paint and coffee, my four corners',
    'Trams and trains '.repeat(12),
  ]) {
    await heading.evaluate((element, text) => {
      element.textContent = text;
    }, title);
    expect(
      await card.locator('article').evaluate((article) => {
        const end = article.querySelector('.go')?.getBoundingClientRect().bottom ?? Infinity;
        const cover = article.querySelector('img')?.getBoundingClientRect().height ?? 0;
        return (
          end + 15 < innerHeight &&
          article.getBoundingClientRect().height <= innerHeight &&
          cover > 150
        );
      }),
    ).toBe(true);
  }
  // The app itself isn't shown in a frame.
  await expect(page.frameLocator('iframe[title="The app"]').getByText(paidGuide.title)).toHaveCount(
    0,
  );
  site.close();
});
