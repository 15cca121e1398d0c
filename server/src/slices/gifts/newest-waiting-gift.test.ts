import { describe, expect, it } from 'vitest';
import { anEmail, PASSWORD } from '../../testing/accounts.ts';
import { openBrowser } from '../../testing/browser.ts';
import { actAtCheckout } from '../../testing/buying.ts';
import { createGuide } from '../../testing/guides.ts';
import { mailedToken } from '../../testing/jobs.ts';
import { createPerson, type TestPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

let now = new Date();
const app = await createTestApp({ clock: () => now });
const { db } = app;
const browser = openBrowser(app);
const creator = await createPerson(db, 'creator', 'Cleo');
const lanes = await createGuide(db, { authorId: creator.id, priceCents: 499, title: 'Lanes' });
const trams = await createGuide(db, { authorId: creator.id, priceCents: 499, title: 'Trams' });

async function give(
  giver: TestPerson,
  guide: number,
  friend_email: string,
  more: object = {},
): Promise<string> {
  const query = new URLSearchParams({ guide_id: String(guide), friend_email, ...more });
  const url = `/api/purchase-for-friend?${query}`;
  const { order_id } = (await app.send({ method: 'POST', url, cookies: giver.cookies })).json();
  await actAtCheckout(app, order_id, 'pay');
  return order_id;
}

const validate = async (token: string, type = 'account_activation') =>
  await browser.get(`/api/validate-reset-token?token=${token}&type=${type}`);

describe('an activation link', () => {
  it('shows who gave what, as often as it is opened, and still works', async () => {
    const email = anEmail();
    const more = { friend_name: ' Robin ', personal_message: 'Walk it at dusk.' };
    await db.pool.query(
      `UPDATE guides SET image_uri = 's3://laneway-production/lanes.jpg' WHERE id = $1`,
      [lanes],
    );
    await give(await createPerson(db, 'user', 'Ada'), lanes, email, more);
    const token = await mailedToken(app, email);
    for (let n = 0; n < 3; n += 1) {
      expect((await validate(token)).json()).toEqual({
        valid: true,
        email,
        gift: {
          guide_id: lanes,
          g_title: 'Lanes',
          g_image: 's3://laneway-production/lanes.jpg',
          g_image_stand_in: null,
          giver_name: 'Ada',
          friend_name: 'Robin',
          personal_message: 'Walk it at dusk.',
          other_gifts: 0,
        },
      });
    }
    const body = { token, password: PASSWORD, name: 'Robin' };
    expect((await browser.post('/api/activate-account', body)).statusCode).toBe(200);
    const used = await validate(token);
    expect(used.statusCode).toBe(410);
    expect(used.json()).not.toHaveProperty('gift');
  });

  it('shows the newest of several gifts, and how many more there are', async () => {
    const email = anEmail();
    await give(await createPerson(db, 'user', 'Ada'), lanes, email);
    now = new Date(now.getTime() + 60_000);
    await give(await createPerson(db, 'user', 'Grace'), trams, email);
    const { gift } = (await validate(await mailedToken(app, email))).json();
    expect(gift).toMatchObject({ giver_name: 'Grace', g_title: 'Trams', other_gifts: 1 });
    expect(gift).toMatchObject({ friend_name: null, personal_message: null });
  });

  it('shows people’s texts without links and hidden characters', async () => {
    const email = anEmail();
    const personal_message = 'Go to https://evil.example \u202enow';
    await give(await createPerson(db, 'user', 'Ada.evil.example'), lanes, email, {
      personal_message,
    });
    const { gift } = (await validate(await mailedToken(app, email))).json();
    expect(gift.personal_message).toBe('Go to https: evil. example now');
    expect(gift.giver_name).toBe('Ada. evil. example');
  });

  it('shows no refunded gift, and no name of a giver who has left', async () => {
    const email = anEmail();
    const giver = await createPerson(db, 'user', 'Ada');
    const order = await give(giver, lanes, email);
    const token = await mailedToken(app, email);
    await db.pool.query(`UPDATE users SET deleted_at = now(), name = 'Former user' WHERE id = $1`, [
      giver.id,
    ]);
    expect((await validate(token)).json().gift).toMatchObject({ giver_name: null });
    await db.pool.query(`UPDATE gifts SET status = 'refunded' WHERE order_id = $1`, [order]);
    expect((await validate(token)).json()).toEqual({ valid: true, email });
  });

  it.each(['password_reset', 'email_confirmation'])(
    'shows no gift for a %s link, and nothing for an unknown token',
    async (type) => {
      const email = anEmail();
      await give(await createPerson(db), lanes, email, { personal_message: 'For you alone' });
      const token = await mailedToken(app, email);
      for (const asked of [await validate(token, type), await validate('guessed')]) {
        expect(asked.statusCode).toBe(410);
        expect(asked.body).not.toMatch(/gift|For you alone/);
      }
    },
  );

  it('shows nothing of a gift to another friend', async () => {
    const [friend, other] = [anEmail(), anEmail()];
    await give(await createPerson(db, 'user', 'Ada'), lanes, friend);
    await give(await createPerson(db, 'user', 'Grace'), trams, other);
    const { gift } = (await validate(await mailedToken(app, friend))).json();
    expect(gift).toMatchObject({ giver_name: 'Ada', other_gifts: 0 });
  });
});
