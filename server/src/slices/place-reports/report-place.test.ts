import { RATE_LIMITS } from '@laneway/contract/rate-limits';
import { placeReportTexts, thanksText } from '@laneway/domain/place-reports/messages';
import { beforeEach, describe, expect, it } from 'vitest';
import { own } from '../../testing/guides.ts';
import { createPerson, type TestPerson } from '../../testing/people.ts';
import {
  aReportKey,
  createOpenGuide,
  newestFor,
  reportPlace,
  reportsFor,
  VISITOR,
} from '../../testing/place-reports.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();
const { db, get } = app;
const admin = await createPerson(db, 'admin');
const stranger = await createPerson(db);

const newsOf = async (person: TestPerson, guideId: number) => {
  const { items } = (await get('/api/notices?limit=100', person)).json();
  return items
    .filter(({ g_id }: { g_id: number }) => g_id === guideId)
    .map(({ kind, title, body }: Record<string, string>) => [kind, title, body]);
};

beforeEach(async () => {
  await db.pool.query('DELETE FROM rate_counters');
});

describe('POST /api/places/{id}/reports', () => {
  it('sends a visitor’s report to the creator, without their email', async () => {
    const { creator, guideId, placeId } = await createOpenGuide(app);
    const email = ' Sam@Walkers.example ';
    const reply = await reportPlace(app, placeId, VISITOR, { text: ' Shut\r\nfor good ', email });
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { detail: thanksText('closed', 'email') },
    ]);
    const list = await reportsFor(app, creator);
    expect(list).toMatchObject({
      open_count: 1,
      items: [
        {
          p_id: placeId,
          p_title: 'Place 1',
          g_title: 'Trams',
          text: 'Shut\nfor good',
          answer: null,
        },
      ],
    });
    expect(list.items[0]).toMatchObject({ state: 'open', gets_answer: true, has_photo: false });
    expect(JSON.stringify(list)).not.toMatch(/walkers/i);
    expect(await newsOf(creator, guideId)).toEqual([
      ['place_reported', 'Someone reported a problem in “Trams”', 'Place 1 · Place closed'],
    ]);
    expect(await newsOf(admin, guideId)).toEqual([]);
  });

  it('from an account is answered in that account, whatever email is typed', async () => {
    const { creator, placeId } = await createOpenGuide(app);
    const reply = await reportPlace(app, placeId, stranger, { email: 'victim@people.example' });
    expect(reply.json().detail).toBe(thanksText('closed', 'account'));
    const { rows } = await db.pool.query(
      'SELECT reporter_id, email FROM place_reports WHERE place_id = $1',
      [placeId],
    );
    expect(rows).toEqual([{ reporter_id: stranger.id, email: null }]);
    expect(await newestFor(app, creator)).toMatchObject({ gets_answer: true });
  });

  it('of something unsafe reaches admins at once, one unread notification per guide', async () => {
    const { creator, guideId, placeId } = await createOpenGuide(app);
    for (let n = 0; n < 3; n += 1) await reportPlace(app, placeId, VISITOR, { kind: 'unsafe' });
    expect(await newsOf(admin, guideId)).toEqual([
      ['place_report_to_check', 'Check a place in “Trams”', 'Place 1 · Unsafe'],
    ]);
    expect(await newsOf(creator, guideId)).toHaveLength(1);
    expect((await reportsFor(app, creator)).items).toHaveLength(3);
  });

  it('sent again after a lost reply, even at the same time, is one report', async () => {
    const { creator, placeId } = await createOpenGuide(app);
    const report_key = aReportKey();
    const replies = await Promise.all(
      [1, 2, 3].map(() => reportPlace(app, placeId, VISITOR, { report_key })),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await reportsFor(app, creator)).items).toHaveLength(1);
  });

  it('from a program that fills in the hidden field gets the same reply and isn’t stored', async () => {
    const { creator, placeId } = await createOpenGuide(app);
    const reply = await reportPlace(app, placeId, VISITOR, { website: 'https://pills.example' });
    expect([reply.statusCode, reply.json().detail]).toEqual([200, thanksText('closed', 'none')]);
    expect((await reportsFor(app, creator)).items).toEqual([]);
  });
});

describe('the access check', () => {
  it('replies the same for places of guides that aren’t open as for places that don’t exist', async () => {
    const paid = await createOpenGuide(app, { isPublic: false, priceCents: 499 });
    const gone = await createOpenGuide(app, { listing: 'withdrawn' });
    const probes = [
      await reportPlace(app, 2_000_000, VISITOR),
      await reportPlace(app, paid.placeId, VISITOR),
      await reportPlace(app, paid.placeId, stranger),
      await reportPlace(app, gone.placeId, stranger),
      await reportPlace(app, paid.placeId, gone.creator),
    ];
    const [nothing] = probes;
    expect(nothing?.statusCode).toBe(404);
    for (const probe of probes) expect(probe.body).toBe(nothing?.body);
    const trapped = await reportPlace(app, paid.placeId, VISITOR, { website: 'x' });
    expect(trapped.body).toBe(nothing?.body);
  });

  it('accepts owners, even if the guide is withdrawn, and refers its creator to the editor', async () => {
    const { creator, guideId, placeId } = await createOpenGuide(app, {
      isPublic: false,
      priceCents: 499,
      listing: 'withdrawn',
    });
    const owner = await createPerson(db);
    await own(db, owner.id, guideId);
    expect((await reportPlace(app, placeId, owner)).statusCode).toBe(200);
    const self = await reportPlace(app, placeId, creator);
    expect([self.statusCode, self.json().detail]).toEqual([403, placeReportTexts.ownGuide]);
  });

  it('refuses a place that its creator has withdrawn', async () => {
    const { placeId } = await createOpenGuide(app);
    await db.pool.query(`UPDATE places SET listing = 'withdrawn' WHERE id = $1`, [placeId]);
    expect((await reportPlace(app, placeId, VISITOR)).statusCode).toBe(404);
  });
});

describe('hostile input', () => {
  it.each([
    [{ kind: 'boring' }, 'kind'],
    [{ kind: undefined }, 'kind'],
    [{ report_key: 'x' }, 'report_key'],
    [{ report_key: 'A'.repeat(32) }, 'report_key'],
    [{ text: 'x'.repeat(1_001) }, 'text'],
    [{ text: { $ne: '' } }, 'text'],
    [{ email: 'nowhere' }, 'email'],
    [{ email: 'eve@people.example\r\nBcc: all@people.example' }, 'email'],
    [{ email: 'eve@people.example,victim@people.example' }, 'email'],
    [{ email: 'e\0ve@people.example' }, 'email'],
  ])('%j is refused at its field', async (wrong, field) => {
    const { creator, placeId } = await createOpenGuide(app);
    const reply = await reportPlace(app, placeId, VISITOR, wrong);
    expect([reply.statusCode, Object.keys(reply.json().errors)]).toEqual([422, [field]]);
    expect((await reportsFor(app, creator)).items).toEqual([]);
  });

  it('hidden characters are removed, and a text of nothing else counts as missing', async () => {
    const { creator, placeId } = await createOpenGuide(app);
    await reportPlace(app, placeId, VISITOR, { text: 'a\0\u202eb<script>' });
    expect((await newestFor(app, creator)).text).toBe('ab<script>');
    await reportPlace(app, placeId, VISITOR, { text: ' \u200b\0 ' });
    expect((await newestFor(app, creator)).text).toBeNull();
  });

  it.each(['0', '-1', 'x', '2147483648', '1%27'])('a place called %s is refused', async (id) => {
    const url = `/api/places/${id}/reports`;
    const payload = { report_key: aReportKey(), kind: 'closed' };
    expect([404, 422]).toContain((await app.send({ method: 'POST', url, payload })).statusCode);
  });
});

describe('the limits', () => {
  it('apply to one address, without affecting others', async () => {
    const { placeId } = await createOpenGuide(app);
    const from = (address: string) => reportPlace(app, placeId, VISITOR, {}, address);
    const { max } = RATE_LIMITS.place_reports_from_address;
    for (let n = 0; n < max; n += 1) expect((await from('203.0.113.7')).statusCode).toBe(200);
    expect((await from('203.0.113.7')).statusCode).toBe(429);
    expect((await from('203.0.113.8')).statusCode).toBe(200);
  });

  it('apply to one person, from any address', async () => {
    const { placeId } = await createOpenGuide(app);
    const busy = await createPerson(db);
    const { max } = RATE_LIMITS.place_reports_of_person;
    for (let n = 0; n < max; n += 1) {
      expect((await reportPlace(app, placeId, busy)).statusCode).toBe(200);
    }
    expect((await reportPlace(app, placeId, busy)).statusCode).toBe(429);
    expect((await reportPlace(app, placeId, stranger)).statusCode).toBe(200);
  });
});
