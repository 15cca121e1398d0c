import type { WaitingGift } from '@laneway/contract/gifts';
import type { Page } from '@playwright/test';
import { button, choose, field, fillIn, newPerson, type Person } from './accounts-person.ts';
import { DEMO } from './demo.ts';
import { expect, test } from './test.ts';
import { cards, heading, stopClock } from './visitor.ts';

const LINK = '/?token=from-a-friend&type=account_activation';
const AGE = 'I’m 16 or over, and if I’m under 18 I have a parent’s permission';

/** Only a gift creates such an account, so the responses for its link are mocked here. */
async function answerForLink(
  page: Page,
  { email, name }: Person,
  gift?: WaitingGift,
): Promise<void> {
  await page.route('**/api/validate-reset-token?*', (route) => {
    expect(new URL(route.request().url()).searchParams.get('type')).toBe('account_activation');
    return route.fulfill({ json: { valid: true, email, gift } });
  });
  await page.route('**/api/activate-account', (route) =>
    route.fulfill({ json: { u_id: 1, u_name: name, u_email: email, user_role: 'user' } }),
  );
}

async function fillInActivation(page: Page, { name, password }: Person): Promise<void> {
  await fillIn(page, { Name: name, Password: password, 'Confirm password': password });
  await field(page, AGE).check();
}

test('an account is activated, logged in, and home after 3 s', { tag: '@journey' }, async ({
  page,
  request,
}) => {
  const person = await newPerson(request);
  await answerForLink(page, person);
  await page.clock.install();
  await page.goto(LINK);
  await expect(field(page, 'Email')).toHaveValue(person.email);
  await fillInActivation(page, person);
  const activated = page.waitForRequest('**/api/activate-account');
  await stopClock(page);
  await button(page, 'Activate Account').press('Enter');
  expect((await activated).postDataJSON()).toEqual({
    token: 'from-a-friend',
    name: person.name,
    password: person.password,
    age_confirmed: true,
  });
  await expect(page.getByText('Your account is active.')).toBeVisible();
  // The login completes behind the message, however long a slow machine takes to hash the password.
  await expect.poll(() => page.evaluate(() => history.state?.nav?.role)).toBe('user');
  await page.clock.runFor(2_900);
  await expect(heading(page, 'Welcome to Laneway')).toBeVisible();
  await page.clock.runFor(200);
  await expect(page).toHaveTitle('Laneway');

  await page.clock.resume();
  await expect(heading(page, 'Guides')).toBeAttached();
  await choose(page, 'Your guides');
  await expect(page.getByText(`${person.name} · ${person.email}`)).toBeVisible();
});

test('with a gift, its guide opens after 3 s with home beneath it', async ({ page, request }) => {
  const person = await newPerson(request);
  const { id, title } = DEMO.publicGuide;
  await answerForLink(page, person, {
    guide_id: id,
    g_title: title,
    g_image: null,
    g_image_stand_in: null,
    giver_name: 'Sam',
    friend_name: person.name,
    personal_message: 'Walk it at dusk.',
    other_gifts: 0,
  });
  await page.clock.install();
  await page.goto(LINK);
  await expect(page.getByText('Sam sent you a guide')).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue(person.name);
  await fillInActivation(page, person);
  await stopClock(page);
  await button(page, 'Activate Account').press('Enter');
  await expect(page.getByText('Your account is active.')).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state?.nav?.role)).toBe('user');
  await page.clock.runFor(2_900);
  await expect(heading(page, 'Welcome to Laneway')).toBeVisible();
  await page.clock.runFor(200);
  await page.clock.resume();
  await expect(cards(page, 'Places')).toHaveCount(DEMO.places.length);
  await page.goBack();
  await expect(heading(page, 'Guides')).toBeAttached();
});
