import type { Page } from '@playwright/test';
import { button } from './accounts-person.ts';
import { DEMO } from './demo.ts';
import { openStart } from './guided-walk.ts';
import { timeOf } from './listener.ts';
import { checkScreens, type Screens } from './screen-checks.ts';
import { expect, test } from './test.ts';
import {
  activePin,
  card,
  cards,
  chooseFromMenu,
  frontCard,
  heading,
  menuButton,
  navBar,
  openGuides,
  openPlaces,
  overview,
  sidewaysOverflow,
  walkToPlaces,
  withoutFirstAnswers,
} from './visitor.ts';

const openStartOfWalk = async (page: Page) => {
  await openPlaces(page);
  await openStart(page);
};

/** Every page and overlay, with the steps to reach it. */
const SCREENS: Screens = {
  'the guides': openGuides,
  'the menu': async (page) => {
    await menuButton(page).press('Enter');
    await navBar(page).getByRole('button', { name: 'See all guides' }).focus();
  },
  'an overview': async (page) => {
    await openGuides(page);
    await card(page, DEMO.paidGuide.title).press('Enter');
    await expect(overview(page)).toBeVisible();
  },
  'the Terms of Use': async (page) => {
    await openGuides(page);
    await chooseFromMenu(page, 'Terms of Use');
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'a search': async (page) => {
    await page.goto('/?search=river');
    await expect(page.getByRole('region', { name: '“river”' })).toBeVisible();
  },
  'the places': openPlaces,
  'a place': async (page) => {
    await page.goto(DEMO.links.blockArcade);
    await expect(page.getByRole('slider', { name: 'Position' })).toBeEnabled();
  },
  'the map of a place': async (page) => {
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Return to guide' })).toBeVisible();
  },
  'a place with a video': async (page) => {
    await page.goto(DEMO.links.lunaPark);
    await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible();
  },
};

const WALK_SCREENS: Screens = {
  'the start of a walk': openStartOfWalk,
  'a walk': async (page) => {
    await button(page, 'Walk with the list').click();
    await expect(page.getByRole('list', { name: 'Places of this walk' })).toBeVisible();
  },
};

const FOLLOWED_WALK_SCREENS: Screens = {
  'a walk that is followed, on the way to its start': async (page) => {
    await page.context().grantPermissions(['geolocation']);
    await page.context().setGeolocation({ latitude: -37.817, longitude: 144.968, accuracy: 6 });
    await openStartOfWalk(page);
    await button(page, 'Start walk').click();
    await expect(page.getByRole('button', { name: /^Next: place 1 Hosier Lane/ })).toBeVisible();
  },
  'the dark screen of a walk': async (page) => {
    await page.context().setGeolocation({ latitude: -37.81688, longitude: 144.9693, accuracy: 6 });
    await button(page, 'Darken screen').click();
    await expect(page.getByRole('button', { name: /^Wake the screen/ })).toBeVisible();
  },
};

checkScreens('the pages of visitors', SCREENS, { tag: ['@journey', '@any-size'] });
checkScreens('a walk with the list', WALK_SCREENS);
checkScreens('a walk that is followed', FOLLOWED_WALK_SCREENS);

test('on a new page the focus moves to its heading, and its title is told', {
  tag: '@any-size',
}, async ({ page }) => {
  await walkToPlaces(page);
  await expect(heading(page, DEMO.publicGuide.title)).toBeFocused();
  await expect(page).toHaveTitle(`${DEMO.publicGuide.title} · Laneway`);
  await card(page, 'Hosier Lane').press('Enter');
  await expect(heading(page, 'Hosier Lane')).toBeFocused();
  await expect(page).toHaveTitle(`Hosier Lane · ${DEMO.publicGuide.title} · Laneway`);
  await page.getByRole('button', { name: 'Map', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Return to guide' })).toBeVisible();
  await expect(heading(page, 'Hosier Lane')).toBeFocused();
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveTitle(`${DEMO.publicGuide.title} · Laneway`);
  await expect(overview(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveTitle('Laneway');
});

test('an overview takes the focus and gives it back to its card', { tag: '@any-size' }, async ({
  page,
}) => {
  await openGuides(page);
  await card(page, DEMO.paidGuide.title).press('Enter');
  await expect(overview(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(overview(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page, DEMO.paidGuide.title)).toBeFocused();
});

test('a visitor gets from the start to a playing narration by keyboard alone', {
  tag: ['@journey', '@any-size'],
}, async ({ page }) => {
  await openGuides(page);
  const isAt = (name: RegExp) => async () =>
    await page.evaluate(
      (source) =>
        new RegExp(source).test(
          document.activeElement?.getAttribute('aria-label') ??
            document.activeElement?.textContent ??
            '',
        ),
      name.source,
    );
  const tabTo = async (name: RegExp) => {
    const arrived = isAt(name);
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      if (await arrived()) return;
    }
    throw new Error(`Tab never came to ${name}.`);
  };
  await tabTo(/Laneways for First-Timersby/);
  await page.keyboard.press('Enter');
  await tabTo(/^Open map$/);
  await page.keyboard.press('Enter');
  await expect(heading(page, DEMO.publicGuide.title)).toBeFocused();
  await tabTo(/^Place 1 of \d+: Hosier Lane/);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Hosier Lane')).toBeFocused();
  await expect(page.getByRole('slider', { name: 'Position' })).toBeEnabled();
  await tabTo(/^Play$/);
  await page.keyboard.press('Enter');
  await expect.poll(() => timeOf(page, 'audio')).toBeGreaterThan(0);
});

test('someone who prefers reduced motion gets no animations', { tag: '@any-size' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGuides(page);
  const running = () => page.evaluate(() => document.getAnimations().length);
  await card(page, DEMO.paidGuide.title).press('Enter');
  await expect(overview(page)).toBeVisible();
  expect(await running()).toBe(0);
  await page.keyboard.press('Escape');
  await page
    .getByRole('region', { name: 'Featured guides' })
    .getByRole('button', { name: 'Next' })
    .press('Enter');
  expect(await frontCard(page).count()).toBe(1);
  expect(await running()).toBe(0);
});

const LONG_TITLE = 'Laneways'.repeat(15);
const LONG_AUTHOR = 'Bartholomew'.repeat(9).slice(0, 90);
const LONG_LINE = `\`\`\`\n${'stone'.repeat(40)}\n\`\`\``;

/** Guides and places with texts without spaces. */
async function answerInLongWords(page: Page): Promise<void> {
  const guide = { g_title: LONG_TITLE, g_author: LONG_AUTHOR, g_description: LONG_LINE };
  const place = { p_title: LONG_TITLE, p_description: LONG_LINE };
  await withoutFirstAnswers(page);
  const long = (one: object) => ('p_id' in one ? { ...one, ...place } : { ...one, ...guide });
  await page.route(/\/api\/(?:guides|places|discover|search)\b/, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    await route.fulfill({
      response,
      json: Array.isArray(answer) ? answer.map(long) : inAll(answer),
    });
  });

  function inAll(answer: Record<string, unknown>): object {
    const lists = ['guides', 'places'].filter((name) => Array.isArray(answer[name]));
    if (lists.length === 0) return long(answer);
    const lengthened = lists.map((name) => [name, (answer[name] as object[]).map(long)]);
    return { ...answer, ...Object.fromEntries(lengthened) };
  }
}

const LONG_SCREENS = {
  'the guides': '/',
  'a search': '/?search=lane',
  'the places': `/guides/${DEMO.publicGuide.id}/places`,
  'a place': DEMO.links.hosierLane,
};

test('words of any length stay within each page, an overview and the popup of a pin', async ({
  page,
  viewport,
  hasTouch,
}) => {
  await answerInLongWords(page);
  if (hasTouch) await page.setViewportSize({ width: 320, height: 640 });
  for (const [name, address] of Object.entries(LONG_SCREENS)) {
    await test.step(name, async () => {
      await page.goto(address);
      await expect(page.getByText(LONG_TITLE).filter({ visible: true }).first()).toBeVisible();
      await expect.poll(() => sidewaysOverflow(page)).toBe(0);
    });
  }
  if (viewport !== null) await page.setViewportSize(viewport);
  await page.goto('/');
  const popup = activePin(page).getByText(LONG_TITLE);
  await expect(popup).toBeInViewport({ ratio: 1 });
  const lines = await popup.evaluate(
    (words) => words.clientHeight / Number.parseFloat(getComputedStyle(words).lineHeight),
  );
  expect(Math.round(lines)).toBe(2);
  await card(page, LONG_TITLE).first().press('Enter');
  await expect(overview(page).getByText(LONG_AUTHOR)).toBeVisible();
  expect(await sidewaysOverflow(page)).toBe(0);
});

test('text of twice the size is still all there', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  await openPlaces(page);
  expect(await sidewaysOverflow(page)).toBe(0);
  await card(page, 'Hosier Lane').press('Enter');
  await expect(page.getByRole('slider', { name: 'Position' })).toBeEnabled();
  for (const name of ['Back 15 seconds', 'Play', 'Forward 15 seconds', 'Map', 'Directions']) {
    const button = page.getByRole('button', { name, exact: true });
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport({ ratio: 0.99 });
  }
  expect(await sidewaysOverflow(page)).toBe(0);

  await openGuides(page);
  await expect(cards(page, 'Featured guides').first()).toBeInViewport();
  for (const title of DEMO.featured) {
    const [top, words] = await card(page, title).evaluate((whole, text) => {
      const line = [...whole.querySelectorAll('span')].find((span) => span.textContent === text);
      return [whole, line].map((element) => element?.getBoundingClientRect().top ?? Number.NaN);
    }, title);
    expect(words, `the top of ${title}`).toBeGreaterThanOrEqual(top ?? Number.NaN);
  }
  const room = await page.getByPlaceholder("What's next?").evaluate((field: HTMLInputElement) => {
    const pen = document.createElement('canvas').getContext('2d');
    if (pen === null) return Number.NaN;
    pen.font = getComputedStyle(field).font;
    return field.clientWidth - pen.measureText(field.placeholder).width;
  });
  expect(room, 'room beside the words of the search').toBeGreaterThanOrEqual(0);

  await menuButton(page).press('Enter');
  await navBar(page).getByRole('combobox').focus();
  for (const item of await navBar(page).getByRole('button').all()) {
    await item.click({ trial: true });
    const icon = item.locator('svg');
    if ((await icon.count()) > 0) expect((await icon.boundingBox())?.width).toBe(24);
  }
  await page.keyboard.press('Escape');

  await card(page, DEMO.publicGuide.title).press('Enter');
  const open = overview(page).getByRole('button', { name: 'Continue at place 1' });
  await open.scrollIntoViewIfNeeded();
  await expect(open).toBeInViewport({ ratio: 0.99 });
});
