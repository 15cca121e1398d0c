import { expect, it } from 'vitest';
import { createAccount, logInAs, PASSWORD } from '../../testing/accounts.ts';
import { workAs } from '../../testing/authoring.ts';
import { actAtCheckout } from '../../testing/buying.ts';
import { createGuide } from '../../testing/guides.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();
const { db } = app;
const NAME = 'Zebedee Quillfeather';

const newsOf = async (person: { readonly cookies: Record<string, string> }) => {
  const { items } = (await app.get('/api/notices', person)).json();
  return items.map(({ title, body }: { title: string; body: string }) => `${title}: ${body}`);
};

it('a gift in someone’s notifications doesn’t name a giver who has deleted their account', async () => {
  const guideId = await createGuide(db, { authorId: (await createAccount(db)).id, title: 'Lanes' });
  const friend = await createAccount(db);
  const reader = await logInAs(app, friend);
  const giver = await logInAs(app, await createAccount(db, { name: NAME }));
  const query = new URLSearchParams({
    guide_id: String(guideId),
    friend_email: friend.email,
    personal_message: 'From your old neighbour',
  });
  const reply = await giver.post(`/api/purchase-for-friend?${query}`);
  await actAtCheckout(app, reply.json().order_id, 'pay');
  expect(await newsOf(reader)).toEqual([`${NAME} sent you “Lanes”: From your old neighbour`]);
  await giver.send('DELETE', '/api/user', { u_password: PASSWORD });
  expect(await newsOf(reader)).toEqual([
    'Someone sent you “Lanes”: You’ll find it in Your guides.',
  ]);
});

it('an admin’s notifications don’t name a creator who has deleted their account', async () => {
  const admin = await createPerson(db, 'admin');
  const creator = await createAccount(db, { name: NAME, role: 'creator' });
  const browser = await logInAs(app, creator);
  await workAs(app, { id: creator.id, role: 'creator', cookies: browser.cookies }).submitted();
  expect((await newsOf(admin))[0]).toContain(NAME);
  await browser.send('DELETE', '/api/user', { u_password: PASSWORD });
  expect((await newsOf(admin)).join(' ')).not.toContain(NAME);
});
