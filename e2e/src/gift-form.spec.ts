import { arriveLoggedIn, button, field, openPanel } from './accounts-person.ts';
import { GIFT, openGift, problem } from './buyer.ts';
import { DEMO } from './demo.ts';
import { expect, test } from './test.ts';
import { heading } from './visitor.ts';

const CALL = '**/api/purchase-for-friend?*';
const { id, title } = DEMO.paidGuide;

test('the form waits for an address, and says what it lacks', async ({ page }) => {
  await arriveLoggedIn(page);
  await openGift(page);
  const submit = button(page, GIFT.submit);
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await field(page, GIFT.email).fill('robin@walkers');
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await field(page, GIFT.email).press('Enter');
  await expect(heading(page, title)).toBeVisible();
  await field(page, GIFT.email).fill('robin@walkers.example');
  await expect(submit).toHaveAttribute('aria-disabled', 'false');

  await expect(page.getByText('0 / 1,000')).toBeVisible();
  await field(page, GIFT.message).fill('x'.repeat(1_200));
  await expect(page.getByText('1,000 / 1,000')).toBeVisible();
  await expect(page.getByText('No characters left')).toBeAttached();
});

test('the form says what it is doing, and sends what was meant', async ({ page, pageErrors }) => {
  pageErrors.expect(/409/);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(CALL, async (route) => {
    const { searchParams } = new URL(route.request().url());
    expect(Object.fromEntries(searchParams)).toEqual({
      guide_id: String(id),
      friend_email: 'robin@walkers.example',
    });
    await held;
    await route.fulfill(problem(409, 'conflict', 'Your friend already has this guide.'));
  });
  await arriveLoggedIn(page);
  await openGift(page);
  await field(page, GIFT.email).fill(' robin@walkers.example ');
  await button(page, GIFT.submit).click();
  await expect(button(page, 'Processing...')).toBeVisible();
  answer();
  await expect(page.getByRole('alert')).toHaveText('Your friend already has this guide.');
  await expect(button(page, GIFT.submit)).toBeVisible();
});

test('a server in trouble is told without its reasons', async ({ page, pageErrors }) => {
  pageErrors.expect(/500/);
  await page.route(CALL, (route) => route.fulfill({ status: 500 }));
  await arriveLoggedIn(page);
  await openGift(page);
  await field(page, GIFT.email).fill('robin@walkers.example');
  await button(page, GIFT.submit).click();
  await expect(page.getByRole('alert')).toHaveText(
    'There was an error processing your request. Please try again.',
  );
  await expect(field(page, GIFT.email)).toHaveValue('robin@walkers.example');
});

test('from the panel, without a guide, one is chosen first', async ({ page }) => {
  await arriveLoggedIn(page);
  await openPanel(page);
  await button(page, 'Gift a guide').click();
  await expect(heading(page, 'Gift a guide')).toBeVisible();
  await expect(page.getByText('No guide selected')).toBeVisible();
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
