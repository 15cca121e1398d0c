import { arriveLoggedIn, button, choose, openLogin, openPanel } from './accounts-person.ts';
import { checkScreens, type Screens } from './screen-checks.ts';
import { expect } from './test.ts';
import { heading, openGuides } from './visitor.ts';

const GIFT = {
  guide_id: 2,
  g_title: 'Laneways for First-Timers',
  g_image: null,
  g_image_stand_in: null,
  giver_name: 'Sam',
  friend_name: 'Robin',
  personal_message: 'Walk it at dusk.',
  other_gifts: 1,
};

/** Every account page, with the steps to reach it; forms with their errors, which is when they show most. */
const SCREENS: Screens = {
  login: async (page) => {
    await openLogin(page);
    await button(page, 'Log in').click();
  },
  'sign-up': async (page) => {
    await openLogin(page);
    await button(page, 'Create account').click();
    await expect(heading(page, 'Create account')).toBeVisible();
    await button(page, 'Create account').click();
  },
  'account recovery': async (page) => {
    await openLogin(page);
    await button(page, 'Trouble logging in?').click();
    await expect(heading(page, 'Account recovery')).toBeVisible();
  },
  'reset request': async (page) => {
    await page.goto('/forgot-password');
    await expect(heading(page, 'Reset your password')).toBeVisible();
  },
  'a new password': async (page) => {
    await page.route('**/api/validate-reset-token?*', (route) =>
      route.fulfill({ json: { valid: true, email: 'r***@w***.example' } }),
    );
    await page.goto('/?token=good');
    await button(page, 'Reset password').click();
  },
  'a missing reset token': async (page) => {
    await page.goto('/?token=');
    await button(page, 'Request New Reset Link').focus();
  },
  activation: async (page) => {
    await page.route('**/api/validate-reset-token?*', (route) =>
      route.fulfill({ json: { valid: true, email: 'robin@walkers.example' } }),
    );
    await page.goto('/?token=good&type=account_activation');
    await button(page, 'Activate Account').click();
  },
  'activation with a gift': async (page) => {
    await page.route('**/api/validate-reset-token?*', (route) =>
      route.fulfill({ json: { valid: true, email: 'robin@walkers.example', gift: GIFT } }),
    );
    await page.goto('/?token=good&type=account_activation');
    await expect(page.getByText('Sam sent you a guide')).toBeVisible();
  },
  'a message without a login': async (page) => {
    await page.goto('/?token=&type=account_activation');
    await button(page, 'Still stuck? Contact support').click();
    await button(page, 'Send message').click();
    await expect(page.getByText('Enter a message')).toBeVisible();
  },
  confirmation: async (page) => {
    await page.route('**/api/validate-reset-token?*', (route) =>
      route.fulfill({ json: { valid: true, email: 'robin@walkers.example', name: 'Robin' } }),
    );
    await page.goto('/?token=good&type=email_confirmation');
    await button(page, 'Log in and confirm').click();
  },
};

const MEMBER_SCREENS: Screens = {
  'the message form': async (page) => {
    await arriveLoggedIn(page);
    await openGuides(page);
    await choose(page, 'Contact us');
    await button(page, 'Send message').click();
  },
  'the panel': async (page) => {
    await arriveLoggedIn(page);
    await openPanel(page);
    await expect(page.getByText('No guides yet.')).toBeVisible();
    await button(page, 'Delete account').click();
    await button(page, 'Delete your account').click();
  },
};

checkScreens('the pages of accounts', SCREENS, { tag: ['@journey', '@any-size'] });
checkScreens('the pages of members', MEMBER_SCREENS);
