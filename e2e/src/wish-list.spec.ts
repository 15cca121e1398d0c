import { arriveAs, button, field, newPerson, openPanel } from './accounts-person.ts';
import { DEMO } from './demo.ts';
import { expect, test } from './test.ts';
import { chooseFromMenu, heading, overview } from './visitor.ts';

const { paidGuide, membersGuide } = DEMO;

test('what a visitor saves for later is in their account once they log in, also on other devices', {
  tag: '@journey',
}, async ({ page, context, request, checkAccessibility }) => {
  const person = await newPerson(request);
  await page.goto(`/?guide=${paidGuide.id}`);
  const heart = overview(page).getByRole('button', { name: 'Wish list' });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await checkAccessibility();
  await button(page, 'See list').click();
  await expect(heading(page, 'Wish list')).toBeVisible();
  await page.goBack();
  await chooseFromMenu(page, 'Wish list');
  await expect(page).toHaveURL(/\/wish-list$/);
  const rows = page.getByRole('list', { name: 'Wish list' }).getByRole('listitem');
  await expect(rows).toHaveText([new RegExp(paidGuide.title)]);
  await checkAccessibility();

  await button(page, 'Log in to keep it').click();
  await field(page, 'Email').fill(person.email);
  await field(page, 'Password').fill(person.password);
  await button(page, 'Log in').click();
  await expect(heading(page, 'Log in')).toHaveCount(0);
  await openPanel(page);
  await button(page, 'Wish list').click();
  await expect(rows).toHaveText([new RegExp(paidGuide.title)]);
  await expect(page.getByText('Kept on this device only')).toHaveCount(0);

  await context.setOffline(true);
  await button(page, `Wish list: ${paidGuide.title}`).click();
  await expect(page.getByText('No guides yet.')).toBeVisible();
  await context.setOffline(false);
  const storedIds = async () =>
    (await (await page.request.get('/api/user/wish_list')).json()).guide_ids;
  await expect.poll(storedIds).toEqual([]);

  // Another device.
  await page.request.post('/api/user/wish_list', { data: { add: [membersGuide.id], remove: [] } });
  await page.evaluate(() => localStorage.clear());
  await arriveAs(page, person);
  await page.goto('/wish-list');
  await expect(rows).toHaveText([new RegExp(membersGuide.title)]);
});
