import { LIMITS } from '@laneway/contract/limits';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../testing/browser.ts';
import { createGuide } from '../../testing/guides.ts';
import { createPerson, type TestPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();
const { db } = app;

const save = (person: TestPerson, body: object) =>
  openBrowser(app, person).send('PUT', '/api/user/profile', body);
const read = async (person: TestPerson) => (await app.get('/api/user/profile', person)).json();

const EMPTY = { u_name: 'Rosa', u_bio: null, u_links: [], u_portrait: null };

describe('a profile', () => {
  it('is for creators only', async () => {
    expect((await app.get('/api/user/profile')).statusCode).toBe(401);
    const visitor = await createPerson(db);
    expect((await app.get('/api/user/profile', visitor)).statusCode).toBe(403);
    expect((await save(visitor, { u_bio: 'Hi' })).statusCode).toBe(403);
    const { rows } = await db.pool.query('SELECT bio FROM users WHERE id = $1', [visitor.id]);
    expect(rows).toEqual([{ bio: null }]);
  });

  it('says whether the creator has a page', async () => {
    const creator = await createPerson(db, 'creator', 'Rosa');
    expect(await read(creator)).toEqual({ ...EMPTY, has_page: false });
    await createGuide(db, { authorId: creator.id });
    expect(await read(creator)).toEqual({ ...EMPTY, has_page: true });
  });

  it('is always one’s own, whoever the body names', async () => {
    const rosa = await createPerson(db, 'creator', 'Rosa');
    const sam = await createPerson(db, 'creator', 'Sam');
    await save(rosa, { u_id: sam.id, u_name: 'Sam', user_role: 'admin', u_bio: 'Mine' });
    expect(await read(sam)).toMatchObject({ u_name: 'Sam', u_bio: null });
    expect(await read(rosa)).toMatchObject({ u_name: 'Rosa', u_bio: 'Mine' });
  });

  it('keeps line breaks, and neither hidden characters nor surplus empty lines', async () => {
    const creator = await createPerson(db, 'creator');
    const reply = await save(creator, { u_bio: '  Hello\r\n\r\n\r\n\r\nthere\u202e\u0000  ' });
    expect(reply.statusCode).toBe(200);
    expect(reply.json().u_bio).toBe('Hello\n\nthere');
    expect((await read(creator)).u_bio).toBe('Hello\n\nthere');
  });

  it.each([null, '', ' \n '])('has no bio after %j', async (u_bio) => {
    const creator = await createPerson(db, 'creator');
    await save(creator, { u_bio: 'Something' });
    expect((await save(creator, { u_bio })).json().u_bio).toBeNull();
  });

  it('has links, which stay when only the bio is saved', async () => {
    const creator = await createPerson(db, 'creator');
    const u_links = [' https://mirka.example ', '', 'https://www.walks.example/mirka'];
    const reply = await save(creator, { u_bio: 'Hi', u_links });
    expect(reply.json().u_links).toEqual(['https://mirka.example', u_links[2]]);
    await save(creator, { u_bio: 'Hi again' });
    expect((await read(creator)).u_links).toHaveLength(2);
    expect((await save(creator, { u_bio: null, u_links: [] })).json().u_links).toEqual([]);
  });

  it.each([
    ['javascript:alert(1)', '“javascript:alert(1)” isn’t a link that starts with https://'],
    ['https://bank.example@evil.example', expect.stringContaining('isn’t a link')],
  ])('refuses the link %s, and changes nothing', async (link, error) => {
    const creator = await createPerson(db, 'creator');
    const reply = await save(creator, { u_bio: 'New', u_links: [link] });
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors).toEqual({ u_links: error });
    expect(await read(creator)).toMatchObject({ u_bio: null, u_links: [] });
  });

  it('has five links at most', async () => {
    const creator = await createPerson(db, 'creator');
    const u_links = [1, 2, 3, 4, 5, 6].map((n) => `https://a${n}.example`);
    expect((await save(creator, { u_bio: null, u_links })).statusCode).toBe(422);
  });

  it('keeps the last save', async () => {
    const creator = await createPerson(db, 'creator');
    await save(creator, { u_bio: 'First' });
    await save(creator, { u_bio: 'Second' });
    expect((await read(creator)).u_bio).toBe('Second');
  });

  it('accepts a bio of the maximum length in any script, and none longer', async () => {
    const creator = await createPerson(db, 'creator');
    expect((await save(creator, { u_bio: '🚋'.repeat(LIMITS.bio) })).statusCode).toBe(200);
    expect((await save(creator, { u_bio: 'x'.repeat(LIMITS.bio + 1) })).statusCode).toBe(422);
    expect((await save(creator, { u_bio: 7 })).statusCode).toBe(422);
    expect((await save(creator, {})).statusCode).toBe(422);
  });
});
