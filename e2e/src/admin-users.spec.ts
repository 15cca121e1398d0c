import type { Page } from '@playwright/test';
import { arriveAs, button, field, newPerson, openPanel, submitLogin } from './accounts-person.ts';
import { showSampleOverview, showSampleSystem, showSampleUsers } from './admin-sample.ts';
import { index, openDashboard, openSection, row } from './dashboard.ts';
import { DEMO } from './demo.ts';
import { checkScreens, type Screens } from './screen-checks.ts';
import { expect, test } from './test.ts';
import { heading } from './visitor.ts';

async function openAdmin(page: Page, section: string): Promise<void> {
  await arriveAs(page, DEMO.admin);
  await openDashboard(page);
  await openSection(page, section);
}

test('someone is found by email and made a creator, at once and where they are logged in', {
  tag: ['@journey', '@any-size'],
}, async ({ page, request }) => {
  const person = await newPerson(request);
  const { email: u_email, password: u_password } = person;
  await request.post('/api/login', { data: { u_email, u_password } });
  const drafts = async () => (await request.get('/api/user/authored_guides')).status();
  expect(await drafts()).toBe(403);

  await openAdmin(page, 'Users');
  await field(page, 'Search').fill(person.email);
  await expect(row(page, person.email)).toContainText('Email not confirmed');
  await expect(button(page, `Change role of ${person.name}`)).toHaveCount(1);
  await button(page, `Change role of ${person.name}`).click();

  const dialog = page.getByRole('dialog', { name: `Change ${person.name}’s role?` });
  await expect(dialog.getByRole('radio', { name: 'User (now)' })).toBeFocused();
  await dialog.getByRole('radio', { name: 'Creator' }).check();
  await expect(dialog).toContainText('They can write guides, submit them for review');
  await button(page, 'Change to creator').click();

  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(`${person.name} is now a creator`)).toBeVisible();
  await expect(row(page, person.email)).toContainText('Creator');
  await expect(button(page, `Change role of ${person.name}`)).toBeFocused();
  expect(await drafts()).toBe(200);
});

test('someone is suspended, logged out and told why, and can come back', {
  tag: '@journey',
}, async ({ page, request, browser, checkAccessibility }) => {
  const person = await newPerson(request);
  const theirs = await (await browser.newContext()).newPage();
  await arriveAs(theirs, person);
  await openPanel(theirs);

  await openAdmin(page, 'Users');
  await field(page, 'Search').fill(person.email);
  await page.getByRole('link', { name: person.name }).click();
  await expect(page.getByRole('heading', { level: 2, name: person.name })).toBeFocused();
  await expect(page).toHaveURL(/dashboard=users&person=\d+$/);
  await expect(button(page, 'Log out everywhere')).toBeEnabled();
  await checkAccessibility();
  await button(page, 'Suspend account').click();
  const dialog = page.getByRole('dialog', { name: `Suspend ${person.name}’s account?` });
  await field(page, 'Reason').fill('Sold copied texts');
  await checkAccessibility();
  await dialog.getByRole('button', { name: 'Suspend account' }).click();
  await expect(page.getByText(/suspended this account on/)).toBeVisible();
  await expect(page.getByText('They aren’t logged in anywhere.')).toBeVisible();

  // The tab that was open leads to the login page, which says why.
  await expect(heading(theirs, 'Log in')).toBeVisible({ timeout: 30_000 });
  await expect(theirs.getByRole('alert')).toContainText('Sold copied texts');
  await submitLogin(theirs, person);
  await expect(theirs.getByText('Your account is suspended')).toBeVisible();

  // The link to the person works by itself.
  await page.reload();
  await button(page, 'Reinstate account').click();
  await field(page, 'Reason').fill('Thanks for explaining');
  await page.getByRole('dialog').getByRole('button', { name: 'Reinstate account' }).click();
  await expect(row(page, 'Reinstated the account')).toBeVisible();
  await submitLogin(theirs, person);
  await expect(heading(theirs, 'Log in')).toHaveCount(0);
  await button(page, 'All accounts').click();
  await expect(page.getByRole('heading', { level: 2, name: 'Users' })).toBeVisible();
});

test('what admins do is in the activity, to filter and to download', {
  tag: '@journey',
}, async ({ page, request, checkAccessibility }) => {
  const person = await newPerson(request);
  await arriveAs(page, DEMO.admin);
  const { items } = await (
    await page.request.get(`/api/admin/users?search=${encodeURIComponent(person.email)}`)
  ).json();
  const changed = await page.request.put(`/api/admin/users/${items[0].u_id}/role`, {
    data: { user_role: 'creator' },
  });
  expect(changed.status()).toBe(200);
  await openDashboard(page);
  await openSection(page, 'Activity');
  const sentence = `changed the role of ${person.name} from user to creator`;
  await expect(row(page, sentence)).toBeVisible();
  await checkAccessibility();

  await field(page, 'Type').selectOption('Orders');
  await expect(row(page, sentence)).toHaveCount(0);
  await field(page, 'Type').selectOption('Accounts');
  await field(page, 'Action').selectOption('Changed a role');
  await expect(row(page, sentence)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toBe('laneway-activity.csv');

  await field(page, 'From').fill('2020-01-01');
  await field(page, 'To').fill('2020-01-31');
  await expect(page.getByText('Nothing matches that.')).toBeVisible();
  await checkAccessibility();
  await button(page, 'Show all activity').click();
  await expect(row(page, sentence)).toBeVisible();
});

test('an admin’s own role is left to other admins', { tag: '@any-size' }, async ({ page }) => {
  await openAdmin(page, 'Users');
  await field(page, 'Search').fill(DEMO.admin.email);
  await expect(row(page, DEMO.admin.email)).toContainText(
    'Only another admin can change your role',
  );
});

test('the figures are those of the server, and lead to where they are dealt with', {
  tag: '@any-size',
}, async ({ page }) => {
  await openAdmin(page, 'Overview');
  await expect(page.getByText(/^Updated \d/)).toBeVisible();
  await expect(page.getByText('No failed jobs.')).toBeVisible();
  await button(page, 'Owed to creators today').click();
  await expect(page.getByRole('heading', { level: 2, name: 'Royalties due' })).toBeVisible();
  await page.goBack();
  await button(page, 'Accounts').click();
  await expect(index(page).getByRole('button', { name: 'Users' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('a message is answered by email, once, and its sender reads the answer', {
  tag: ['@journey', '@any-size'],
}, async ({ page, request, checkAccessibility }) => {
  const writer = await newPerson(request);
  const { email: u_email, password: u_password } = writer;
  await request.post('/api/login', { data: { u_email, u_password } });
  const words = `Where does it begin? ${writer.name}`;
  const posted = await request.post(`/api/message?message_content=${encodeURIComponent(words)}`);
  expect(posted.status()).toBe(201);
  await openAdmin(page, 'Messages');
  const card = page.getByRole('article').filter({ hasText: words });
  await checkAccessibility();
  await card.getByRole('button', { name: `Answer ${writer.name}` }).click();
  await field(page, 'Your answer').fill('At the steps of Flinders Street Station.');
  await checkAccessibility();
  await button(page, 'Send answer').click();
  await expect(card).toContainText('At the steps of Flinders Street Station.');
  await expect(card.getByRole('button')).toHaveCount(0);
  const { items } = await (await request.get('/api/user/messages')).json();
  expect(items).toMatchObject([{ answer: 'At the steps of Flinders Street Station.' }]);
});

test('a failed job is retried and leaves the list', { tag: '@any-size' }, async ({ page }) => {
  await showSampleOverview(page);
  await openAdmin(page, 'Overview');
  await button(page, 'Retry “Send an email”, job 4107').click();
  await expect(page.getByText('Retrying “Send an email”')).toBeVisible();
  await expect(row(page, '4107')).toHaveCount(0);
  await expect(row(page, '4098')).toContainText('no space left on device');
  await expect(page.getByRole('heading', { name: 'Failed jobs' })).toBeFocused();
});

/** Opens the page of the demo's creator by its link. */
async function openDemoCreator(page: Page): Promise<void> {
  await arriveAs(page, DEMO.admin);
  const found = await page.request.get(`/api/admin/users?search=${DEMO.creator.email}`);
  const { items } = (await found.json()) as { items: readonly { u_id: number }[] };
  await page.goto(`/?dashboard=users&person=${items[0]?.u_id}`);
  await expect(button(page, 'Suspend account')).toBeVisible();
  await expect(row(page, DEMO.paidGuide.title).first()).toBeVisible();
}

test('an admin sees that the system works, and the last hour once there is some', async ({
  page,
}) => {
  await openAdmin(page, 'System');
  const services = page.getByRole('region', { name: 'Services' });
  await expect(services).toContainText(/Database\s*Working/);
  await expect(services).toContainText(/Mail server\s*Not set up/);
  await expect(page.getByText(/These figures are from .+, process \d+/)).toBeVisible();
  await showSampleSystem(page);
  await button(page, 'Refresh').click();
  await expect(services).toContainText(/Mail server\s*Not answering since/);
  const chart = page.getByRole('img', { name: 'Requests a minute' });
  await expect(chart).toBeVisible();
  await expect(chart).toHaveAccessibleDescription('Latest 1,230, highest 1,890');
  await button(page, '3 to look at').click();
  await expect(page.getByRole('heading', { level: 2, name: 'Overview' })).toBeVisible();
});

/** The sections, with as much content as they can have. */
const SCREENS: Screens = {
  'a person': openDemoCreator,
  'suspending them': async (page) => {
    await button(page, 'Suspend account').click();
    await expect(field(page, 'Reason')).toBeVisible();
  },
  users: async (page) => {
    await showSampleUsers(page);
    await openAdmin(page, 'Users');
    await expect(row(page, 'Deleted account')).toBeVisible();
  },
  'a change of role': async (page) => {
    await button(page, 'Change role of Rosa Delgado').click();
    await page.getByRole('radio', { name: 'User' }).check();
    await expect(page.getByText('Guides they’ve published stay on sale')).toBeVisible();
  },
  overview: async (page) => {
    await showSampleOverview(page);
    await openAdmin(page, 'Overview');
    await expect(button(page, 'City of Trams')).toBeVisible();
    await expect(row(page, '4107')).toBeVisible();
  },
  system: async (page) => {
    await showSampleSystem(page);
    await openAdmin(page, 'System');
    await page.getByText('Show as a table').click();
    await expect(row(page, '1,370').first()).toBeVisible();
  },
};

checkScreens('the pages of users', SCREENS);
