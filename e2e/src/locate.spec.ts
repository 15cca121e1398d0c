import type { Locator, Page } from '@playwright/test';
import { choose } from './accounts-person.ts';
import { DEMO } from './demo.ts';
import { locate, you } from './located.ts';
import { expect, test } from './test.ts';
import { boxOf } from './touch.ts';
import {
  activePin,
  expectWithinReach,
  map,
  menuButton,
  navBar,
  openGuides,
  openPlaces,
  pin,
} from './visitor.ts';

/** A minute's walk from {@link DEMO.visitor} to the north. */
const NEXT_CORNER = { ...DEMO.visitor, latitude: DEMO.visitor.latitude + 0.0009 };
/** Nine kilometres from the public guide. */
const PRESTON = { latitude: -37.75, longitude: 145.03, accuracy: 20 };

const lookAhead = (page: Page): Locator => page.getByRole('button', { name: 'Look ahead' });

async function middleOf(thing: Locator): Promise<{ x: number; y: number }> {
  const box = await thing.boundingBox();
  if (box === null) throw new Error('It is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * The middle of the free part of the map on a phone: between the search and the cards, and on the
 * places' page also above the button that starts a walk.
 */
const FREE_MIDDLE = { guides: { x: 195, y: 274 }, places: { x: 195, y: 246 } };

async function expectInTheMiddle(page: Page, of: keyof typeof FREE_MIDDLE): Promise<void> {
  const middle = FREE_MIDDLE[of];
  await expect
    .poll(async () => {
      const { x, y } = await middleOf(you(page));
      return Math.hypot(x - middle.x, y - middle.y);
    })
    .toBeLessThan(12);
}

/** Any pin or group of the guide. */
const nearest = (page: Page): Locator => map(page).getByRole('button', { name: /^\d/ });

/** Expects that at least one of them is completely in the free part of the map. */
async function expectAboveTheCards(pins: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const boxes = await Promise.all((await pins.all()).map((one) => one.boundingBox()));
      return boxes.some(
        (box) => box !== null && box.x >= 0 && box.y >= 76 && box.y + box.height <= 484,
      );
    })
    .toBe(true);
}

async function drag(page: Page): Promise<void> {
  await page.mouse.move(60, 200);
  await page.mouse.down();
  await page.mouse.move(160, 330, { steps: 5 });
  await page.mouse.up();
}

const turnTo = (page: Page, alpha: number): Promise<void> =>
  page.evaluate((angle) => {
    const angles = { alpha: angle, absolute: true };
    dispatchEvent(new DeviceOrientationEvent('deviceorientationabsolute', angles));
  }, alpha);

test.describe('with permission', () => {
  test.beforeEach(async ({ context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(DEMO.visitor);
  });

  test('one press shows the visitor and follows them until the map is dragged', {
    tag: '@journey',
  }, async ({ page, context, checkAccessibility }) => {
    await openPlaces(page);
    await expect(locate(page)).toHaveAttribute('aria-pressed', 'false');
    await locate(page).click();
    await expect(locate(page)).toHaveAttribute('aria-pressed', 'true');
    await expectInTheMiddle(page, 'places');
    await checkAccessibility();

    const before = await middleOf(pin(page, '1. Hosier Lane'));
    await context.setGeolocation(NEXT_CORNER);
    await expect
      .poll(async () => (await middleOf(pin(page, '1. Hosier Lane'))).y - before.y)
      .toBeGreaterThan(20);
    await expectInTheMiddle(page, 'places');

    await drag(page);
    await expect(locate(page)).toHaveAttribute('aria-pressed', 'false');
    const dragged = await middleOf(pin(page, '1. Hosier Lane'));
    const dot = await middleOf(you(page));
    await context.setGeolocation(DEMO.visitor);
    await expect.poll(async () => (await middleOf(you(page))).y).not.toBe(dot.y);
    expect(await middleOf(pin(page, '1. Hosier Lane'))).toEqual(dragged);

    await locate(page).click();
    await expectInTheMiddle(page, 'places');
  });

  test('a zoom goes on following, another card in front does not', async ({ page }) => {
    await openGuides(page);
    await locate(page).click();
    await expectInTheMiddle(page, 'guides');
    await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
    await expectInTheMiddle(page, 'guides');
    await expect(locate(page)).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Next guide' }).press('Enter');
    await expect(locate(page)).toHaveAttribute('aria-pressed', 'false');
    await expect(activePin(page)).toBeInViewport();
  });

  test('near a guide the nearest pin is in view too, and stays tappable', async ({
    page,
    context,
  }) => {
    // On the other side of the river, beside no pin.
    await context.setGeolocation({ latitude: -37.8206, longitude: 144.9655, accuracy: 20 });
    await openPlaces(page);
    await locate(page).click();
    await expectInTheMiddle(page, 'places');
    await expectAboveTheCards(nearest(page));
  });

  test('a notice moves off the active pin', async ({ page, context }) => {
    await context.setGeolocation(PRESTON);
    await openPlaces(page);
    // Drags the pin to where the notice will be.
    const { x, y } = await middleOf(activePin(page));
    await page.mouse.move(60, 300);
    await page.mouse.down();
    await page.mouse.move(60 + 150 - x, 300 + 440 - y, { steps: 8 });
    await page.mouse.up();
    await locate(page).click();
    const notice = page.getByText('You’re 9 km away');
    await expect(notice).toBeVisible();
    await expect
      .poll(async () => {
        const covered = await boxOf(activePin(page));
        const { y, height } = await boxOf(notice.locator('..'));
        return y >= covered.y + covered.height || y + height <= covered.y;
      })
      .toBe(true);
  });

  test('a second press looks ahead, a third just follows', async ({ page, checkAccessibility }) => {
    await openPlaces(page);
    await locate(page).click();
    await expectInTheMiddle(page, 'places');
    await expect(locate(page)).toHaveAccessibleDescription('Press again to look ahead');
    await turnTo(page, 0);
    await locate(page).click();
    await expect(lookAhead(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(you(page)).toHaveAttribute('data-looking-ahead');
    // Facing north, there is more of the map above the visitor; facing west, left of them.
    await expect
      .poll(async () => (await middleOf(you(page))).y - FREE_MIDDLE.places.y)
      .toBeGreaterThan(60);
    await checkAccessibility();
    await turnTo(page, 90);
    await expect
      .poll(async () => (await middleOf(you(page))).x - FREE_MIDDLE.places.x)
      .toBeGreaterThan(60);
    await lookAhead(page).click();
    await expectInTheMiddle(page, 'places');
    await expect(you(page)).not.toHaveAttribute('data-looking-ahead');
  });

  test('a device without a compass says so, and following goes on', async ({ page }) => {
    await openPlaces(page);
    await locate(page).click();
    await expectInTheMiddle(page, 'places');
    await locate(page).click();
    await expect(lookAhead(page)).toBeVisible();
    await expect(page.getByText('Your device doesn’t say which way you’re facing')).toBeVisible();
    await expect(locate(page)).toHaveAttribute('aria-pressed', 'true');
  });

  test('the map of a place, which fits itself to the visitor as well, follows them too', async ({
    page,
  }) => {
    // With animations, the two moves overlap.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(DEMO.links.blockArcade);
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await locate(page).click();
    // Between the title and the button at the lower edge.
    await expect
      .poll(async () => {
        const { x, y } = await middleOf(you(page));
        return Math.hypot(x - 195, y - 416);
      })
      .toBeLessThan(12);
    await expect(locate(page)).toHaveAttribute('aria-pressed', 'true');
  });

  test('the button and the menu are one switch, but the menu’s does not move the map', async ({
    page,
  }) => {
    await openPlaces(page);
    const before = await middleOf(activePin(page));
    await choose(page, 'Show your location');
    await expect(you(page)).toBeAttached();
    await expect(locate(page)).toHaveAttribute('aria-pressed', 'false');
    expect(await middleOf(activePin(page))).toEqual(before);

    await locate(page).click();
    await expect(you(page)).toBeVisible();
    await menuButton(page).press('Enter');
    const inMenu = navBar(page).getByRole('button', { name: 'Show your location' });
    await expect(inMenu).toHaveAttribute('aria-pressed', 'true');
    await inMenu.press('Enter');
    await expect(you(page)).toHaveCount(0);
    await expect(locate(page)).toHaveAttribute('aria-pressed', 'false');
  });

  test('someone who is far away reads it first, and can go there and back', async ({
    page,
    context,
    checkAccessibility,
  }) => {
    await context.setGeolocation(PRESTON);
    await openPlaces(page);
    const before = await middleOf(activePin(page));
    await locate(page).click();
    await expect(page.getByText('You’re 9 km away')).toBeVisible();
    expect(await middleOf(activePin(page))).toEqual(before);
    await checkAccessibility();

    await page.getByRole('button', { name: 'Show me' }).click();
    await expectInTheMiddle(page, 'places');
    await expectAboveTheCards(nearest(page));
    await page.getByRole('button', { name: 'Back to the guide' }).click();
    await expect.poll(() => middleOf(activePin(page))).toEqual(before);
    await expect(page.getByText('You’re 9 km away')).toHaveCount(0);

    await locate(page).click();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByText('You’re 9 km away')).toHaveCount(0);
    expect(await middleOf(activePin(page))).toEqual(before);
  });
});

test('every map has the button, in reach', async ({ page }) => {
  await openGuides(page);
  await expectWithinReach(locate(page));
  await page.goto(DEMO.links.blockArcade);
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(map(page)).toBeVisible();
  await expectWithinReach(locate(page));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(DEMO.links.hosierLane);
  await expectWithinReach(locate(page));
});
