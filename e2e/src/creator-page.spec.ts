import { arriveAs } from './accounts-person.ts';
import { DEMO } from './demo.ts';
import { expect, test } from './test.ts';
import { card, heading, openGuides, overview } from './visitor.ts';

const { paidGuide } = DEMO;

test('a guide leads to its creator, who leads to their other guides', {
  tag: ['@journey', '@any-size'],
}, async ({ page, checkAccessibility }) => {
  await openGuides(page);
  await card(page, paidGuide.title).press('Enter');
  const author = overview(page).getByRole('link');
  const name = (await author.textContent()) ?? '';
  await author.click();
  await expect(heading(page, name)).toBeVisible();
  await expect(page).toHaveURL(/\/creators\/\d+$/);
  const guides = page.getByRole('region', { name: 'Guides' }).getByRole('button');
  await expect(guides.filter({ hasText: paidGuide.title })).toBeVisible();
  await checkAccessibility();
  await page.goBack();
  await expect(overview(page)).toBeVisible();
  await page.goForward();
  await guides.filter({ hasText: paidGuide.title }).click();
  await expect(overview(page).getByRole('heading', { name: paidGuide.title })).toBeVisible();
});

test('the address of a creator is told to search engines, and opens by itself', {
  tag: '@any-size',
}, async ({ page, request }) => {
  const { g_author_id: id, g_author: name } = await (
    await request.get(`/api/guides/${paidGuide.id}`)
  ).json();
  const reply = await page.goto(`/creators/${id}-an-earlier-name`);
  expect(reply?.status()).toBe(200);
  await expect(heading(page, name)).toBeVisible();
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  expect(new URL(canonical ?? '').pathname).toMatch(new RegExp(`^/creators/${id}-[a-z-]+$`));
  const person = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(person ?? '')).toMatchObject({ '@type': 'Person', name, url: canonical });
  const listed = await (await request.get('/sitemap.xml')).text();
  expect(listed).toContain(`<loc>${canonical}</loc>`);
});

test('someone without a guide on sale has no page', { tag: '@any-size' }, async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/404 \(Not Found\)/);
  const reply = await page.goto('/creators/99999');
  expect(reply?.status()).toBe(404);
  await expect(heading(page, 'Creator not found')).toBeVisible();
  await page.getByRole('button', { name: 'See all guides' }).click();
  await expect(page).toHaveURL('/');
});

test('a creator writes a bio and a link, and sees them on their page', {
  tag: '@any-size',
}, async ({ page, checkAccessibility }) => {
  await arriveAs(page, DEMO.creator);
  await page.goto('/account');
  const bio = page.getByLabel('About you');
  await expect(bio).toBeVisible();
  const written = `Tram driver by day.\nWalker by night, ${Date.now()}.`;
  await bio.fill(written);
  await expect(page.getByText(`${written.length} / 600`)).toBeVisible();
  await page.getByLabel('Links').fill('https://www.trams.example/isla');
  await checkAccessibility();
  await page.getByRole('button', { name: 'Save page' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Creator page saved' })).toBeVisible();
  await page.getByRole('link', { name: 'See your page' }).click();
  await expect(page).toHaveURL(/\/creators\/\d+$/);
  await expect(page.getByText(written.split('\n')[1] ?? '')).toBeVisible();
  await expect(page.getByRole('link', { name: 'trams.example/isla' })).toBeVisible();
  await page.goBack();
  await expect(bio).toHaveValue(written);
});
