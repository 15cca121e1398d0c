import { expect, it } from 'vitest';
import { createAccount, logInAs, PASSWORD } from '../../testing/accounts.ts';
import { COMPLETE, WHOLE_PLACE } from '../../testing/authoring.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();

it('a person’s submissions are deleted with their account', async () => {
  const browser = await logInAs(app, await createAccount(app.db, { role: 'creator' }));
  const words = { ...COMPLETE, pg_description: 'Words of mine alone' };
  const { pg_id: id } = (await browser.post('/api/pending_guides/', words)).json();
  await browser.post(`/api/pending_guides/${id}/places/`, WHOLE_PLACE);
  await browser.post(`/api/pending_guides/${id}/change_status`, { new_status: 'submitted' });
  const kept = async () =>
    JSON.stringify((await app.db.pool.query('SELECT content FROM submissions')).rows);
  expect(await kept()).toContain('Words of mine alone');
  const reply = await browser.send('DELETE', '/api/user', { u_password: PASSWORD });
  expect(reply.statusCode).toBe(204);
  expect(await kept()).not.toContain('Words of mine alone');
});
