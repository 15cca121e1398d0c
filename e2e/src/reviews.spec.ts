import type { Browser, Locator, Page } from '@playwright/test';
import {
  arriveAs,
  arriveLoggedIn,
  button,
  confirmEmail,
  field,
  newMember,
  newPerson,
  openPanel,
} from './accounts-person.ts';
import { checkAccessibilityOf } from './axe.ts';
import { buyFor, landOn } from './buyer.ts';
import { openDashboard, openSection } from './dashboard.ts';
import { DEMO } from './demo.ts';
import { HOME, openAt } from './open-at.ts';
import { checkScreens, type Screens } from './screen-checks.ts';
import { expect, test } from './test.ts';
import { chooseFromMenu, heading, openGuides, overview } from './visitor.ts';

const { id, title } = DEMO.paidGuide;

const reviews = (page: Page) => overview(page).getByRole('region', { name: 'Reviews' });

/** Reviews are loaded once someone has scrolled to them. */
async function openReviews(page: Page): Promise<void> {
  await openAt(page, 'user', [{ ...HOME, overlays: [{ kind: 'guideOverview', guideId: id }] }]);
  await expect(overview(page).getByRole('heading', { name: title })).toBeVisible();
  await expect(async () => {
    await overview(page).hover();
    await page.mouse.wheel(0, 800);
    await expect(reviews(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** Expects the toast to cover none of these. */
async function expectClear(page: Page, parts: readonly Locator[]): Promise<void> {
  const toast = await page.getByText('Thanks! Your review is up').boundingBox();
  for (const part of parts) {
    const box = await part.boundingBox();
    if (toast === null || box === null) throw new Error('One of them isn’t shown.');
    const isApart = box.y >= toast.y + toast.height || box.y + box.height <= toast.y;
    expect(isApart, JSON.stringify({ toast, box })).toBe(true);
  }
}

async function onOwnDevice(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

test('an owner rates a guide and signs it, a reader reports it, and an admin hides it', {
  tag: ['@journey', '@any-size'],
}, async ({ page, checkAccessibility, browser }) => {
  const owner = await newMember(page.request);
  await buyFor(page.request, owner);
  await arriveAs(page, owner);
  const text = `Worth it for the bridge ${owner.name}`;
  await openReviews(page);
  await reviews(page).getByRole('button', { name: 'Rate this guide' }).click();
  const dialog = page.getByRole('dialog', { name: `Rate ${title}` });
  await button(page, 'Post review').click();
  await expect(dialog.getByText('Choose 1 to 5 stars')).toBeVisible();
  await expect(dialog.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('radio', { name: '5 stars, loved it' })).toBeChecked();
  await field(page, 'Your review (optional)').fill(text);
  await field(page, 'Sign it as (optional)').fill('Robin');
  await checkAccessibility();
  await button(page, 'Post review').click();
  await expect(page.getByText('Thanks! Your review is up')).toBeVisible();
  await expect(reviews(page).getByText(text)).toBeVisible();
  await expectClear(page, [button(page, 'Edit your review'), button(page, 'Delete your review')]);
  await checkAccessibility();

  const reader = await onOwnDevice(browser);
  await arriveLoggedIn(reader);
  await openReviews(reader);
  const seen = reviews(reader).getByRole('article').filter({ hasText: text });
  await expect(seen).toContainText('Robin ·');
  await seen.getByRole('button', { name: 'Report the review by Robin' }).click();
  await reader.getByLabel('Spam or advertising').check();
  await checkAccessibilityOf(reader)();
  await button(reader, 'Report review').click();
  await expect(reader.getByText('Thanks. We’ll take a look')).toBeVisible();
  await expect(seen).toBeVisible();

  const desk = await onOwnDevice(browser);
  await arriveAs(desk, DEMO.admin);
  await openDashboard(desk);
  await openSection(desk, 'Reviews');
  const judged = desk.getByRole('article').filter({ hasText: text });
  await expect(judged).toContainText('Reported: spam or advertising');
  await judged.getByRole('button', { name: 'Hide' }).press('Enter');
  await expect(judged.getByText('Hidden', { exact: true })).toBeVisible();
  await expect(judged.getByRole('button')).toHaveText(['Show']);

  await openReviews(page);
  await expect(reviews(page).getByText('Hidden by our team')).toBeVisible();
  await openReviews(reader);
  await expect(reviews(reader).getByText(text)).toHaveCount(0);
});

test('a creator answers a review, and its writer is told and reads the answer', {
  tag: '@journey',
}, async ({ page, checkAccessibility, browser }) => {
  const owner = await newMember(page.request);
  await buyFor(page.request, owner);
  const text = `Lovely, but mind the steps ${owner.name}`;
  const data = { rating: 4, text, signature: owner.name };
  const posted = await page.request.put(`/api/guides/${id}/review`, { data });
  expect(posted.status()).toBe(200);

  const desk = await onOwnDevice(browser);
  await arriveAs(desk, DEMO.creator);
  await openDashboard(desk);
  await openSection(desk, 'Reviews');
  const received = desk.getByRole('article').filter({ hasText: text });
  await received.getByRole('button', { name: `Answer the review by ${owner.name}` }).click();
  await field(desk, 'Your answer').fill('Thanks! There’s a ramp around the corner.');
  await checkAccessibilityOf(desk)();
  await button(desk, 'Post answer').click();
  await expect(desk.getByText('Your answer is public now')).toBeVisible();
  await expect(received).toContainText('There’s a ramp around the corner.');
  await checkAccessibilityOf(desk)();

  await arriveAs(page, owner);
  await openPanel(page);
  await page
    .getByRole('button', { name: /answered your review/ })
    .first()
    .click();
  await expect(heading(page, title)).toBeVisible();
  const own = page.getByRole('article').filter({ hasText: text });
  await expect(own).toContainText('There’s a ramp around the corner.');
  await checkAccessibility();
});

test('someone who owns a guide confirms their email before they rate it', {
  tag: '@any-size',
}, async ({ page, checkAccessibility }) => {
  const owner = await newPerson(page.request);
  await buyFor(page.request, owner);
  await arriveAs(page, owner);
  await openReviews(page);
  await expect(reviews(page).getByText('Confirm your email to review guides.')).toBeVisible();
  await checkAccessibility();
  await confirmEmail(page.request, owner);
  await openReviews(page);
  await expect(reviews(page).getByRole('button', { name: 'Rate this guide' })).toBeVisible();
});

test('the last place of a guide asks how it was, once', { tag: '@any-size' }, async ({ page }) => {
  await arriveAs(page, await newMember(page.request));
  await page.goto('/?guide=1&place=107');
  const prompt = page.getByRole('complementary', { name: 'Rate this guide' });
  await expect(prompt).toContainText(`How was ${DEMO.publicGuide.title}?`);
  await prompt.getByRole('button', { name: 'Not now' }).click();
  await expect(prompt).toHaveCount(0);
  await page.reload();
  await expect(heading(page, 'Hardware Lane')).toBeVisible();
  await expect(prompt).toHaveCount(0);
});

test('what walkers say is a page of the menu, and leads to their guides', {
  tag: '@any-size',
}, async ({ page }) => {
  await openGuides(page);
  await chooseFromMenu(page, 'What walkers say');
  await expect(heading(page, 'What walkers say')).toBeVisible();
  const quote = page.getByRole('figure').filter({ hasText: 'Hosier Lane changes every week' });
  await expect(quote).toContainText('Mei ·');
  await quote.getByRole('button', { name: DEMO.publicGuide.title }).click();
  await expect(overview(page).getByRole('heading', { name: DEMO.publicGuide.title })).toBeVisible();
  await expect(overview(page).getByText(/^4\.\d ★ \(\d+\)$/)).toBeVisible();
});

const SCREENS: Screens = {
  'what walkers say': async (page) => {
    await landOn(page, { page: 'experience', guideId: null }, 'visitor');
    await expect(page.getByRole('figure').first()).toBeVisible();
  },
  'what walkers say about a guide': async (page) => {
    await landOn(page, { page: 'experience', guideId: 1 }, 'visitor');
    await expect(page.getByRole('article').first()).toBeVisible();
  },
  'what creators read about their guides': async (page) => {
    await arriveAs(page, DEMO.creator);
    await openDashboard(page);
    await openSection(page, 'Reviews');
    await expect(page.getByText('Ratings by number of stars')).toBeVisible();
  },
  'the reviews that admins check': async (page) => {
    await arriveAs(page, DEMO.admin);
    await openDashboard(page);
    await openSection(page, 'Reviews');
    await expect(page.getByRole('article').first()).toBeVisible();
  },
};

checkScreens('the pages of reviews', SCREENS);
