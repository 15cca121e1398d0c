import { arriveAs, button, field, mailedLink, newPerson, newVisitor } from './accounts-person.ts';
import { DEMO } from './demo.ts';
import { expect, test } from './test.ts';
import { heading } from './visitor.ts';

const { id, title } = DEMO.paidGuide;

test('the email of a gift is corrected and sent again until it is opened', {
  tag: '@journey',
}, async ({ page, request, pageErrors, checkAccessibility }) => {
  pageErrors.expect(/410/);
  const [wrong, friend] = [newVisitor(), newVisitor()];
  const giver = await newPerson(page.request);
  await arriveAs(page, giver);
  const query = new URLSearchParams({ guide_id: String(id), friend_email: wrong.email });
  const begun = await page.request.post(`/api/purchase-for-friend?${query}`);
  const { order_id } = await begun.json();
  await page.request.post(`/checkout/test/${order_id}/pay`);
  const dead = await mailedLink(request, wrong.email, 'account_activation');

  await page.goto('/orders');
  const order = page.getByRole('button', { name: new RegExp(title) });
  await expect(order).toContainText('Not opened yet');
  await page.getByText('Receipt').click();
  await expect(page.getByText(order_id)).toBeVisible();
  await checkAccessibility();
  await order.click();
  await button(page, 'Change details').click();
  const dialog = page.getByRole('dialog', { name: 'Change your gift’s details' });
  await checkAccessibility();
  await field(page, 'Friend’s email').press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(heading(page, 'Your gift is on its way')).toBeVisible();
  await button(page, 'Change details').click();
  await field(page, 'Friend’s email').fill(friend.email);
  await field(page, 'Friend’s name (optional)').fill('Robyn');
  await dialog.getByRole('button', { name: 'Send gift' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(`Robyn (${friend.email})`, { exact: true })).toBeVisible();
  await button(page, 'Send email again').click();
  await expect(page.getByText('We’ve sent the email again')).toBeVisible();
  await checkAccessibility();

  await page.goto(dead);
  await expect(page.getByText('This activation link is invalid or has expired.')).toBeVisible();
  await page.goto(await mailedLink(request, friend.email, 'account_activation'));
  await expect(field(page, 'Email')).toHaveValue(friend.email);
});
