import { DEMO } from './demo.ts';
import { expect, test } from './test.ts';
import { activePin, expectWithinReach, openPlaces, pin } from './visitor.ts';

const UPRIGHT = { width: 390, height: 844 };
const TURNED = { width: 844, height: 390 };

test('no pin of a guide lies half under a button, and the active one stays in view when the phone is turned', async ({
  page,
  checkAccessibility,
}) => {
  await page.setViewportSize(UPRIGHT);
  await openPlaces(page);
  await expect(activePin(page)).toBeInViewport({ ratio: 1 });
  await checkAccessibility(['target-size']);
  /** The element in the middle of the active pin's drop: the pin itself, unless something covers it. */
  const isCovered = () =>
    activePin(page).evaluate((pin) => {
      const { left, top, width, height } = pin.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height * 0.6);
      return there === null || there.closest('button') !== pin;
    });
  for (const size of [TURNED, UPRIGHT]) {
    await page.setViewportSize(size);
    await expect.poll(isCovered).toBe(false);
    await expect(activePin(page)).toBeInViewport({ ratio: 1 });
  }
});

test('no pin lies half under a button beside a chosen guide', async ({
  page,
  checkAccessibility,
}) => {
  await page.setViewportSize(UPRIGHT);
  await page.goto(`/?guide=${DEMO.paidGuide.id}`);
  await expect(activePin(page)).toBeInViewport({ ratio: 1 });
  const neighbour = pin(page, 'Gold Rush Grandeur');
  await expect(neighbour).toHaveCSS('opacity', '0');
  await checkAccessibility(['target-size']);
  // The focus still reaches it, and moves it to where it can be seen and tapped.
  await neighbour.focus();
  await expect(neighbour).toHaveCSS('opacity', '1');
  await expectWithinReach(neighbour);
});
