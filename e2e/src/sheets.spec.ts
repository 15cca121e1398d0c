import type { Locator, Page } from '@playwright/test';
import { DEMO } from './demo.ts';
import { expect, test } from './test.ts';
import { boxOf, middleOf, touchDrag } from './touch.ts';
import { activePin, card, map, openGuides, overview, pin } from './visitor.ts';

const TITLE = 'City of Trams';
const SLOW = 1_000;
const FLICK = 80;

const expand = (page: Page) => overview(page).getByRole('button', { name: 'Expand' });
const collapse = (page: Page) => overview(page).getByRole('button', { name: 'Collapse' });
const close = (page: Page) => overview(page).getByRole('button', { name: 'Close' });
const buy = (page: Page) => overview(page).getByRole('button', { name: 'Buy for $12.00' });

async function openOverview(page: Page): Promise<void> {
  await openGuides(page);
  await expect(pin(page, DEMO.featured[0] ?? '')).toBeVisible();
  await card(page, TITLE).press('Enter');
  await expect(expand(page)).toBeVisible();
}

/** Drags the grip of the sheet up or down. */
async function dragGrip(page: Page, down: number, ms: number): Promise<void> {
  const grip = overview(page).getByRole('button', { name: /Expand|Collapse/ });
  const from = await middleOf(grip);
  await touchDrag(page, from, { ...from, y: from.y + down }, { ms });
}

test('a sheet follows the finger, and stops half open or full', { tag: '@journey' }, async ({
  page,
}) => {
  await openOverview(page);
  const half = await boxOf(overview(page));
  const from = await middleOf(expand(page));
  await touchDrag(
    page,
    from,
    { ...from, y: from.y - 60 },
    {
      ms: SLOW,
      whileHeld: async () => {
        // It is drawn in the frame after the finger moved.
        const heldY = async () => Math.round((await boxOf(overview(page))).y);
        await expect.poll(heldY).toBe(Math.round(half.y - 60));
        // The layout is that of the full sheet, and the button stays at the lower edge.
        const pressed = await boxOf(buy(page));
        expect(pressed.y + pressed.height).toBeLessThanOrEqual(844);
      },
    },
  );
  await expect(expand(page), 'a short way goes back').toBeVisible();
  expect((await boxOf(overview(page))).y).toBe(half.y);

  await dragGrip(page, -150, SLOW);
  await expect(collapse(page)).toBeVisible();
  const full = await boxOf(overview(page));
  expect(full.y).toBeLessThan(half.y - 100);
  await expect(buy(page)).toBeInViewport({ ratio: 1 });

  await dragGrip(page, 40, FLICK);
  await expect(expand(page), 'a flick goes on').toBeVisible();
  await dragGrip(page, -40, FLICK);
  await expect(collapse(page)).toBeVisible();
});

test('finger, keyboard and mouse move a sheet, and away with it the focus returns to its card', async ({
  page,
}) => {
  await openOverview(page);
  await test.step('a finger drags it down and away', async () => {
    await dragGrip(page, 60, FLICK);
    await expect(overview(page)).toHaveCount(0);
    await expect(card(page, TITLE)).toBeFocused();
    await expect(page.getByPlaceholder("What's next?")).toBeVisible();
  });
  await test.step('the keyboard opens, closes and dismisses it', async () => {
    await page.keyboard.press('Enter');
    await expand(page).press('Enter');
    await expect(collapse(page)).toBeFocused();
    await collapse(page).press('Enter');
    await expect(expand(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(overview(page)).toHaveCount(0);
    await expect(card(page, TITLE)).toBeFocused();
  });
  await test.step('a mouse drags it up, and letting go presses nothing', async () => {
    await page.keyboard.press('Enter');
    const grip = await middleOf(expand(page));
    await page.mouse.move(grip.x, grip.y);
    await page.mouse.down();
    await page.mouse.move(grip.x, grip.y - 170, { steps: 8 });
    await page.mouse.up();
    await expect(collapse(page)).toBeVisible();
  });
});

test('what scrolls inside hands over to dragging at its upper edge', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await openOverview(page);
  const text = overview(page).getByText('by Isla Marchetti');
  const start = await middleOf(text);
  await touchDrag(page, start, { ...start, y: start.y - 120 }, { ms: SLOW });
  await expect(collapse(page), 'half open, a finger that goes up opens it').toBeVisible();

  const content = overview(page).locator('> div');
  const scrolled = () => content.evaluate(({ scrollTop }) => Math.round(scrollTop));
  const body = await middleOf(overview(page).getByRole('heading', { name: TITLE }));
  await touchDrag(page, body, { ...body, y: body.y - 60 }, { ms: SLOW });
  await expect.poll(scrolled, { message: 'then it scrolls' }).toBeGreaterThan(20);
  await expect(close(page)).toBeInViewport({ ratio: 1 });
  await close(page).click({ trial: true });

  await content.evaluate((element) => element.scrollTo(0, 0));
  const image = await middleOf(overview(page).getByRole('img').first());
  await touchDrag(page, image, { ...image, y: image.y + 40 }, { ms: FLICK });
  await expect(expand(page), 'and at the top it is dragged').toBeVisible();
});

test('what a sheet covers is out of reach, and what it leaves free is not', async ({ page }) => {
  await openOverview(page);
  const covered = (thing: Locator) =>
    thing.evaluate((element) => element.closest('[inert]') !== null);
  await expect(card(page, TITLE)).toHaveCount(0);
  expect(await covered(activePin(page))).toBe(false);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(overview(page), 'the buttons of the map go on working').toBeVisible();
  await expand(page).click();
  await expect(collapse(page)).toBeVisible();
  expect(await covered(map(page))).toBe(true);
  expect(await covered(page.getByPlaceholder("What's next?"))).toBe(false);
});

test('a tap on the map closes a sheet and picks nothing; a drag of the map leaves it', async ({
  page,
}) => {
  await openOverview(page);
  await touchDrag(page, { x: 60, y: 180 }, { x: 130, y: 210 }, { ms: SLOW });
  await expect(overview(page)).toBeVisible();
  // The pin of another guide is under the finger.
  const other = map(page).locator('button:not([aria-current="true"])');
  const spots = await Promise.all((await other.all()).map((element) => middleOf(element)));
  const spot = spots.find(({ x, y }) => x > 20 && x < 330 && y > 90 && y < 300);
  expect(spot, 'a pin above the sheet').toBeDefined();
  await page.touchscreen.tap(spot?.x ?? 0, spot?.y ?? 0);
  await expect(overview(page)).toHaveCount(0);
  await expect(page).toHaveURL('/');
});

test('with motion allowed it moves by transforms alone', async ({ page }) => {
  // Reviews are loaded when they are visible, and would change the height.
  await page.route('**/assets/guide-reviews-*.js', () => {});
  await openOverview(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const layout = () =>
    overview(page).evaluate((sheet: HTMLElement) => [sheet.offsetTop, sheet.offsetHeight]);
  const from = await middleOf(expand(page));
  let held: number[] = [];
  await touchDrag(
    page,
    from,
    { ...from, y: from.y - 150 },
    {
      ms: SLOW,
      whileHeld: async () => {
        held = await layout();
        expect(
          await overview(page).evaluate((sheet: HTMLElement) => sheet.style.transform),
        ).toMatch(/^translateY\(\d/);
      },
    },
  );
  await expect(collapse(page)).toBeVisible();
  expect(await layout()).toEqual(held);
});

test('a link that is copied says so in a toast, and nothing moves', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openOverview(page);
  await page.evaluate(() => Object.assign(navigator, { share: undefined }));
  const before = await boxOf(buy(page));
  await overview(page).getByRole('button', { name: 'Share' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Copy link' }).click();
  const toast = page.getByRole('status').filter({ hasText: 'Link copied' });
  await expect(toast).toBeVisible();
  expect(await boxOf(buy(page))).toEqual(before);
  const { y, height } = await boxOf(toast);
  expect(y + height, 'clear of what to press').toBeLessThanOrEqual(before.y);
});

test('a search comes as a sheet with its close button in sight', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/?search=a');
  const response = page.getByRole('region', { name: '“a”' });
  const content = response.locator('> div');
  await expect(response.getByRole('listitem').first()).toBeVisible();
  await content.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(response.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  await expect(response.getByRole('listitem').last()).toBeInViewport({ ratio: 1 });
  await response.getByRole('button', { name: 'Close' }).click();
  await expect(response).toHaveCount(0);
});
