import { expect, it } from 'vitest';
import { createAccount, logInAs } from '../../testing/accounts.ts';
import { openBrowser } from '../../testing/browser.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();
const ada = await createAccount(app.db);

it('logging out ends the session, not only its cookies', async () => {
  const browser = await logInAs(app, ada);
  const stolen = openBrowser(app, { cookies: browser.cookies });
  const reply = await browser.post('/api/logout');
  expect(reply.statusCode).toBe(204);
  expect(reply.body).toBe('');
  // The remaining cookie identifies the browser, and gives no access.
  expect(Object.keys(browser.cookies)).toEqual(['laneway_device']);
  expect((await browser.get('/api/user')).statusCode).toBe(401);
  expect((await stolen.get('/api/user')).statusCode).toBe(401);
  expect((await stolen.post('/api/refresh-token')).statusCode).toBe(401);
});

it('logging out without a session succeeds as well', async () => {
  const browser = await logInAs(app, ada);
  await browser.post('/api/logout');
  expect((await browser.post('/api/logout')).statusCode).toBe(204);
  const nonsense = { laneway_session: 'x', laneway_refresh: 'y'.repeat(10_000) };
  expect((await openBrowser(app, { cookies: nonsense }).post('/api/logout')).statusCode).toBe(204);
  expect((await openBrowser(app).post('/api/logout')).statusCode).toBe(204);
});

it.each(['laneway_session', 'laneway_refresh'])('%s alone is enough to log out', async (name) => {
  const browser = await logInAs(app, ada);
  const one = openBrowser(app, { cookies: { [name]: browser.cookies[name] ?? '' } });
  await one.post('/api/logout');
  expect((await browser.get('/api/user')).statusCode).toBe(401);
});

it('one device logging out leaves the others as they are', async () => {
  const phone = await logInAs(app, ada);
  const laptop = await logInAs(app, ada);
  await phone.post('/api/logout');
  expect((await laptop.get('/api/user')).statusCode).toBe(200);
});
