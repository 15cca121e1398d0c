import type { Browser, Locator, Page } from '@playwright/test';
import { arriveAs, button, type Person } from './accounts-person.ts';
import { arriveAsCreator, draftOf, isPhone, titleField } from './author.ts';
import { checkAccessibilityOf } from './axe.ts';
import { openDashboard } from './dashboard.ts';
import { DEMO } from './demo.ts';
import { anImage, FAR_AWAY } from './published-guide.ts';
import { checkInLightAndDark } from './screen-checks.ts';
import { expect, test } from './test.ts';

const PLACE = 'Banana Alley';
const NOTE = 'Which of the arches is it?';
const GUIDE_NOTE = 'Please say where the walk ends.';
const ANSWER = 'Turned it around.';
const COMMENT = 'The second paragraph sends people across a railway.';

const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name });
const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
const statusOf = (page: Page): Locator => page.getByRole('region', { name: 'Status' });

type Submitted = { readonly title: string; readonly id: string; readonly author: Person };

/** A guide that waits for its review, by a creator who is logged in on this page. */
async function submitGuide(page: Page): Promise<Submitted> {
  const author = await arriveAsCreator(page, page.request);
  const title = `Arches ${Math.random().toString(36).slice(2, 10)}`;
  const guide = {
    pg_title: title,
    pg_description: 'Start under the viaduct. Turn left.',
    pg_image: await anImage(page),
    pg_location: FAR_AWAY,
  };
  const address = await draftOf(page, guide, [PLACE], '-37.8197,144.9621');
  const id = address.slice(address.lastIndexOf('-') + 1);
  await submit(page, id);
  return { title, id, author };
}

async function submit(page: Page, id: string, comment: string | null = null): Promise<void> {
  const submitted = await page.request.post(`/api/pending_guides/${id}/change_status`, {
    data: { new_status: 'submitted', comment },
  });
  expect(submitted.status()).toBe(200);
}

async function arriveAsAdmin(browser: Browser, like: Page): Promise<Page> {
  const viewport = like.viewportSize();
  const context = await browser.newContext({ viewport, hasTouch: isPhone(like) });
  const page = await context.newPage();
  await arriveAs(page, DEMO.admin);
  return page;
}

const openReview = (page: Page, id: string) =>
  page.goto(`/?dashboard=guides&guide=pending-${id}&view=review`);

/** Opens the dialog of a verdict, from the header or, on a phone, from the bar at the bottom. */
async function decide(page: Page, verdict: string): Promise<void> {
  if (!isPhone(page)) return button(page, verdict).click();
  await button(page, 'Decide').click();
  await page.getByRole('menuitem', { name: verdict }).click();
}

/** The subjects of the emails that were sent to someone. */
async function mailsTo(page: Page, { email }: Person): Promise<readonly string[]> {
  const letters: { to: string; subject: string }[] = await (
    await page.request.get('/dev/mailbox.json')
  ).json();
  return letters.filter(({ to }) => to === email).map(({ subject }) => subject);
}

test('a guide goes from the queue through a revision to publication', {
  tag: '@journey',
}, async ({ page, browser }) => {
  const { title, id, author } = await submitGuide(page);
  const admin = await arriveAsAdmin(browser, page);
  await openDashboard(admin);
  await admin.getByRole('button', { name: /^Review Pending/ }).click();
  const queue = dialog(admin, 'Admin Review Queue');
  await queue.getByLabel('Search').fill(title);
  await queue.getByRole('button', { name: title }).click();
  await expect(heading(admin, title)).toBeVisible();
  await expect(admin.getByText('nothing to compare it with')).toBeVisible();
  await checkInLightAndDark(admin, checkAccessibilityOf(admin));

  // A note on the place, then the verdict, which needs a comment.
  if (isPhone(admin)) await button(admin, 'Next item').click();
  else await admin.getByRole('button', { name: PLACE }).click();
  await expect(admin.getByRole('heading', { level: 2, name: `1 ${PLACE}` })).toBeVisible();
  if (isPhone(admin)) await button(admin, 'Note').click();
  await admin.getByRole('textbox', { name: /^Note on/ }).fill(NOTE);
  await button(admin, 'Save').click();
  await expect(admin.getByText('Comment saved successfully')).toBeVisible();
  if (isPhone(admin)) await admin.keyboard.press('Escape');
  await decide(admin, 'Request Revision');
  const request = dialog(admin, `Request a revision of ${title}?`);
  await request.getByRole('button', { name: 'Request Revision' }).click();
  await expect(request.getByText('Comment is required.')).toBeVisible();
  await expect(request).toContainText(NOTE);
  await request.getByRole('textbox').fill(COMMENT);
  await checkInLightAndDark(admin, checkAccessibilityOf(admin));
  await request.getByRole('button', { name: 'Request Revision' }).click();
  await expect(admin.getByText('Guide marked as needing revision')).toBeVisible();

  // The creator is notified in the app and by email, and sees the comment and the note at their
  // places.
  await expect.poll(() => mailsTo(page, author)).toContain(`“${title}” needs a few changes`);
  await page.goto(`/?dashboard=guides&guide=pending-${id}`);
  await expect(statusOf(page)).toContainText(COMMENT);
  await expect(page.getByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible();
  await statusOf(page).getByRole('button', { name: 'Show the first place note' }).click();
  await expect(page.getByText(NOTE)).toBeVisible();
  await page.request.put(`/api/pending_guides/${id}`, {
    data: { pg_description: 'Start under the viaduct. Turn right.' },
  });

  await submit(page, id, ANSWER);

  // The reviewer sees the answer and only the changes since then, and publishes.
  await openReview(admin, id);
  await expect(admin.getByText(ANSWER)).toBeVisible();
  await expect(admin.getByText('Compared with the last submission')).toBeVisible();
  await expect(admin.locator('ins').first()).toContainText('right');
  await expect(admin.locator('del').first()).toContainText('left');
  await checkInLightAndDark(admin, checkAccessibilityOf(admin));
  await decide(admin, 'Publish');
  await dialog(admin, `Publish ${title}?`).getByRole('button', { name: 'Publish' }).click();
  await expect.poll(() => mailsTo(page, author)).toContain(`“${title}” is live`);
  await openReview(admin, id);
  await expect(admin.getByText('Transferred to production')).toBeVisible();
  const guides: { g_title: string }[] = await (
    await page.request.get('/api/user/dashboard-guides')
  ).json();
  expect(guides.map(({ g_title }) => g_title)).toContain(title);
});

test('a guide that is rejected says why, and whom to ask', { tag: '@any-size' }, async ({
  page,
  browser,
}) => {
  const { title, id, author } = await submitGuide(page);
  const admin = await arriveAsAdmin(browser, page);
  await openReview(admin, id);
  if (isPhone(admin)) await button(admin, 'Note').click();
  await admin.getByRole('textbox', { name: 'Note on the guide' }).fill(GUIDE_NOTE);
  await button(admin, 'Save').click();
  await expect(admin.getByText('Comment saved successfully')).toBeVisible();
  if (isPhone(admin)) await admin.keyboard.press('Escape');
  await decide(admin, 'Reject');
  const rejection = dialog(admin, `Reject ${title}?`);
  await expect(rejection).toContainText(GUIDE_NOTE);
  await rejection.getByRole('textbox').fill(COMMENT);
  await rejection.getByRole('button', { name: 'Reject' }).click();
  await expect(admin.getByText('Guide rejected successfully')).toBeVisible();

  await page.goto(`/?dashboard=guides&guide=pending-${id}`);
  await expect(statusOf(page)).toContainText('We can’t publish this one. Here’s why.');
  await expect(statusOf(page)).toContainText(GUIDE_NOTE);
  await expect(statusOf(page)).toContainText(COMMENT);
  await expect(statusOf(page).getByRole('button', { name: 'Contact us' })).toBeVisible();
  expect((await mailsTo(page, author)).length).toBeGreaterThan(0);

  await statusOf(page).getByRole('button', { name: 'Edit as a new draft' }).click();
  await expect(page.getByText('You’re editing the new draft')).toBeVisible();
  await expect(titleField(page)).toBeEditable();
  await expect(titleField(page)).toHaveValue(title);
  expect(page.url()).not.toContain(`pending-${id}`);
});

test('of two admins who decide at once, the second is told and keeps the comment', {
  tag: '@any-size',
}, async ({ page, browser }) => {
  const { title, id } = await submitGuide(page);
  const [first, second] = [await arriveAsAdmin(browser, page), await arriveAsAdmin(browser, page)];
  for (const admin of [first, second]) await openReview(admin, id);
  await decide(second, 'Request Revision');
  const request = dialog(second, `Request a revision of ${title}?`);
  await request.getByRole('textbox').fill(COMMENT);
  await decide(first, 'Publish');
  await dialog(first, `Publish ${title}?`).getByRole('button', { name: 'Publish' }).click();
  await expect(dialog(first, `Publish ${title}?`)).toBeHidden();

  await request.getByRole('button', { name: 'Request Revision' }).click();
  await expect(request.getByRole('alert')).toContainText('has already published this guide');
  await expect(request.getByRole('textbox')).toHaveValue(COMMENT);
});
