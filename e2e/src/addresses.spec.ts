import { arriveAs, arriveLoggedIn, newPerson, submitLogin } from './accounts-person.ts';
import { buyFor } from './buyer.ts';
import { DEMO } from './demo.ts';
import { expect, test } from './test.ts';
import { heading } from './visitor.ts';

test('a page of one’s own is opened by its address, after the login that it needs', {
  tag: '@journey',
}, async ({ page, request, checkAccessibility }) => {
  const person = await newPerson(request);
  await page.goto('/orders');
  await expect(page).toHaveURL('/login');
  await expect(page).toHaveTitle('Log in · Laneway');
  await expect(page.getByText('Log in to see your orders')).toBeVisible();
  // The destination outlives a reload.
  await page.reload();
  await submitLogin(page, person);
  await expect(page).toHaveURL('/orders');
  await expect(page).toHaveTitle('Your orders · Laneway');
  await expect(page.getByText('No orders yet.')).toBeVisible();
  await checkAccessibility();
  await page.reload();
  await expect(heading(page, 'Your orders')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a link to a dashboard leads there after the login', async ({ page }) => {
  await page.goto('/?dashboard=media');
  await expect(page).toHaveURL('/login');
  await submitLogin(page, { ...DEMO.creator, name: '' });
  await expect(page).toHaveURL('/?dashboard=media');
});

test('someone who is logged in sees neither the login nor a question on the way', async ({
  page,
}) => {
  await arriveLoggedIn(page);
  await page.goto('/account');
  await expect(heading(page, 'Your details')).toBeVisible();
  for (const [address, title] of [
    ['/your-guides', 'Your guides'],
    ['/walks', 'Your walks'],
    ['/contact', 'Contact us'],
    ['/gift', 'Gift a guide'],
  ] as const) {
    await page.goto(address);
    await expect(page).toHaveTitle(`${title} · Laneway`);
    await expect(page).toHaveURL(address);
  }
  await page.goto('/login');
  await expect(page).toHaveURL('/');
});

test('the Terms of Use have an address, also over another page', { tag: '@any-size' }, async ({
  page,
}) => {
  const reply = await page.goto('/terms');
  expect(await reply?.text()).toContain('<title>Terms of Use · Laneway</title>');
  const terms = page.getByRole('dialog', { name: 'Terms of Use' });
  await expect(terms).toBeVisible();
  await expect(page).toHaveTitle('Terms of Use · Laneway');
  await page.reload();
  await expect(terms).toBeVisible();
  await terms.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle('Laneway');
});

test('orders are listed, and lead to what was bought', async ({ page, checkAccessibility }) => {
  const person = await newPerson(page.request);
  await buyFor(page.request, person);
  await arriveAs(page, person);
  await page.goto('/orders');
  const order = page.getByRole('button', { name: new RegExp(DEMO.paidGuide.title) });
  await expect(order).toContainText('Paid');
  await checkAccessibility();
  await order.click();
  await expect(heading(page, DEMO.paidGuide.title)).toBeVisible();
});
