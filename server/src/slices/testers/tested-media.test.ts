import { randomUUID } from 'node:crypto';
import type { TestedDraft } from '@laneway/contract/testers';
import { NOT_YET_PROVIDED } from '@laneway/domain/guides/placeholder';
import { mediaAddress, parseMediaUri } from '@laneway/domain/media/media-uri';
import { describe, expect, it } from 'vitest';
import { uploadFor, workAs } from '../../testing/authoring.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { inviteTester, testAs } from '../../testing/testers.ts';

const app = await createTestApp();
const { db } = app;
const creator = await createPerson(db, 'creator');
const author = workAs(app, creator);
const stranger = await createPerson(db, 'creator');

const someEmail = () => `tilda-${randomUUID()}@people.example`;

const addressOf = (uri: string) => {
  const parsed = parseMediaUri(uri);
  return parsed.ok ? mediaAddress(parsed.value) : '';
};

/** A draft with a file in every field that can have one, and a tester of it. */
async function draftWithFiles() {
  const [cover, inText, audio, unused] = [
    await uploadFor(app, creator),
    await uploadFor(app, creator),
    await uploadFor(app, creator, { mime: 'audio/mpeg' }),
    await uploadFor(app, creator),
  ] as const;
  const id = await author.draft({
    pg_title: 'Files',
    pg_image: cover,
    pg_description: `![x](${inText})`,
  });
  const place = await author.addPlace(id, { pp_title: 'Here', pp_audio: audio });
  const { tester, token } = await inviteTester(app, author, id, someEmail());
  return { id, place, cover, inText, audio, unused, tester, token };
}

describe('the files of a draft', () => {
  it('are sent to its testers once they have opened it, and to nobody else', async () => {
    const { cover, inText, audio, unused, token } = await draftWithFiles();
    const tester = testAs(app);
    expect((await tester.get(addressOf(cover))).statusCode).toBe(404);
    const { guide } = (await tester.open(token)).json<TestedDraft>();
    expect([guide.pg_image, guide.pending_places?.[0]?.pp_audio]).toEqual([cover, audio]);
    for (const uri of [cover, inText, audio]) {
      const reply = await tester.get(addressOf(uri));
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['cache-control']).toMatch(/^private, /);
      expect((await tester.get(`/api/presign-url?uri=${encodeURIComponent(uri)}`)).statusCode).toBe(
        200,
      );
      expect((await testAs(app).get(addressOf(uri))).statusCode).toBe(404);
    }
    expect((await tester.get(addressOf(unused))).statusCode).toBe(404);
  });

  it('are refused once the tester is removed, or the file is no longer in the draft', async () => {
    const { id, cover, audio, tester, token } = await draftWithFiles();
    const browser = testAs(app);
    await browser.open(token);
    const { pg_version } = await author.guide(id);
    await author.send('PUT', `/api/pending_guides/${id}`, { pg_image: null, pg_version });
    expect((await browser.get(addressOf(cover))).statusCode).toBe(404);
    expect((await browser.get(addressOf(audio))).statusCode).toBe(200);
    await author.send('DELETE', `/api/testers/${tester.tester_id}`);
    expect((await browser.get(addressOf(audio))).statusCode).toBe(404);
  });

  it('don’t include someone else’s, whatever a draft says', async () => {
    const { id, token } = await draftWithFiles();
    const theirs = await uploadFor(app, stranger);
    // Writes to the database directly, because saving would refuse this.
    await db.pool.query(
      'UPDATE pending_guides SET image_uri = $2, description = $3 WHERE id = $1',
      [id, theirs, `![x](${theirs})`],
    );
    const browser = testAs(app);
    const { guide } = (await browser.open(token)).json<TestedDraft>();
    expect(guide.pg_image).toBe(NOT_YET_PROVIDED);
    expect((await browser.get(addressOf(theirs))).statusCode).toBe(404);
  });

  it('are left out until their scan has passed', async () => {
    const { cover, token } = await draftWithFiles();
    await db.pool.query(`UPDATE media SET scan_state = 'infected' WHERE key = $1`, [
      cover.split('/').at(-1),
    ]);
    const browser = testAs(app);
    expect((await browser.open(token)).json<TestedDraft>().guide.pg_image).toBe(NOT_YET_PROVIDED);
    expect((await browser.get(addressOf(cover))).statusCode).toBe(404);
  });

  it('of two drafts are sent to someone who tests both', async () => {
    const [one, two] = [await draftWithFiles(), await draftWithFiles()];
    const browser = testAs(app);
    await browser.open(one.token);
    await browser.open(two.token);
    await browser.open(two.token);
    for (const { cover } of [one, two]) {
      expect((await browser.get(addressOf(cover))).statusCode).toBe(200);
    }
  });

  it('are not opened by a forged cookie', async () => {
    const { cover, token } = await draftWithFiles();
    for (const laneway_tester of ['', '.', 'x', `${'a.'.repeat(300)}`, `${token}x`]) {
      const reply = await app.get(addressOf(cover), { cookies: { laneway_tester } });
      expect(reply.statusCode).toBe(404);
    }
  });
});

it('the cookie can’t be read by scripts or sent by other sites', async () => {
  const { token } = await draftWithFiles();
  const [cookie] = (await testAs(app).open(token)).cookies;
  expect(cookie).toMatchObject({
    name: 'laneway_tester',
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: 86_400,
  });
});
