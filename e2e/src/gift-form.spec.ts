import {
  arriveLoggedIn,
  button,
  field,
  fillIn,
  newPerson,
  openLogin,
  openPanel,
  submitLogin,
} from './accounts-person.ts';
import { GIFT, openGift } from './buyer.ts';
import { DEMO } from './demo.ts';
import { expect, test } from './test.ts';
import { heading, overview } from './visitor.ts';

const { id, title } = DEMO.paidGuide;

test('from the panel, without a guide, one is chosen first', async ({ page }) => {
  await arriveLoggedIn(page);
  await openPanel(page);
  await button(page, 'Gift a guide').click();
  await expect(heading(page, 'Gift a guide')).toBeVisible();
  await expect(page.getByText('No guide selected yet.')).toBeVisible();
  const choices = page.getByRole('list', { name: 'Guides to gift' });
  await expect(choices.getByRole('button', { name: DEMO.publicGuide.title })).toHaveCount(0);
  await choices.getByRole('button', { name: title }).click();
  await expect(heading(page, title)).toBeVisible();
  await expect(field(page, GIFT.email)).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Gift a guide')).toBeVisible();
});

test('a guide of the panel can be given', async ({ page }) => {
  await page.route('**/api/get_guides', async (route) => {
    const guides = await Promise.all(
      [id, DEMO.publicGuide.id].map(async (guide) =>
        (await page.request.get(`/api/guides/${guide}`)).json(),
      ),
    );
    await route.fulfill({ json: guides });
  });
  await arriveLoggedIn(page);
  await openPanel(page);
  await expect(button(page, `Gift ${DEMO.publicGuide.title}`)).toHaveCount(0);
  await button(page, `Gift ${title}`).click();
  await expect(heading(page, title)).toBeVisible();
  await expect(field(page, GIFT.email)).toBeVisible();
});

test('what was typed stays when the form is left or reloaded, and goes at log-out', async ({
  page,
}) => {
  const typed = {
    [GIFT.email]: 'robin@walkers.example',
    [GIFT.name]: 'Robin',
    [GIFT.message]: 'Walk it at dusk.',
  };
  const expectTyped = async () => {
    for (const [label, value] of Object.entries(typed)) {
      await expect(field(page, label)).toHaveValue(value);
    }
  };
  const person = await arriveLoggedIn(page);
  await openGift(page);
  await fillIn(page, typed);
  await page.reload();
  await expectTyped();
  await button(page, 'Back').click();
  await expect(overview(page)).toBeVisible();
  await overview(page).getByRole('button', { name: 'Gift' }).click();
  await expectTyped();
  await expect(button(page, GIFT.submit)).toHaveAttribute('aria-disabled', 'false');

  await openPanel(page);
  await button(page, 'Log out').click();
  await expect(heading(page, 'Guides')).toBeAttached();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('robin');
  await openLogin(page);
  await submitLogin(page, person);
  await expect(heading(page, 'Guides')).toBeAttached();
  await openGift(page);
  for (const label of Object.keys(typed)) await expect(field(page, label)).toHaveValue('');
});

test('another person on the device finds nothing of it', async ({ page, pageErrors }) => {
  // The bell may ask for notifications between the two sessions.
  pageErrors.allow(/401 \(Unauthorized\)/);
  await arriveLoggedIn(page);
  await openGift(page);
  await field(page, GIFT.email).fill('robin@walkers.example');
  // The session ends without a log-out, as when the browser's cookies are cleared.
  await page.context().clearCookies();
  const other = await newPerson(page.request);
  const { email: u_email, password: u_password } = other;
  expect((await page.request.post('/api/login', { data: { u_email, u_password } })).status()).toBe(
    200,
  );
  // Not a reload: the page goes home once it notices that.
  await openGift(page);
  await expect(field(page, GIFT.email)).toHaveValue('');
});

test('an invalid email is flagged when its field is left, and the button says what is missing', async ({
  page,
}) => {
  await arriveLoggedIn(page);
  await openGift(page);
  const submit = button(page, GIFT.submit);
  await submit.focus();
  await expect(submit).toBeFocused();
  await expect(submit).toHaveAccessibleDescription('Enter your friend’s email to continue');
  await field(page, GIFT.email).fill('robin@walkers');
  await field(page, GIFT.email).press('Tab');
  await expect(field(page, GIFT.email)).toHaveAccessibleDescription(
    'Enter a valid email, like sam@example.com',
  );
  await field(page, GIFT.email).fill('robin@walkers.example');
  await expect(field(page, GIFT.email)).toHaveAccessibleDescription('');
  await expect(submit).toHaveAttribute('aria-disabled', 'false');
});
