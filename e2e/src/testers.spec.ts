import type { APIRequestContext, Page } from '@playwright/test';
import { button, newVisitor } from './accounts-person.ts';
import { arriveAsCreator, draftOf, openDraft } from './author.ts';
import { checkAccessibilityOf } from './axe.ts';
import { expect, test } from './test.ts';

async function openTesters(page: Page): Promise<void> {
  await button(page, 'More actions for this guide').click();
  await page.getByRole('menuitem', { name: 'Testers' }).click();
  await expect(page.getByRole('dialog', { name: 'Testers' })).toBeVisible();
}

/** The link in an invitation, without the host. */
async function invitationLink(request: APIRequestContext, email: string): Promise<string> {
  const find = async (): Promise<string | undefined> => {
    const reply = await request.get('/dev/mailbox.json');
    const emails: { to: string; links: string[] }[] = await reply.json();
    const links = emails.filter(({ to }) => to === email).flatMap((one) => one.links);
    return links.find((link) => link.includes('tester='));
  };
  await expect.poll(find).toBeDefined();
  return `/${new URL((await find()) ?? '').search}`;
}

test('a creator asks someone to try a draft, reads their note and ends the link', {
  tag: ['@journey', '@any-size'],
}, async ({ page, checkAccessibility, browser }) => {
  await arriveAsCreator(page, page.request);
  const address = await draftOf(page, { pg_title: 'The Upside-Down River' }, ['Banana Alley']);
  await openDraft(page, address);
  await openTesters(page);
  const { email } = newVisitor();
  await page.getByLabel('Emails').fill(email);
  await button(page, 'Send invitations').click();
  await expect(page.getByText('1 tester', { exact: true })).toBeVisible();
  await checkAccessibility();

  // Someone without an account, on a device of their own.
  const context = await browser.newContext();
  const phone = await context.newPage();
  const link = await invitationLink(page.request, email);
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: 'The Upside-Down River' })).toBeVisible();
  expect(new URL(phone.url()).search).toBe('');
  await checkAccessibilityOf(phone)();
  await button(phone, 'Open the draft').click();
  await expect(phone.getByText('You’re testing this draft')).toBeVisible();
  await checkAccessibilityOf(phone)();
  const preview = phone.getByRole('dialog');
  await expect(preview.getByText('Visitors pay $4.99. You don’t need to pay.')).toBeVisible();
  // Its only place has no pin, so there is no walk.
  await preview.getByRole('button', { name: 'Walk the draft' }).click();
  await phone.getByRole('button', { name: /^Place 1 of \d+: Banana Alley/ }).click();
  await button(phone, 'Leave a note').click();
  await phone.getByLabel(/know about this place/).fill('Watch out for the trams.');
  await button(phone, 'Save note').click();
  await expect(phone.getByText('Sent to the creator').first()).toBeVisible();
  await checkAccessibilityOf(phone)();

  // The notification leads to the note.
  await openDraft(page, address);
  await button(page, 'Notifications, 1 unread').click();
  const notifications = page.getByRole('dialog', { name: 'Notifications' });
  await notifications.getByText('A tester left a note on “The Upside-Down River”').click();
  const testers = page.getByRole('dialog', { name: 'Testers' });
  await expect(testers.getByText('Watch out for the trams.')).toBeVisible();
  await expect(testers.getByRole('heading', { name: 'Banana Alley' })).toBeVisible();
  await button(page, `Remove ${email}`).click();
  await button(page, 'Remove tester').click();
  await expect(testers.getByText(/^Removed/)).toBeVisible();
  await testers.getByRole('button', { name: 'Close' }).first().click();
  await expect(testers).toBeHidden();
  expect(new URL(page.url()).searchParams.get('view')).toBeNull();

  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: 'This test has ended' })).toBeVisible();
  await checkAccessibilityOf(phone)();
  await context.close();
});
