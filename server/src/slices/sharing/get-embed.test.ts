import { describe, expect, it } from 'vitest';
import { createGuide } from '../../testing/guides.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const { db, get, deps } = await createTestApp();
const author = await createPerson(db, 'creator', 'Rosa & Sam');
const guide = await createGuide(db, {
  authorId: author.id,
  title: '"><script>alert(1)</script> & tea',
});
const withdrawn = await createGuide(db, { authorId: author.id, listing: 'withdrawn' });

describe('the card for other sites', () => {
  it('shows what visitors see of the guide, with a link to its page in a new tab', async () => {
    const reply = await get(`/embed/guides/${guide}`);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.body).toContain(
      `<a href="http://localhost:3000/guides/${guide}-script-alert-1-script-tea" target="_blank" rel="noopener">&quot;&gt;&lt;script&gt;`,
    );
    expect(reply.body).toMatch(/By Rosa &amp; Sam · \$4\.99 · \d+ places/);
    expect(reply.body).not.toContain('<script');
  });

  it('says that a guide is free', async () => {
    const free = await createGuide(db, { authorId: author.id, priceCents: 0 });
    expect((await get(`/embed/guides/${free}`)).body).toContain('· Free ·');
  });

  it('has the cover, and nothing of the inside', async () => {
    const own = await createGuide(db, { authorId: author.id, title: 'With a cover' });
    await db.pool.query('UPDATE guides SET image_uri = $1 WHERE id = $2', [
      's3://laneway-production/cover.webp',
      own,
    ]);
    deps.responseCache.forgetGuide(own);
    // Even its author gets the visitors’ card.
    const { body } = await get(`/embed/guides/${own}`, author);
    expect(body).toMatch(/<img src="\/media\/laneway-production\/cover\.webp"[^>]* alt=""/);
    expect(body).not.toMatch(/p-audio|p-video|p-image/);
  });

  it.each([
    ['a guide that was withdrawn', withdrawn],
    ['no guide', 999_999],
  ])('says that %s isn’t available', async (_, id) => {
    const reply = await get(`/embed/guides/${id}`);
    expect(reply.statusCode).toBe(404);
    expect(reply.body).toContain('This guide isn’t available');
    expect(reply.body).toContain('href="http://localhost:3000"');
  });

  it('refuses what isn’t an id', async () => {
    expect((await get('/embed/guides/7-trams')).statusCode).toBe(422);
  });
});

describe('framing', () => {
  it.each([guide, withdrawn])(
    'is allowed for the card of guide %i, without script or cookies',
    async (id) => {
      const { headers } = await get(`/embed/guides/${id}`, author);
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(/^default-src 'none';/);
      expect(policy).toMatch(/; frame-ancestors \*$/);
      expect(policy).not.toContain('script-src');
      expect(policy).not.toContain('unsafe');
      expect(headers).not.toHaveProperty('set-cookie');
      expect(headers).not.toHaveProperty('x-frame-options');
      expect(headers['cache-control']).toBe('public, max-age=300');
    },
  );

  it.each([
    '/',
    `/guides/${guide}`,
    `/api/guides/${guide}`,
    '/api/docs',
    '/embed',
    '/embed/guides/x',
  ])('is refused everywhere else: %s', async (path) => {
    const { headers } = await get(path);
    expect(String(headers['content-security-policy'])).toContain("frame-ancestors 'none'");
  });
});
