import { arriveLoggedIn, button, choose, openLogin, openPanel } from './accounts-person.ts';
import { checkScreens, type Screens } from './screen-checks.ts';
import { expect } from './test.ts';
import { heading, openGuides } from './visitor.ts';

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
    await button(page, 'Resend link').click();
  },
  'reset request': async (page) => {
    await openLogin(page);
    await button(page, 'Trouble logging in?').click();
    await button(page, 'Reset your password').click();
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
  confirmation: async (page) => {
    await page.route('**/api/validate-reset-token?*', (route) =>
      route.fulfill({ json: { valid: true, email: 'robin@walkers.example', name: 'Robin' } }),
    );
    await page.goto('/?token=good&type=email_confirmation');
    await button(page, 'Log in and confirm').click();
  },
  'the panel': async (page) => {
    await arriveLoggedIn(page);
    await openPanel(page);
    await expect(page.getByText('No guides yet.')).toBeVisible();
    await button(page, 'Delete account').click();
    await button(page, 'Delete your account').click();
  },
  'the message form': async (page) => {
    await arriveLoggedIn(page);
    await openGuides(page);
    await choose(page, 'Contact us');
    await button(page, 'Send message').click();
  },
};

checkScreens(SCREENS);
