import type { APIRequestContext, Page } from '@playwright/test';
import { arriveAs, button, newVisitor } from './accounts-person.ts';
import { checkAccessibilityOf } from './axe.ts';
import { openDashboard, openSection } from './dashboard.ts';
import { DEMO } from './demo.ts';
import { expect, test } from './test.ts';
import { card, heading, openPlaces } from './visitor.ts';

const [PLACE = ''] = DEMO.places;
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function openReport(page: Page): Promise<void> {
  await openPlaces(page);
  await card(page, PLACE).click();
  await expect(heading(page, PLACE)).toBeVisible();
  await button(page, 'Report a problem').click();
  await expect(page.getByRole('dialog', { name: `Report a problem with ${PLACE}` })).toBeVisible();
}

type Mail = { readonly to: string; readonly subject: string; readonly links: readonly string[] };

async function mailsTo(request: APIRequestContext, email: string): Promise<readonly Mail[]> {
  const mails: Mail[] = await (await request.get('/dev/mailbox.json')).json();
  return mails.filter(({ to }) => to === email);
}

test('a visitor reports a problem, the creator answers, and the visitor is told', {
  tag: ['@journey', '@any-size'],
}, async ({ page, checkAccessibility, browser }) => {
  const { email } = newVisitor();
  const words = `The gate is locked, says ${email}`.replace('@', ' at ');
  await openReport(page);
  await checkAccessibility();
  await button(page, 'Send report').click();
  await expect(page.getByText('Choose what’s wrong')).toBeVisible();
  await page.getByRole('radio', { name: /^It’s closed/ }).check();
  await page.getByLabel('Tell us more (optional)').fill(words);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'gate.png', mimeType: 'image/png', buffer: PNG });
  await expect(page.getByAltText('Your report')).toBeVisible();
  await page.getByLabel('Email for the answer (optional)').fill(email);
  await button(page, 'Send report').click();
  await expect(page.getByText(/^Thanks for telling us!/)).toBeFocused();
  await expect(page.getByText(/couldn’t add your photo/)).toHaveCount(0);
  await checkAccessibility();
  await button(page, 'Done').click();
  await expect(button(page, 'Report a problem')).toBeFocused();

  const desk = await (await browser.newContext()).newPage();
  await arriveAs(desk, DEMO.creator);
  await openDashboard(desk);
  await openSection(desk, 'Reports');
  const report = desk.getByRole('article').filter({ hasText: words });
  await expect(report).toContainText('Place closed');
  await expect(report.getByAltText(`Sent with the report about ${PLACE}`)).toBeVisible();
  await expect(desk.getByText(email)).toHaveCount(0);
  await checkAccessibilityOf(desk)();
  await report.getByRole('button', { name: `Answer the report about ${PLACE}` }).click();
  await desk.getByRole('radio', { name: /^It’s fixed/ }).check();
  await desk.getByLabel('Add a few words (optional)').fill('The new hours are in.');
  await checkAccessibilityOf(desk)();
  await button(desk, 'Send answer').click();
  await expect(report).toContainText('Fixed: The new hours are in.');
  await expect(report).toBeFocused();

  await expect.poll(() => mailsTo(page.request, email)).toHaveLength(1);
  const [mail] = await mailsTo(page.request, email);
  expect(mail?.subject).toBe(`Your report about ${PLACE}`);
  const link = new URL(mail?.links[0] ?? '');
  await page.goto(link.pathname + link.search);
  await expect(heading(page, PLACE)).toBeVisible();
  await desk.context().close();
});

test('what was typed is still there after a failure, and is sent once', {
  tag: '@any-size',
}, async ({ page, pageErrors }) => {
  pageErrors.expect(/status of 500/);
  await openReport(page);
  await page.getByRole('radio', { name: /^Something else/ }).check();
  await page.getByLabel('Tell us more (optional)').fill('The year is wrong');
  await page.route('**/api/places/*/reports', (route) => route.fulfill({ status: 500 }), {
    times: 1,
  });
  await button(page, 'Send report').click();
  const failure = 'We couldn’t send your report. Please try again.';
  await expect(page.getByRole('alert').filter({ hasText: failure })).toBeVisible();
  await button(page, 'Cancel').click();
  await button(page, 'Report a problem').click();
  await expect(page.getByRole('radio', { name: /^Something else/ })).toBeChecked();
  await expect(page.getByLabel('Tell us more (optional)')).toHaveValue('The year is wrong');
  await button(page, 'Send report').click();
  await expect(page.getByText(/^Thanks for telling us!/)).toBeVisible();
});

test('the place in a report opens in the editor', { tag: '@any-size' }, async ({ page }) => {
  await arriveAs(page, DEMO.creator);
  const reported = await page.request.get(`/api/places?guide_id=${DEMO.publicGuide.id}`);
  const { places }: { places: { p_id: number }[] } = await reported.json();
  const visitor = await (await page.context().browser()?.newContext())?.newPage();
  const key = Array.from({ length: 32 }, () => Math.floor(Math.random() * 16).toString(16)).join(
    '',
  );
  const sent = await visitor?.request.post(`/api/places/${places[0]?.p_id}/reports`, {
    data: { report_key: key, kind: 'moved' },
  });
  expect(sent?.status()).toBe(200);
  await visitor?.context().close();
  await openDashboard(page);
  await openSection(page, 'Reports');
  await page
    .getByRole('button', { name: `Edit place ${PLACE}` })
    .first()
    .click();
  await expect(page.getByLabel('Title', { exact: false }).first()).toHaveValue(PLACE);
});
