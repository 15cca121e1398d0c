import type { APIRequestContext, Page } from '@playwright/test';
import { HOME, openAt, roleOf } from './open-at.ts';
import { expect } from './test.ts';
import { heading, menuButton, navBar } from './visitor.ts';

export type Person = { readonly name: string; readonly email: string; readonly password: string };

const PASSWORD = 'flinders-street-clocks';

/** Someone without an account. */
export function newVisitor(): Person {
  const id = Math.random().toString(36).slice(2, 10);
  return { name: `Robin ${id}`, email: `robin-${id}@walkers.example`, password: PASSWORD };
}

/** Someone with an account of their own, so that tests don't affect each other. */
export async function newPerson(
  request: APIRequestContext,
  person = newVisitor(),
): Promise<Person> {
  const { name: u_name, email: u_email, password: u_password } = person;
  const created = await request.post('/api/user', {
    data: { u_email, u_password, u_name },
    headers: { 'x-forwarded-for': anAddress() },
  });
  expect(created.status()).toBe(201);
  return person;
}

/** The same, with an email confirmed by the link that was sent to it. */
export async function newMember(request: APIRequestContext): Promise<Person> {
  const person = await newPerson(request);
  await confirmEmail(request, person);
  return person;
}

/** Confirms an email without a browser; leaves the person logged in. */
export async function confirmEmail(request: APIRequestContext, person: Person): Promise<void> {
  const { email, password } = person;
  const link = await mailedLink(request, email, 'email_confirmation');
  const token = new URLSearchParams(link.slice(1)).get('token');
  await request.post('/api/login', { data: { u_email: email, u_password: password } });
  const confirmed = await request.post('/api/confirm-email', { data: { token } });
  expect(confirmed.status()).toBe(200);
}

/** Each has a different IP address, or the limit on sign-ups from one address would stop them. */
function anAddress(): string {
  const part = () => Math.floor(Math.random() * 256);
  // A range that is reserved for network tests.
  return `198.18.${part()}.${part()}`;
}

/** Logs someone in without the form, like a browser that remembers its login. */
export async function arriveAs(page: Page, person: Omit<Person, 'name'>): Promise<void> {
  const { email: u_email, password: u_password } = person;
  const data = { u_email, u_password, rememberMe: true };
  const loggedIn = await page.request.post('/api/login', { data });
  expect(loggedIn.status()).toBe(200);
  await page.addInitScript(() => {
    if (sessionStorage.getItem('arrived') !== null) return;
    sessionStorage.setItem('arrived', 'yes');
    localStorage.setItem('laneway.session', 'login');
  });
}

/** Someone new, logged in. */
export async function arriveLoggedIn(page: Page): Promise<Person> {
  const person = await newPerson(page.request);
  await arriveAs(page, person);
  return person;
}

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/**
 * Chooses from the menu by keyboard, because the focus keeps it open. Opens it again if it has hidden by itself before
 * a slow machine could press the item.
 */
export async function choose(page: Page, name: string): Promise<void> {
  const item = navBar(page).getByRole('button', { name });
  await expect(async () => {
    if (!(await item.isVisible())) await menuButton(page).press('Enter');
    await item.press('Enter', { timeout: 2_000 });
  }).toPass();
}

export async function openLogin(page: Page): Promise<void> {
  await openAt(page, null, [HOME, { entry: { page: 'login' } }]);
  await expect(heading(page, 'Log in')).toBeVisible();
}

export async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

export async function submitLogin(page: Page, { email, password }: Person): Promise<void> {
  await fillIn(page, { Email: email, Password: password });
  await button(page, 'Log in').click();
}

export async function openPanel(page: Page): Promise<void> {
  await openAt(page, await roleOf(page), [HOME, { entry: { page: 'userPanel' } }]);
  await expect(heading(page, 'Your guides')).toBeVisible();
}

/** The newest link emailed to an address; emails are sent a moment after they are triggered. */
export async function mailedLink(
  request: APIRequestContext,
  to: string,
  type: 'password_reset' | 'account_activation' | 'email_confirmation' | 'email_change',
): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const letters: { to: string; links: string[] }[] = await (
      await request.get('/dev/mailbox.json')
    ).json();
    found = letters
      .filter((letter) => letter.to === to)
      .flatMap(({ links }) => links)
      .find((link) => link.includes(`type=${type}`));
    expect(found).toBeDefined();
  }).toPass();
  const { search } = new URL(found ?? '');
  return `/${search}`;
}
