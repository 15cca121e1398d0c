import type { Browser, Page } from '@playwright/test';
import {
  arriveAs,
  button,
  choose,
  field,
  fillIn,
  newMember,
  openLogin,
  type Person,
  submitLogin,
} from './accounts-person.ts';
import { checkAccessibilityOf } from './axe.ts';
import { openDashboard, openSection } from './dashboard.ts';
import { DEMO } from './demo.ts';
import { checkScreens, type Screens } from './screen-checks.ts';
import { expect, test } from './test.ts';
import { heading, openGuides } from './visitor.ts';

const WHAT = 'What would you like to make?';
const ASK = 'Ask to become a creator';

/** Opens the request of this person at an admin's desk. */
async function openRequest(browser: Browser, { name }: Person) {
  const desk = await (await browser.newContext()).newPage();
  await arriveAs(desk, DEMO.admin);
  await openDashboard(desk);
  await openSection(desk, 'Creator requests');
  const request = desk.getByRole('article', { name: `Request by ${name}` });
  await expect(request).toBeVisible();
  return { desk, request };
}

async function askAs(page: Page, person: Person, text: string): Promise<void> {
  await arriveAs(page, person);
  await page.goto('/make-guides');
  await field(page, WHAT).fill(text);
  await button(page, ASK).click();
  await expect(page.getByText(/^We’ve got your request/)).toBeVisible();
}

test('someone asks to become a creator, an admin approves, and their next login leads to the dashboard', {
  tag: '@journey',
}, async ({ page, browser, checkAccessibility }) => {
  const person = await newMember(page.request);
  await page.context().clearCookies();
  await openGuides(page);
  await choose(page, 'Make guides');
  await expect(heading(page, 'Make guides')).toBeVisible();
  await expect(page).toHaveURL('/make-guides');
  await field(page, 'Price in Australian dollars').fill('12');
  await expect(page.getByText('$10.00 pays you $7.00, $12.00 pays $3.60.')).toBeVisible();
  await checkAccessibility();

  await button(page, 'Log in to ask').click();
  await expect(page.getByText('Log in to become a creator')).toBeVisible();
  await submitLogin(page, person);
  await expect(heading(page, 'Make guides')).toBeVisible();
  await fillIn(page, { [WHAT]: 'Walks along the Merri Creek' });
  await button(page, ASK).click();
  await expect(page.getByText(/^We’ve got your request/)).toBeVisible();
  await checkAccessibility();

  const { desk, request } = await openRequest(browser, person);
  await expect(request).toContainText('Walks along the Merri Creek');
  await checkAccessibilityOf(desk)();
  await button(desk, `Approve ${person.name}`).click();
  await button(desk, 'Approve request').click();
  await expect(request.getByText('Approved', { exact: true })).toBeVisible();

  // Where they are logged in, the page offers the dashboard by itself.
  await expect(button(page, 'Open the dashboard')).toBeVisible();

  const elsewhere = await (await browser.newContext()).newPage();
  await openLogin(elsewhere);
  await submitLogin(elsewhere, person);
  await expect(heading(elsewhere, 'Creator Dashboard')).toBeVisible();
  await expect(elsewhere).toHaveURL('/?dashboard=guides');
  await openGuides(elsewhere);
  await choose(elsewhere, 'Creator dashboard');
  await expect(heading(elsewhere, 'Creator Dashboard')).toBeVisible();
});

test('an admin declines a request, and the person reads why and when to ask again', async ({
  page,
  browser,
}) => {
  const person = await newMember(page.request);
  await askAs(page, person, 'Something nice');

  const { desk, request } = await openRequest(browser, person);
  await button(desk, `Decline ${person.name}`).click();
  await desk.getByRole('button', { name: 'Decline request' }).click();
  await expect(desk.getByText('Enter a reason')).toBeVisible();
  await field(desk, 'Reason').fill('Tell us which streets you have in mind');
  await checkAccessibilityOf(desk)();
  await desk.getByRole('button', { name: 'Decline request' }).click();
  await expect(request.getByText('Declined', { exact: true })).toBeVisible();

  await expect(page.getByText('Tell us which streets you have in mind')).toBeVisible();
  await expect(page.getByText(/^You can ask again from/)).toBeVisible();
  await expect(field(page, WHAT)).toHaveCount(0);
});

const SCREENS: Screens = {
  'make guides': async (page) => {
    await page.goto('/make-guides');
    await expect(heading(page, 'Make guides')).toBeVisible();
    await expect(
      page.getByRole('heading', { name: /^(Guides people love|Some guides on Laneway)$/ }),
    ).toBeVisible();
  },
};

checkScreens('the page for future creators', SCREENS);
