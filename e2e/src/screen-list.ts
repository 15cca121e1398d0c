import type { WaitingGift } from '@laneway/contract/gifts';
import type { Locator, Page } from '@playwright/test';
import { arriveAs, arriveLoggedIn, button, choose, openLogin } from './accounts-person.ts';
import { answerForOrder, buyFor, GIFT, landOn, ORDER_ID, openGift, openPayment } from './buyer.ts';
import { openDashboard, openSection } from './dashboard.ts';
import { DEMO } from './demo.ts';
import { showSampleEarnings } from './ledger-sample.ts';
import { listenTo, miniPlayer } from './listener.ts';
import { you } from './located.ts';
import { showSampleMoney } from './money-sample.ts';
import type { Screen, Size } from './screen.ts';
import { card, frontCard, heading, map, overview } from './visitor.ts';
import { WALK_EDITOR_SCREENS } from './walk-editor-screens.ts';
import { WALK_SCREENS } from './walk-screens.ts';

const THEMES = ['light', 'dark'] as const;
const USUAL_SIZES: readonly Size[] = ['phone', 'desktop'];
const VISITORS_SIZES: readonly Size[] = ['phone', 'tablet', 'desktop'];
const EVERY_SIZE: readonly Size[] = ['phone', 'small', 'sideways', 'tablet', 'desktop'];

/** Nine kilometres from the public guide. */
const PRESTON = { latitude: -37.75, longitude: 145.03, accuracy: 20 };

export const SCREENS: Readonly<Record<string, Screen>> = {
  guides: { address: '/', sizes: EVERY_SIZE, shows: frontCard },
  overview: {
    address: '/',
    sizes: EVERY_SIZE,
    reach: (page) => card(page, DEMO.publicGuide.title).press('Enter'),
    shows: overview,
  },
  places: {
    address: `/guides/${DEMO.publicGuide.id}/places`,
    sizes: VISITORS_SIZES,
    shows: frontCard,
  },
  place: {
    address: DEMO.links.hosierLane,
    sizes: EVERY_SIZE,
    shows: (page) => heading(page, 'Hosier Lane'),
  },
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
    reach: async (page) => {
      await openDashboard(page);
      await openSection(page, 'Earnings');
    },
    shows: (page) => page.getByRole('img', { name: /^Sales by month/ }),
  },
  'admin-dashboard': {
    address: '/',
    arrive: async (page) => {
      await showSampleMoney(page);
      await arriveAs(page, DEMO.admin);
    },
    reach: async (page) => {
      await openDashboard(page);
      await openSection(page, 'Money');
    },
    shows: (page) => page.getByText('All totals match'),
  },
  'mini-player': {
    address: DEMO.links.hosierLane,
    sizes: EVERY_SIZE,
    reach: async (page) => {
      await listenTo(page, DEMO.links.hosierLane, 'Hosier Lane');
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      await frontCard(page).waitFor();
      await map(page).waitFor();
    },
    shows: miniPlayer,
  },
  owned: {
    address: '/',
    arrive: arriveAsOwner,
    reach: async (page) => {
      await page.goto(`/guides/${DEMO.paidGuide.id}/places/203`);
      await heading(page, 'Sandridge Bridge').or(page.getByRole('article')).first().waitFor();
      await page.goto('/');
      await card(page, DEMO.paidGuide.title).press('Enter');
    },
    shows: (page) => overview(page).getByRole('button', { name: /^Continue/ }),
  },
  panel: {
    address: '/',
    arrive: arriveAsOwner,
    reach: (page) => choose(page, 'Your guides'),
    shows: (page) => page.getByText(DEMO.paidGuide.title),
  },
  located: {
    address: `/guides/${DEMO.publicGuide.id}/places`,
    at: DEMO.visitor,
    reach: (page) => locateButton(page).click(),
    shows: you,
  },
  'far-away': {
    address: `/guides/${DEMO.publicGuide.id}/places`,
    at: PRESTON,
    reach: (page) => locateButton(page).click(),
    shows: (page) => page.getByText(/km away/).first(),
  },
  clusters: {
    address: `/guides/${DEMO.publicGuide.id}/places`,
    reach: async (page) => {
      for (const _ of [1, 2, 3]) await page.getByRole('button', { name: 'Zoom out' }).click();
    },
    shows: (page) => page.getByRole('button', { name: /^\d+ places/ }).first(),
  },
  'gift-activation': {
    address: '/?token=from-a-friend&type=account_activation',
    arrive: answerForGift,
    shows: (page) => page.getByText('Robin sent you a guide'),
  },
  recovery: {
    address: '/',
    reach: async (page) => {
      await openLogin(page);
      await button(page, 'Trouble logging in?').click();
      await page.getByText('Still stuck? Contact support').click();
    },
    shows: (page) => page.getByRole('form', { name: 'Write to us' }),
  },
  'shared-guide': {
    address: `/guides/${DEMO.paidGuide.id}`,
    sizes: VISITORS_SIZES,
    shows: overview,
  },
  share: {
    address: `/guides/${DEMO.paidGuide.id}`,
    reach: (page) => overview(page).getByRole('button', { name: 'Share' }).click(),
    shows: (page) => page.getByRole('img', { name: /^QR code/ }),
  },
  'place-not-found': {
    address: `/guides/${DEMO.publicGuide.id}/places/999`,
    shows: (page) => heading(page, 'Place not found'),
  },
  'unknown-address': { address: '/nowhere', shows: (page) => page.getByRole('heading') },
  experience: {
    address: '/',
    reach: (page) => landOn(page, { page: 'experience', guideId: null }, 'visitor'),
    shows: (page) => heading(page, 'What walkers say'),
  },
  creator: {
    address: '/creators/2',
    sizes: VISITORS_SIZES,
    shows: (page) => page.getByRole('region', { name: 'Guides' }),
  },
  ...WALK_SCREENS,
  ...WALK_EDITOR_SCREENS,
};

export type Shot = {
  readonly name: string;
  readonly size: Size;
  readonly theme: (typeof THEMES)[number];
};

/** Every size of a screen, in both themes. */
export function shotsOf(name: string): readonly Shot[] {
  const sizes = SCREENS[name]?.sizes ?? USUAL_SIZES;
  return sizes.flatMap((size) => THEMES.map((theme) => ({ name, size, theme })));
}

async function arriveAsOwner(page: Page): Promise<void> {
  const person = await arriveLoggedIn(page);
  await buyFor(page.request, person);
}

/** Only a gift creates such a link, so the server's response is mocked. */
async function answerForGift(page: Page): Promise<void> {
  const [guide] = await (
    await page.request.get(`/api/guides?guide_ids=${DEMO.paidGuide.id}`)
  ).json();
  const gift: WaitingGift = {
    guide_id: guide.g_id,
    g_title: guide.g_title,
    g_image: guide.g_image,
    g_image_stand_in: guide.g_image_stand_in,
    giver_name: 'Robin',
    friend_name: 'Sam',
    personal_message: 'For your first weekend in Melbourne. Take an umbrella!',
    other_gifts: 0,
  };
  await page.route('**/api/validate-reset-token?*', (route) =>
    route.fulfill({ json: { valid: true, email: 'sam@walkers.example', gift } }),
  );
}

function locateButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Follow your location|^Show where you are/ });
}
