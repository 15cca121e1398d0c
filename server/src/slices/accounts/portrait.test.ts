import { photoTexts } from '@laneway/domain/media/photo';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { VirusScanner } from '../../ports/virus-scanner.ts';
import { createAccount, logInAs, PASSWORD } from '../../testing/accounts.ts';
import { openBrowser } from '../../testing/browser.ts';
import { createGuide } from '../../testing/guides.ts';
import { createPerson, type TestPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const EICAR = Buffer.from('\xff\xd8\xffinfected', 'latin1');
const scanner: VirusScanner = {
  scan: async (content) => {
    const bytes = Buffer.concat(await content.toArray());
    return bytes.equals(EICAR) ? { state: 'infected', signature: 'Test' } : { state: 'clean' };
  },
  check: async () => undefined,
};
const app = await createTestApp({ scanner });
const { db } = app;

const photo = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#274' } })
  .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '37/1 48/1 49/1' } })
  .jpeg()
  .toBuffer();

const put = (person: TestPerson | null, payload: Buffer | string = photo) =>
  app.send({
    method: 'PUT',
    url: '/api/user/portrait',
    headers: { 'content-type': 'image/jpeg' },
    ...(person === null ? {} : { cookies: person.cookies }),
    payload,
  });
const pathOf = async (person: TestPerson) =>
  (await app.get('/api/user/profile', person)).json().u_portrait as string | null;

async function newCreator() {
  const creator = await createPerson(db, 'creator');
  await createGuide(db, { authorId: creator.id });
  return creator;
}

describe('a portrait', () => {
  it('is kept as a WebP without metadata, and shown to everyone on the creator’s page', async () => {
    const creator = await newCreator();
    expect(await pathOf(creator)).toBeNull();
    expect((await put(creator)).statusCode).toBe(204);
    const path = await pathOf(creator);
    expect((await app.get(`/api/creators/${creator.id}`)).json().u_portrait).toBe(path);
    const reply = await app.get(path ?? '');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
    });
    const { format, width, exif } = await sharp(reply.rawPayload).metadata();
    expect({ format, width, exif }).toEqual({ format: 'webp', width: 640, exif: undefined });
  });

  it('has another address once it is replaced, and none once it is removed', async () => {
    const creator = await newCreator();
    await put(creator);
    const before = await pathOf(creator);
    await put(creator);
    const after = await pathOf(creator);
    expect(after).not.toBe(before);
    expect((await app.get(before ?? '')).headers['cache-control']).toBe('private, no-cache');
    const removed = await openBrowser(app, creator).send('DELETE', '/api/user/portrait');
    expect(removed.statusCode).toBe(204);
    expect(await pathOf(creator)).toBeNull();
    expect((await app.get(after ?? '')).statusCode).toBe(404);
  });

  it('is seen only by its owner while the creator has no page', async () => {
    const creator = await createPerson(db, 'creator');
    await put(creator);
    const path = (await pathOf(creator)) ?? '';
    expect((await app.get(path)).statusCode).toBe(404);
    expect((await app.get(path, await createPerson(db, 'creator'))).statusCode).toBe(404);
    expect((await app.get(path, creator)).statusCode).toBe(200);
  });

  it('is for creators only', async () => {
    expect((await put(null)).statusCode).toBe(401);
    expect((await put(await createPerson(db))).statusCode).toBe(403);
    const { rows } = await db.pool.query(
      'SELECT FROM portraits p JOIN users u ON u.id = p.user_id AND u.role = $1',
      ['user'],
    );
    expect(rows).toEqual([]);
  });

  it.each([
    ['something else', '<svg onload="alert(1)"/>', 415, photoTexts.type],
    ['nothing', '', 415, photoTexts.type],
    ['a virus', EICAR, 422, photoTexts.infected],
  ])('is refused if it is %s, and the old one stays', async (_, payload, status, detail) => {
    const creator = await newCreator();
    await put(creator);
    const path = await pathOf(creator);
    const reply = await put(creator, payload);
    expect([reply.statusCode, reply.json().detail]).toEqual([status, detail]);
    expect(await pathOf(creator)).toBe(path);
  });

  it('is refused if it is too large', async () => {
    const large = Buffer.concat([photo, Buffer.alloc(5_000_001)]);
    expect((await put(await newCreator(), large)).statusCode).toBe(413);
  });

  it('is exported and deleted with the account, as the links are', async () => {
    const account = await createAccount(db, { role: 'creator' });
    const browser = await logInAs(app, account);
    const links = ['https://mirka.example'];
    await browser.send('PUT', '/api/user/profile', { u_bio: null, u_links: links });
    await db.pool.query(`INSERT INTO portraits VALUES ($1, 'abc')`, [account.id]);
    const { account: exported } = (await browser.get('/api/user/export')).json();
    expect(exported).toMatchObject({ u_links: links, portrait: 'YWJj' });
    await browser.send('DELETE', '/api/user', { u_password: PASSWORD });
    const { rows } = await db.pool.query(
      'SELECT links, portrait_version, (SELECT count(*)::integer FROM portraits WHERE user_id = id) AS portraits FROM users WHERE id = $1',
      [account.id],
    );
    expect(rows).toEqual([{ links: [], portrait_version: null, portraits: 0 }]);
  });
});
