import { randomUUID } from 'node:crypto';
import type { TestedDraft, TesterList } from '@laneway/contract/testers';
import { endedTexts, testerTexts } from '@laneway/domain/testers/messages';
import { describe, expect, it } from 'vitest';
import { workAs } from '../../testing/authoring.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { inviteTester, testAs } from '../../testing/testers.ts';

const app = await createTestApp();
const { db } = app;
const author = workAs(app, await createPerson(db, 'creator', 'Isla'));
const admin = workAs(app, await createPerson(db, 'admin', 'Maeve'));

const someEmail = () => `tom-${randomUUID()}@people.example`;

async function draftWithTester() {
  const id = await author.draft();
  const places = [
    await author.addPlace(id, { pp_title: 'Hosier Lane' }),
    await author.addPlace(id, { pp_title: 'Banana Alley' }),
  ] as const;
  const invited = await inviteTester(app, author, id, someEmail());
  return { id, places, ...invited };
}

const testersOf = async (id: number) =>
  (await author.get(`/api/pending_guides/${id}/testers`)).json<TesterList>().testers;

describe('a tester’s link', () => {
  it('opens the draft as it is now, as often as they like, without an account', async () => {
    const { id, places, token } = await draftWithTester();
    const tester = testAs(app);
    const first = (await tester.open(token)).json<TestedDraft>();
    expect(first.guide.pg_title).toBe('The Upside-Down River');
    expect(first.guide.pg_author_name).toBe('Isla');
    expect(first.guide.pending_places?.map(({ pp_id }) => pp_id)).toEqual([...places]);
    const { pg_version } = await author.guide(id);
    await author.send('PUT', `/api/pending_guides/${id}`, { pg_title: 'New', pg_version });
    expect((await tester.open(token)).json<TestedDraft>().guide.pg_title).toBe('New');
    expect((await testersOf(id))[0]?.last_opened_at).not.toBeNull();
  });

  it('reveals nothing about the review, the author’s account, other testers or withdrawn places', async () => {
    const { id, places, token } = await draftWithTester();
    const other = await inviteTester(app, author, id, someEmail());
    await testAs(app).note(other.token, null, 'A secret of the other one');
    await author.post(`/api/pending_places/${places[1]}/withdraw`);
    await author.change(id, 'submitted');
    await admin.send('PUT', `/api/admin/pending_guides/${id}/comment`, { comment: 'Not good' });
    await admin.requestRevision(id, { comment: 'Not good at all' });
    const reply = await testAs(app).open(token);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).not.toMatch(/Not good|secret|people\.example|Banana/);
    expect(reply.json<TestedDraft>()).toMatchObject({
      guide: { pg_author_id: null, admin_comment: null, pg_transfer: null },
      notes: [],
    });
  });

  it.each([
    ['of nobody', 'x'.repeat(43)],
    ['that is empty', ''],
    ['that is far too short', 'a'],
  ])('%s has ended', async (_, token) => {
    const reply = await testAs(app).open(token);
    expect(reply.statusCode).toBe(410);
    expect(reply.json().detail).toBe(endedTexts.ended);
    expect(reply.cookies).toEqual([]);
  });

  it('is paused while the draft is withdrawn', async () => {
    const { id, token } = await draftWithTester();
    await author.change(id, 'withdrawn');
    const reply = await testAs(app).open(token);
    expect(reply.statusCode).toBe(410);
    expect(reply.json().detail).toBe(endedTexts.paused);
    await author.change(id, 'draft');
    expect((await testAs(app).open(token)).statusCode).toBe(200);
  });

  it.each([
    [
      'published',
      `UPDATE pending_guides SET status = 'published' WHERE id = $1`,
      endedTexts.published,
    ],
    ['deleted', 'UPDATE pending_guides SET deleted_at = now() WHERE id = $1', endedTexts.ended],
  ])('ends once the draft is %s, for reading and for writing', async (_, sql, detail) => {
    const { id, token } = await draftWithTester();
    await db.pool.query(sql, [id]);
    for (const reply of [await testAs(app).open(token), await testAs(app).note(token, null, 'x')]) {
      expect(reply.statusCode).toBe(410);
      expect(reply.json().detail).toBe(detail);
    }
  });
});

describe('a tester’s note', () => {
  it('is shown to the tester and to the author, and can be changed and deleted', async () => {
    const { id, places, token } = await draftWithTester();
    const tester = testAs(app);
    const place = places[0];
    await tester.note(token, place, ' Watch out for bikes. \r\n');
    await tester.note(token, null, 'Lovely!');
    const saved = await tester.note(token, place, 'Watch out for the trams.');
    expect(saved.json().note).toMatchObject({ pp_id: place, note: 'Watch out for the trams.' });
    const both = [
      { pp_id: place, note: 'Watch out for the trams.' },
      { pp_id: null, note: 'Lovely!' },
    ];
    expect((await tester.open(token)).json<TestedDraft>().notes).toMatchObject(both);
    expect((await testersOf(id))[0]?.notes).toMatchObject(both);
    expect((await tester.note(token, place, ' \u200b ')).json()).toEqual({ note: null });
    expect((await testersOf(id))[0]?.notes).toHaveLength(1);
  });

  it('notifies the author, once until they have looked', async () => {
    const { id, places, token } = await draftWithTester();
    const news = async () =>
      (await author.notices()).filter(
        (notice) => notice.kind === 'tester_note' && notice.pg_id === id,
      );
    await testAs(app).note(token, places[0], 'The gate was shut');
    await testAs(app).note(token, places[1], 'So was this one');
    expect(await news()).toMatchObject([
      {
        title: 'A tester left a note on “The Upside-Down River”',
        body: expect.stringMatching(/^Hosier Lane · tom-.+: The gate was shut$/),
      },
    ]);
    const [first] = await news();
    await author.post(`/api/notices/${first?.notice_id}/read`);
    await testAs(app).note(token, null, 'Lovely all the same');
    expect(await news()).toHaveLength(2);
  });

  it('stays with the author when the tester is removed, who can’t write any more', async () => {
    const { id, tester, token } = await draftWithTester();
    await testAs(app).note(token, null, 'Lovely!');
    await author.send('DELETE', `/api/testers/${tester.tester_id}`);
    expect((await testAs(app).note(token, null, 'More')).statusCode).toBe(410);
    expect((await testersOf(id))[0]?.notes).toMatchObject([{ note: 'Lovely!' }]);
  });

  it('can only be about this draft', async () => {
    const { token, id } = await draftWithTester();
    const elsewhere = await draftWithTester();
    const reply = await testAs(app).note(token, elsewhere.places[0], 'Hello');
    expect(reply.statusCode).toBe(404);
    expect(reply.json().detail).toBe(testerTexts.unknownPlace);
    expect((await testersOf(elsewhere.id))[0]?.notes).toEqual([]);
    expect((await testersOf(id))[0]?.notes).toEqual([]);
  });

  it('is stored once when it is sent several times at once', async () => {
    const { id, token } = await draftWithTester();
    const replies = await Promise.all(
      ['One', 'Two', 'Three'].map((note) => testAs(app).note(token, null, note)),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await testersOf(id))[0]?.notes).toHaveLength(1);
  });

  it.each([{ note: 'x'.repeat(2_001) }, { note: 7 }, { pp_id: 'one' }, { token: 'x'.repeat(513) }])(
    'with %j gets a validation error',
    async (change) => {
      const { token } = await draftWithTester();
      const body = { token, pp_id: null, note: 'x', ...change };
      const reply = await testAs(app).send('PUT', '/api/tested-draft/note', body);
      expect(reply.statusCode).toBe(422);
    },
  );
});
