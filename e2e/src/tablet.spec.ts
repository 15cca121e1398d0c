import type { Locator } from '@playwright/test';
import { arriveAs } from './accounts-person.ts';
import { showSampleUsers } from './admin-sample.ts';
import { arriveAsCreator, draftOf, openDraft } from './author.ts';
import { row } from './dashboard.ts';
import { DEMO } from './demo.ts';
import { showSampleEarnings } from './ledger-sample.ts';
import { expect, test } from './test.ts';
import { boxOf } from './touch.ts';
import {
  activePin,
  card,
  carousel,
  chooseFromMenu,
  expectWithinReach,
  heading,
  map,
  openGuides,
  overview,
  sidewaysOverflow,
} from './visitor.ts';

const UPRIGHT = { width: 820, height: 1_180 };
const SIDEWAYS = { width: 1_180, height: 820 };

for (const [name, size] of Object.entries({ upright: UPRIGHT, sideways: SIDEWAYS })) {
  test(`on a tablet held ${name} an overview is beside the map, and the cards stay`, async ({
    page,
    checkAccessibility,
  }) => {
    await page.setViewportSize(size);
    await openGuides(page);
    await card(page, DEMO.paidGuide.title).press('Enter');
    // The panel is as high as its content, which is loaded later.
    await expect(overview(page).getByRole('heading', { name: 'Places' })).toBeVisible();
    const panel = await boxOf(overview(page));
    expect(panel.x).toBe(16);
    expect(panel.width).toBe(400);
    const row = await boxOf(carousel(page, 'Featured guides'));
    const isBeside = row.x >= panel.x + panel.width;
    const isBelow = row.y >= panel.y + panel.height;
    expect({ isBeside, isBelow }).toEqual({
      isBeside: size === SIDEWAYS,
      isBelow: size === UPRIGHT,
    });
    for (const button of ['Close', 'Buy for $4.99', 'Gift', 'Share']) {
      await expectWithinReach(overview(page).getByRole('button', { name: button }));
    }
    await expect(overview(page).getByRole('button', { name: 'Expand' })).toHaveCount(0);
    await expectWithinReach(card(page, DEMO.paidGuide.title));
    const pinned = await boxOf(activePin(page));
    expect(pinned.x).toBeGreaterThan(panel.x + panel.width);
    expect(await sidewaysOverflow(page)).toBe(0);
    await checkAccessibility();
    // Where there is no sheet, the map switches between guides.
    await page.mouse.click(size.width - 60, 200);
    await expect(overview(page)).toBeVisible();
  });

  test(`on a tablet held ${name} a place is beside its map, and a form beside a poster`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto(DEMO.links.blockArcade);
    await expect(heading(page, 'The Block Arcade')).toBeVisible();
    const article = await boxOf(page.getByRole('article'));
    expect(article.width).toBeLessThanOrEqual(size.width * 0.55 + 1);
    await expect(map(page)).toBeVisible();
    const pinned = await boxOf(activePin(page));
    expect(pinned.x).toBeGreaterThan(article.width);
    expect(await sidewaysOverflow(page)).toBe(0);

    await page.goto('/');
    await chooseFromMenu(page, 'Log in');
    const poster = await boxOf(page.locator('main img').first());
    expect(poster).toMatchObject({ x: 0, y: 0, height: size.height });
    const email = await boxOf(page.getByLabel('Email'));
    expect(email.x).toBeGreaterThan(poster.width);
    expect(await sidewaysOverflow(page)).toBe(0);
  });
}

test('on a tablet the actions of an open guide are beside its title', async ({ page }) => {
  await page.setViewportSize(UPRIGHT);
  await arriveAsCreator(page, page.request);
  const title = 'The Upside-Down River, from Princes Bridge to the docks and back';
  await openDraft(page, await draftOf(page, { pg_title: title }));
  const middleOf = async (locator: Locator) => {
    const { y, height } = await boxOf(locator);
    return Math.round(y + height / 2);
  };
  const row = await middleOf(heading(page, title));
  for (const name of [/^Notifications/, 'History', 'Submit', 'More actions for this guide']) {
    const button = page.getByRole('button', { name, exact: true });
    await expectWithinReach(button);
    expect(Math.abs((await middleOf(button)) - row)).toBeLessThan(4);
  }
});

test('on a tablet what was earned is side by side', async ({ page }) => {
  await page.setViewportSize(UPRIGHT);
  await showSampleEarnings(page);
  await arriveAs(page, DEMO.creator);
  await page.goto('/?dashboard=earnings');
  const tops = await Promise.all(
    ['Earned this month', 'Balance', 'Next payment'].map(
      async (name) => (await boxOf(page.getByText(name, { exact: true }))).y,
    ),
  );
  expect(new Set(tops).size).toBe(1);
  expect(await sidewaysOverflow(page)).toBe(0);
});

test('on a tablet the rows of a table are cards, two beside each other', async ({ page }) => {
  await page.setViewportSize(UPRIGHT);
  await showSampleUsers(page);
  await arriveAs(page, DEMO.admin);
  await page.goto('/?dashboard=users');
  const [first, second] = await Promise.all(
    ['Noor Haddad', 'Priya Raman'].map((name) => boxOf(row(page, name))),
  );
  expect(second?.y).toBe(first?.y);
  expect(await sidewaysOverflow(page)).toBe(0);
});
