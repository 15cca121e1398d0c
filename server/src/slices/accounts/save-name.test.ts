import { describe, expect, it } from 'vitest';
import { createAccount, logInAs } from '../../testing/accounts.ts';
import { openBrowser } from '../../testing/browser.ts';
import { createGuide } from '../../testing/guides.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();
const { db } = app;

describe('PUT /api/user/name', () => {
  it('changes the name, also on the guides of a creator', async () => {
    const ada = await createAccount(db, { role: 'creator' });
    const guide = await createGuide(db, { authorId: ada.id });
    const browser = await logInAs(app, ada);
    const reply = await browser.send('PUT', '/api/user/name', { u_name: '  Ada\n King ' });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ u_id: ada.id, u_name: 'Ada King' });
    expect((await browser.get('/api/user')).json().u_name).toBe('Ada King');
    expect((await browser.get(`/api/guides/${guide}`)).json().g_author).toBe('Ada King');
  });

  it.each([
    ['', 'Enter your name'],
    [' \u200b ', 'Enter your name'],
    ['x'.repeat(121), 'Use 120 characters or fewer'],
  ])('refuses %j', async (u_name, error) => {
    const browser = await logInAs(app, await createAccount(db));
    const reply = await browser.send('PUT', '/api/user/name', { u_name });
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors).toEqual({ u_name: error });
  });

  it('is for signed-in people only', async () => {
    const reply = await openBrowser(app).send('PUT', '/api/user/name', { u_name: 'Eve' });
    expect(reply.statusCode).toBe(401);
  });
});
