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

  // Opened anew, each shows the same.
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
