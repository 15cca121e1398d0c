import { arriveLoggedIn, button, field } from './accounts-person.ts';
import { DEMO } from './demo.ts';
import { storeApp } from './stored-app.ts';
import { expect, test } from './test.ts';
import { card, chooseFromMenu, heading, overview } from './visitor.ts';

test.use({ serviceWorkers: 'allow' });

const { title } = DEMO.publicGuide;

test('a guide is saved from its overview, found ready for flight mode, and removed', async ({
  page,
  checkAccessibility,
}) => {
  await arriveLoggedIn(page);
  await storeApp(page);
  await card(page, title).press('Enter');
  await overview(page)
    .getByRole('button', { name: /^Save offline \(\d/ })
    .click();
  await expect(overview(page).getByText(/^Saved, \d/)).toBeVisible({ timeout: 30_000 });
  await checkAccessibility();

  await chooseFromMenu(page, 'Saved guides');
  await expect(heading(page, 'Download Manager')).toBeVisible();
  await expect(page).toHaveURL(/\/saved-guides$/);
  await expect(page.getByText(/ used of /)).toBeVisible();
  await button(page, `Check ${title}`).click();
  await expect(page.getByText('Ready for flight mode')).toBeVisible();
  await checkAccessibility();

  await button(page, `Remove ${title}`).click();
  await checkAccessibility();
  await button(page, 'Remove saved guide').click();
  await expect(page.getByText(/^No saved guides yet/)).toBeVisible();
});

test('what is written offline waits in sight, and is sent once', async ({
  page,
  context,
  checkAccessibility,
}) => {
  await arriveLoggedIn(page);
  await storeApp(page);
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/message?')) sent += 1;
  });
  await chooseFromMenu(page, 'Contact us');
  await field(page, 'Your message').fill('The tram stop has moved.');
  await context.setOffline(true);
  await button(page, 'Send message').click();
  await expect(page.getByText('We’ve saved your message on this device.')).toBeVisible();

  await chooseFromMenu(page, 'Saved guides');
  const waiting = page.getByRole('list', { name: 'Waiting to be sent' });
  await expect(waiting.getByText('The tram stop has moved.')).toBeVisible();
  await checkAccessibility();
  expect(sent).toBe(0);

  await context.setOffline(false);
  await expect(page.getByText('We’ve got your message. Thanks!')).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await page.reload();
  await expect(heading(page, 'Download Manager')).toBeVisible();
  expect(sent).toBe(1);
});
