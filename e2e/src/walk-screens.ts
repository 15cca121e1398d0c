import type { Locator, Page } from '@playwright/test';
import { DEMO } from './demo.ts';
import {
  carryPhone,
  northOf,
  openStart,
  pathOf,
  placeAt,
  startSheet,
  walkAlong,
  walkPanel,
} from './guided-walk.ts';
import type { Screen } from './screen.ts';
import { heading } from './visitor.ts';

const GUIDE_ID = DEMO.publicGuide.id;

/** The start of the path of the guide. */
const START = { latitude: -37.81688, longitude: 144.9693, accuracy: 6 };

const ARRIVAL: Pick<Screen, 'address' | 'arrive' | 'sizes'> = {
  address: `/guides/${GUIDE_ID}/places`,
  sizes: ['phone'],
  arrive: async (page) => {
    await carryPhone(page);
    await keepScreenOn(page);
  },
};

const WALK = { ...ARRIVAL, at: START };

/** The screens of a walk, from its start to its end. */
export const WALK_SCREENS: Readonly<Record<string, Screen>> = {
  'walk-start': {
    ...WALK,
    reach: async (page) => void (await openStart(page)),
    shows: (page) => startSheet(page).getByText(/^Found you/),
  },
  'walk-refused': {
    ...ARRIVAL,
    reach: async (page) => {
      await page.context().clearPermissions();
      await pressStart(await openStart(page));
    },
    shows: (page) => startSheet(page).getByText(/^Location is blocked/),
  },
  walk: {
    ...WALK,
    sizes: ['phone', 'tablet', 'desktop'],
    reach: walkToFirstPlace,
    shows: (page) => walkPanel(page).getByRole('button', { name: /^Next: place 2/ }),
  },
  'walk-off-route': {
    ...WALK,
    reach: async (page) => {
      await walkToFirstPlace(page);
      const corner = placeAt(await pathOf(page, GUIDE_ID), 2);
      await walkAlong(page, [corner, northOf(corner, 120)]);
    },
    shows: (page) => walkPanel(page).getByText(/off the route/),
  },
  'walk-pocket': {
    ...WALK,
    reach: async (page) => {
      await walkToFirstPlace(page);
      await page.getByRole('button', { name: 'Darken screen' }).click();
    },
    shows: (page) => page.getByText('Hold to wake'),
  },
  'walk-resume': {
    ...WALK,
    reach: async (page) => {
      await walkToFirstPlace(page);
      await page.reload();
    },
    shows: (page) => startSheet(page).getByRole('button', { name: 'Resume at place 2' }),
  },
  'walk-finished': {
    ...WALK,
    reach: async (page) => {
      await startWalk(page);
      await walkAlong(page, await pathOf(page, GUIDE_ID));
    },
    shows: (page) => heading(page, 'That’s the walk'),
  },
};

async function startWalk(page: Page): Promise<void> {
  await pressStart(await openStart(page));
  await walkPanel(page).waitFor();
}

/** By keyboard, because a mouse would stay above the next screen. */
async function pressStart(sheet: Locator): Promise<void> {
  await sheet.getByRole('button', { name: 'Start walk' }).press('Enter');
}

async function walkToFirstPlace(page: Page): Promise<void> {
  await startWalk(page);
  await walkAlong(page, (await pathOf(page, GUIDE_ID)).slice(0, 3));
}

/** Simulates the wake lock of phones, which a headless browser doesn't have. */
async function keepScreenOn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const request = async () => ({ release: async () => undefined });
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
}
