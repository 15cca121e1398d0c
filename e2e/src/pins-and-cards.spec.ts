import type { Locator, Page } from '@playwright/test';
import { arriveLoggedIn, choose } from './accounts-person.ts';
import { DEMO } from './demo.ts';
import { expect, test } from './test.ts';
import {
  activePin,
  card,
  cards,
  carousel,
  frontCard,
  leftOf,
  map,
  menuButton,
  navBar,
  openGuides,
  openPlaces,
  overview,
  pin,
  turn,
} from './visitor.ts';

const [FIRST = '', SECOND = ''] = DEMO.featured;
const NEAREST = DEMO.featured.at(-1) ?? '';
const OTHER = DEMO.membersGuide.title;

async function boxOf(thing: Locator) {
  const box = await thing.boundingBox();
  if (box === null) throw new Error('It is not on the screen.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

type Box = Awaited<ReturnType<typeof boxOf>>;

function doOverlap(a: Box, b: Box): boolean {
  return a.x < b.right && a.right > b.x && a.y < b.bottom && a.bottom > b.y;
}

const pairsOf = (boxes: readonly Box[]): readonly (readonly [Box, Box])[] =>
  boxes.flatMap((a, at) => boxes.slice(at + 1).map((b) => [a, b] as const));

/** The share of the smaller of two boxes that the other covers. */
function sharedShare([a, b]: readonly [Box, Box]): number {
  const width = Math.min(a.right, b.right) - Math.max(a.x, b.x);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.y, b.y);
  const shared = Math.max(0, width) * Math.max(0, height);
  return shared / Math.min(a.width * a.height, b.width * b.height);
}

const popupOf = (page: Page, title: string): Locator =>
  activePin(page).getByText(title, { exact: true });

test('a pin that is not featured brings its card to the front, and the card its pin', async ({
  page,
}) => {
  await openGuides(page);
  await expect(pin(page, OTHER)).toBeAttached();
  await expect(card(page, OTHER)).toBeAttached();
  await pin(page, OTHER).press('Enter');
  await expect(activePin(page)).toHaveAccessibleName(OTHER);
  await expect(frontCard(page)).toContainText(OTHER);
  await expect(overview(page).getByRole('heading', { name: OTHER })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(overview(page)).toHaveCount(0);
  await expect(frontCard(page)).toContainText(OTHER);

  // Its card stays among the others.
  await turn(page, 'Next');
  await expect(frontCard(page)).toContainText(FIRST);
  await expect(activePin(page)).toHaveAccessibleName(FIRST);
  await turn(page, 'Previous');
  await expect(frontCard(page)).toContainText(OTHER);
  await expect(activePin(page)).toHaveAccessibleName(OTHER);
});

test('Escape gives the focus back to the card or pin, even after it was nowhere', async ({
  page,
}) => {
  await openGuides(page);
  for (const opener of [card(page, FIRST), pin(page, FIRST)]) {
    await opener.press('Enter');
    await expect(overview(page)).toBeFocused();
    await page.evaluate(
      () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
    );
    await page.keyboard.press('Escape');
    await expect(overview(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test('a link to a guide to buy ends at its overview, and Escape leads to the card in front', async ({
  page,
}) => {
  await page.goto(`/?guide=${DEMO.paidGuide.id}`);
  await expect(overview(page).getByRole('heading', { name: DEMO.paidGuide.title })).toBeVisible();
  await expect(page.getByPlaceholder("What's next?")).toBeVisible();
  await expect(overview(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(overview(page)).toHaveCount(0);
  await expect(frontCard(page).getByRole('button')).toBeFocused();
});

test('cards are sorted by distance once it is known, and the nearest comes to the front', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  // Beside the guide that is featured last.
  await context.setGeolocation({ latitude: -37.8165, longitude: 144.9691, accuracy: 20 });
  await openGuides(page);
  await turn(page, 'Next');
  await expect(frontCard(page)).toContainText(SECOND);
  const left = await leftOf(frontCard(page));
  await expect(card(page, NEAREST)).not.toContainText(/\d\sk?m\b/);
  await choose(page, 'Show your location');
  await expect(pin(page, 'You are here')).toBeVisible();
  const sorted = page.getByRole('region', { name: /^Featured guides.*, sorted by distance$/ });
  await expect(sorted).toBeVisible();
  await expect(frontCard(page)).toContainText(NEAREST);
  await expect(activePin(page)).toHaveAccessibleName(NEAREST);
  await expect.poll(() => leftOf(frontCard(page))).toBeCloseTo(left, 0);

  // The featured ones first, then all others.
  await expect(async () => {
    const metres = (await sorted.getByRole('listitem').allInnerTexts())
      .slice(0, DEMO.featured.length)
      .map(metresIn);
    expect(metres).toEqual(metres.toSorted((a, b) => a - b));
    expect(metres).not.toContain(Number.NaN);
  }).toPass();

  const inMenu = navBar(page).getByRole('button', { name: 'Show your location' });
  // Two presses in quick succession go home.
  await expect(async () => {
    await menuButton(page).press('Enter');
    await expect(inMenu).toBeVisible({ timeout: 500 });
  }).toPass();
  await inMenu.press('Enter');
  await expect(carousel(page, 'Featured guides')).toBeVisible();
  await expect(cards(page, 'Featured guides').first()).toContainText(FIRST);
  await expect(frontCard(page)).toContainText(FIRST);
});

test('no card says how many thousand kilometres away it is', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 51.5, longitude: -0.12, accuracy: 20 });
  await openGuides(page);
  await page.getByRole('button', { name: 'Follow your location' }).click();
  await expect(page.getByText('You’re over 100 km away')).toBeVisible();
  for (const text of await page.getByRole('listitem').allInnerTexts()) {
    expect(text).not.toMatch(/\d\sk?m\b/);
  }
});

test('groups say what they hold, and a popup goes when its pin is dragged under the cards', async ({
  page,
}) => {
  await openPlaces(page);
  const group = map(page)
    .getByRole('button', { name: /^\d places here, zoom in$/ })
    .first();
  await expect(group).toHaveText(/^\d places$/);
  await expect(popupOf(page, 'Hosier Lane')).toBeVisible();
  await page.mouse.move(300, 180);
  await page.mouse.down();
  await page.mouse.move(300, 520, { steps: 5 });
  await page.mouse.up();
  await expect(popupOf(page, 'Hosier Lane')).toBeHidden();
});

test('the popup of the active pin hides no other pin where there is room', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await openPlaces(page);
  for (const [index, title] of DEMO.places.entries()) {
    await expect(activePin(page)).toHaveAccessibleName(`${index + 1}. ${title}`);
    const label = popupOf(page, title);
    await expect(label).toBeVisible();
    await expect
      .poll(async () => {
        const popup = await boxOf(label);
        const others = await map(page).locator('button:not([aria-current])').all();
        const boxes = await Promise.all(others.map(boxOf));
        return boxes.filter((box) => doOverlap(popup, box)).length;
      })
      .toBe(0);
    await carousel(page, 'Places').getByRole('button', { name: 'Next' }).press('Enter');
  }
});

test('the pins of one’s own guides are marked', async ({ page, checkAccessibility }) => {
  const own = await (await page.request.get(`/api/guides/${DEMO.paidGuide.id}`)).json();
  await arriveLoggedIn(page);
  await page.route('**/api/get_guides', (route) => route.fulfill({ json: [own] }));
  await openGuides(page);
  await expect(pin(page, `${DEMO.paidGuide.title}, yours`)).toBeAttached();
  await expect(pin(page, SECOND)).toBeAttached();
  await checkAccessibility();
});

test('no pin is hidden behind another, or under the bar', async ({ page }) => {
  for (const size of [
    { width: 320, height: 640 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size);
    await openPlaces(page);
    await expect(activePin(page)).toBeVisible();
    for (const _ of DEMO.places) {
      await expect
        .poll(async () => {
          const bar = await boxOf(menuButton(page));
          const pins = await map(page).locator('.leaflet-marker-pane button').all();
          const boxes = await Promise.all(pins.map(boxOf));
          const isUnderBar = boxes.some(({ y }) => y + 4 < bar.bottom);
          const isHidden = pairsOf(boxes).some((pair) => sharedShare(pair) > 0.4);
          return { isUnderBar, isHidden };
        })
        .toEqual({ isUnderBar: false, isHidden: false });
      await page.getByRole('button', { name: 'Next place', exact: true }).press('Enter');
    }
  }
});

// For the places of a guide, see small-screens.spec.ts.
test('on the smallest phone the active pin of home is above the cards', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openGuides(page);
  const expectPinAboveCards = async () => {
    await expect
      .poll(async () => {
        const [marker, front] = [await boxOf(activePin(page)), await boxOf(frontCard(page))];
        return front.y - marker.bottom;
      })
      .toBeGreaterThan(0);
    await expect(activePin(page)).toBeInViewport({ ratio: 0.99 });
  };
  await expectPinAboveCards();
  const next = page.getByRole('button', { name: /^Next/ });
  for (const _ of [1, 2, 3]) {
    await next.press('Enter');
    await expectPinAboveCards();
  }
});

function metresIn(fact: string): number {
  const [, number, unit] = /([\d.]+)\s(k?m)\b/.exec(fact) ?? [];
  return Number(number) * (unit === 'km' ? 1000 : 1);
}
