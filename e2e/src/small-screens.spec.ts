import type { Page } from '@playwright/test';
import { arriveLoggedIn, openPanel } from './accounts-person.ts';
import { arriveAsCreator, draftOf, openDraft, titleField, unfold } from './author.ts';
import { buyFor } from './buyer.ts';
import { DEMO } from './demo.ts';
import { listenTo, miniPlayer } from './listener.ts';
import { LANES } from './saved-draft.ts';
import { expect, test } from './test.ts';
import { boxOf } from './touch.ts';
import {
  activePin,
  card,
  cards,
  carousel,
  chooseFromMenu,
  expectWithinReach,
  frontCard,
  heading,
  leftOf,
  menuButton,
  openGuides,
  openPlaces,
  overview,
  SIDEWAYS,
  withoutFirstAnswers,
  withoutTiles,
} from './visitor.ts';

const [FIRST = '', SECOND = ''] = DEMO.featured;

test('on a phone of any width the main button has room for its words', async ({ page }) => {
  await openGuides(page);
  await card(page, SECOND).press('Enter');
  const buy = overview(page).getByRole('button', { name: 'Buy for $12.00' });
  for (const width of [320, 360, 375, 390]) {
    await page.setViewportSize({ width, height: 740 });
    const { room, words } = await buy.evaluate((button) => {
      const { paddingLeft, paddingRight } = getComputedStyle(button);
      const range = document.createRange();
      range.selectNodeContents(button);
      return {
        room: button.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
        words: range.getBoundingClientRect().width,
      };
    });
    expect(words, `at ${width} px`).toBeLessThanOrEqual(room);
    for (const name of ['Gift', 'Share']) {
      await expect(overview(page).getByRole('button', { name })).toBeInViewport({ ratio: 0.99 });
    }
  }
});

test('above the player the overview still has room for the whole title', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await listenTo(page, DEMO.links.hosierLane, 'Hosier Lane');
  await chooseFromMenu(page, 'See all guides');
  await card(page, DEMO.publicGuide.title).press('Enter');
  await expect(miniPlayer(page)).toBeVisible();
  const title = overview(page).getByRole('heading', { name: DEMO.publicGuide.title, level: 2 });
  const main = overview(page).getByRole('button', { name: /^Continue/ });
  // The sheet is still moving when its content is there.
  const room = async () => {
    const { y, height } = await boxOf(title);
    return (await boxOf(main)).y - (y + height);
  };
  await expect.poll(room).toBeGreaterThanOrEqual(0);
});

test('of two cards the second is in sight, and each leads to the other', async ({ page }) => {
  await withoutFirstAnswers(page);
  await page.route(/\/api\/places\b/, async (route) => {
    const response = await route.fetch();
    const { places } = await response.json();
    await route.fulfill({ response, json: { places: places.slice(0, 2) } });
  });
  await page.goto(`/guides/${DEMO.publicGuide.id}/places`);
  await expect(cards(page, 'Places')).toHaveCount(2);
  await expect(cards(page, 'Places').last()).toBeInViewport({ ratio: 0.3 });
  const [first = '', second = ''] = DEMO.places;
  for (const [way, title] of [
    ['Next', second],
    ['Next', first],
    ['Previous', second],
    ['Previous', first],
  ] as const) {
    await carousel(page, 'Places').getByRole('button', { name: way }).press('Enter');
    await expect(frontCard(page)).toContainText(title);
  }
});

test('on a small phone the buttons of the map lie on nothing and under nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  // Without tiles the map has a label more.
  await withoutTiles(page);
  await openGuides(page);
  const zoomIn = page.getByRole('button', { name: 'Zoom in' });
  const zoomOut = page.getByRole('button', { name: 'Zoom out' });
  const popup = activePin(page).getByText(FIRST);
  await expect(popup).toBeVisible();
  const { x = Number.NaN, width = Number.NaN } = (await popup.boundingBox()) ?? {};
  expect(x + width).toBeLessThan(await leftOf(zoomIn));

  await page.setViewportSize({ width: 320, height: 640 });
  await card(page, FIRST).press('Enter');
  await expect(overview(page)).toBeVisible();
  for (const button of [zoomIn, zoomOut]) await expectWithinReach(button);
});

test('on a phone the editor’s header shows its title and buttons, and the map its button above Save', async ({
  page,
  request,
}) => {
  await arriveAsCreator(page, request);
  await openDraft(page, await draftOf(page, LANES));
  await titleField(page).fill('The Upside-Down River');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('The Upside-Down River');
  // Nothing of it is cut off.
  expect(
    await title.evaluate(
      (h1) => h1.scrollWidth <= h1.clientWidth && h1.scrollHeight <= h1.clientHeight + 1,
    ),
  ).toBe(true);
  await unfold(page, 'Map');
  const editMap = page.getByText('Edit map', { exact: true });
  for (const size of [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
  ]) {
    await page.setViewportSize(size);
    await page.evaluate(() => scrollTo(0, 0));
    for (const name of ['Back to your guides', 'Switch guide', 'More actions for this guide'])
      await expectWithinReach(page.getByRole('button', { name, exact: true }));
    for (const tab of await page.getByRole('tablist', { name: 'View' }).getByRole('tab').all())
      await expectWithinReach(tab);
    await page.getByRole('heading', { name: 'Map' }).evaluate((heading) => {
      heading.scrollIntoView({ block: 'center' });
    });
    await expectWithinReach(editMap);
  }
});

test('on a phone held sideways cards and overview leave the map free', async ({ page }) => {
  await page.setViewportSize(SIDEWAYS);
  await withoutTiles(page);
  await openGuides(page);
  const controls = ['Menu', 'Zoom in', 'Zoom out'].map((name) =>
    page.getByRole('button', { name }),
  );
  for (const control of [page.getByPlaceholder("What's next?"), ...controls]) {
    await expectWithinReach(control);
  }
  const low = await carousel(page, 'Featured guides').boundingBox();
  expect(low?.y).toBeGreaterThan(SIDEWAYS.height / 2);

  await card(page, SECOND).press('Enter');
  await expect(overview(page).getByRole('heading', { name: SECOND })).toBeInViewport();
  const actions = ['Close', 'Buy for $12.00', 'Gift', 'Share'].map((name) =>
    overview(page).getByRole('button', { name }),
  );
  for (const control of [page.getByPlaceholder("What's next?"), ...controls, ...actions]) {
    await expectWithinReach(control);
  }
  await expect(activePin(page)).toBeInViewport();
});

test('on a phone held sideways the guides one owns are rows, with their titles in sight', async ({
  page,
}) => {
  await page.setViewportSize(SIDEWAYS);
  const person = await arriveLoggedIn(page);
  await buyFor(page.request, person);
  await openPanel(page);
  const title = page.getByRole('list', { name: 'Your guides' }).getByText(DEMO.paidGuide.title);
  await expect(title).toBeInViewport({ ratio: 1 });
});

/** The free height of the map between the top bar and the cards, and the room above and below the active pin in it. */
async function freeMap(page: Page) {
  const bar = await menuButton(page).boundingBox();
  const front = await frontCard(page).boundingBox();
  const pin = await activePin(page).boundingBox();
  if (bar === null || front === null || pin === null) throw new Error('It is not on the screen.');
  const top = bar.y + bar.height;
  return { height: front.y - top, above: pin.y - top, below: front.y - pin.y - pin.height };
}

async function expectFreeMap(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const { height, above, below } = await freeMap(page);
      return { height: height >= 140, above: above >= 0, below: below > 0 };
    })
    .toEqual({ height: true, above: true, below: true });
  await expect(activePin(page)).toBeInViewport({ ratio: 0.99 });
}

for (const [width, height] of [
  [844, 390],
  [667, 375],
  [320, 640],
  [390, 844],
] as const) {
  test(`at ${width} × ${height} the active pin has some map around it, with the player as well`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openPlaces(page);
    await expectFreeMap(page);
    await listenTo(page, DEMO.links.hosierLane, 'Hosier Lane');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(heading(page, DEMO.publicGuide.title)).toBeVisible();
    await expect(miniPlayer(page)).toBeVisible();
    await expectFreeMap(page);
    for (const _ of DEMO.places) {
      await page.getByRole('button', { name: 'Next place', exact: true }).press('Enter');
      await expectFreeMap(page);
    }
    const card = await frontCard(page).getByRole('button').boundingBox();
    const bar = await miniPlayer(page).boundingBox();
    if (card === null || bar === null) throw new Error('It is not on the screen.');
    const isClear = card.y + card.height <= bar.y || card.x + card.width <= bar.x;
    expect(isClear).toBe(true);
  });
}
