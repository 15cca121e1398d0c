/**
 * Takes the screenshots in docs/screens: `node e2e/src/screens.ts [URL of a running server]`. Without a URL it starts
 * its own server, with the demo, and stops it again.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../scripts/chromium.mjs';
import { arriveAs, arriveLoggedIn, button } from './accounts-person.ts';
import { answerForOrder, GIFT, landOn, ORDER_ID, openGift, openPayment } from './buyer.ts';
import { openDashboard } from './dashboard.ts';
import { DEMO } from './demo.ts';
import { ROOT, startLaneway } from './laneway-process.ts';
import { showSampleEarnings } from './ledger-sample.ts';
import { showSampleMoney } from './money-sample.ts';
import { card, frontCard, heading, map, overview } from './visitor.ts';

const FOLDER = path.join(ROOT, 'docs/screens');
const QUALITY = 82;

const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;

const THEMES = ['light', 'dark'] as const;

type Screen = {
  readonly address: string;
  /** Logs someone in and prepares their data. */
  readonly arrive?: (page: Page) => Promise<unknown>;
  /** The remaining steps on the page. */
  readonly reach?: (page: Page) => Promise<void>;
  /** What has to be visible before the screenshot is taken. */
  readonly shows: (page: Page) => Locator;
};

const SCREENS: Readonly<Record<string, Screen>> = {
  guides: { address: '/', shows: frontCard },
  overview: {
    address: '/',
    reach: (page) => card(page, DEMO.publicGuide.title).press('Enter'),
    shows: overview,
  },
  places: { address: `/?guide=${DEMO.publicGuide.id}`, shows: frontCard },
  place: { address: DEMO.links.hosierLane, shows: (page) => heading(page, 'Hosier Lane') },
  video: { address: DEMO.links.lunaPark, shows: (page) => page.getByText('Mister Moon') },
  map: {
    address: DEMO.links.blockArcade,
    reach: (page) => page.getByRole('button', { name: 'Map', exact: true }).click(),
    shows: (page) => page.getByRole('button', { name: 'Return to guide' }),
  },
  payment: {
    address: '/',
    arrive: arriveLoggedIn,
    reach: openPayment,
    shows: (page) => page.getByText('no money moves'),
  },
  gift: {
    address: '/',
    arrive: arriveLoggedIn,
    reach: openGift,
    shows: (page) => button(page, GIFT.submit),
  },
  'gift-confirmation': {
    address: '/',
    arrive: async (page) => {
      await answerForOrder(page, {
        kind: 'gift',
        gift_status: 'awaiting_activation',
        friend_name: 'Robin',
        friend_email: 'robin@walkers.example',
      });
      await arriveLoggedIn(page);
    },
    reach: (page) => landOn(page, { page: 'giftConfirmation', orderId: ORDER_ID }),
    shows: (page) => page.getByText('Robin (robin@walkers.example)'),
  },
  'creator-dashboard': {
    address: '/',
    arrive: async (page) => {
      await showSampleEarnings(page);
      await arriveAs(page, DEMO.creator);
    },
    reach: openDashboard,
    shows: (page) => page.getByRole('img', { name: /^Sales by month/ }),
  },
  'admin-dashboard': {
    address: '/',
    arrive: async (page) => {
      await showSampleMoney(page);
      await arriveAs(page, DEMO.admin);
    },
    reach: openDashboard,
    shows: (page) => page.getByText('All totals match'),
  },
};

const [given] = process.argv.slice(2);
if (given === undefined) await withOwnServer(takeAll);
else await takeAll(given);

async function withOwnServer(use: (url: string) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'laneway-screens-'));
  try {
    const laneway = await startLaneway(dataDir);
    try {
      await use(laneway.url);
    } finally {
      await laneway.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function takeAll(url: string): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: CHROMIUM_ARGUMENTS,
    ...(executablePath === null ? {} : { executablePath }),
  });
  try {
    for (const size of ['phone', 'desktop'] as const) {
      for (const theme of THEMES) {
        for (const name of Object.keys(SCREENS)) await take(browser, url, { name, size, theme });
      }
    }
  } finally {
    await browser.close();
  }
}

type Shot = {
  readonly name: string;
  readonly size: keyof typeof SIZES;
  readonly theme: (typeof THEMES)[number];
};

async function take(browser: Browser, url: string, { name, size, theme }: Shot): Promise<void> {
  const screen = SCREENS[name];
  if (screen === undefined) return;
  const context = await browser.newContext({
    ...SIZES[size],
    baseURL: url,
    locale: 'en-AU',
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await screen.arrive?.(page);
    await page.goto(screen.address, { waitUntil: 'networkidle' });
    await screen.reach?.(page);
    await screen.shows(page).waitFor();
    await settle(page);
    const session = await context.newCDPSession(page);
    // Playwright itself writes PNG and JPEG; WebP is a fraction of either.
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality: QUALITY,
    });
    await writeFile(
      path.join(FOLDER, `${name}-${size}-${theme}.webp`),
      Buffer.from(data, 'base64'),
    );
  } finally {
    await context.close();
  }
}

/** Waits until the map has its base layer and every visible image has faded in. */
async function settle(page: Page): Promise<void> {
  if (await map(page).isVisible()) await page.getByText('Sketch map').waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>('img[src^="/media/"]')];
    const seen = images.filter(isInSight);
    // Loaded images may still have to be decoded before they are painted.
    await Promise.all(seen.map((image) => image.decode()));
    return seen.every((image) => getComputedStyle(image).opacity === '1');

    function isInSight(image: Element): boolean {
      const { left, right, top, bottom } = image.getBoundingClientRect();
      // A row of cards may end before the window does.
      const row = image.closest('ul')?.parentElement?.getBoundingClientRect();
      const end = Math.min(innerWidth, row?.right ?? innerWidth);
      return right > 0 && bottom > 0 && left < end && top < innerHeight;
    }
  });
}
