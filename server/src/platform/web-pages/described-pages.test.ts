import { describe, expect, it } from 'vitest';
import { createGuide } from '../../testing/guides.ts';
import { createPerson } from '../../testing/people.ts';
import { createServedWeb, initialDataIn, NASTY } from '../../testing/served-web.ts';

const { db, get, pageAt, paid, open, placeOfOpen, placeOfPaid } = await createServedWeb();

describe('the page of what people have written', () => {
  it('escapes their words', async () => {
    const { body } = await pageAt(`/?guide=${paid}`);
    expect(initialDataIn(body).guide?.g_title).toBe(NASTY);
    // The page's own script, and two with data.
    expect(body.match(/<script/g)).toHaveLength(3);
    expect(body).not.toContain('<script>alert');
    const escaped =
      '&lt;/script&gt;&lt;script&gt;alert(&quot;1&quot; &amp; &#39;2&#39;)&lt;/script&gt; $&amp; $1 🚋';
    expect(body).toContain(`<title>${escaped} · Laneway</title>`);
    expect(body).toContain(`<meta name="description" content="For everyone to read.">`);
    expect(body).toContain(`<meta property="og:title" content="${escaped}">`);
  });

  it.each([`/?guide=${paid}&utm_source=mail`, `/guides/${paid}`])(
    'has a description for previews of %s',
    async (address) => {
      const { body } = await pageAt(address);
      const url = `http://localhost:3000/guides/${paid}-script-script-alert-1-2-script-1`;
      expect(body).toContain(`<link rel="canonical" href="${url}">`);
      expect(body).toContain(`<meta property="og:url" content="${url}">`);
      expect(body).toMatch(
        /<meta property="og:image" content="http:\/\/localhost:3000\/share\/guides\/101\?v=[\w-]{10}">/,
      );
    },
  );

  it.each([
    ['/guides', 'All guides'],
    ['/experience?utm_source=mail', 'What walkers say'],
    ['/make-guides', 'Make guides'],
  ])('at %s has its own title', async (address, title) => {
    const { body } = await pageAt(address);
    const [path] = address.split('?');
    expect(body).toContain(`<title>${title} · Laneway</title>`);
    expect(body).toContain(`<link rel="canonical" href="http://localhost:3000${path}">`);
    expect(body).not.toContain('noindex');
  });

  it.each(['places', 'walk', 'reviews', 'buy', 'gift'])(
    'at /guides/{id}/%s is described as the guide, whose own address is canonical',
    async (part) => {
      const { body } = await pageAt(`/guides/${open}/${part}`);
      expect(body).toContain('<title>Open to all · Laneway</title>');
      expect(body).toContain(
        `<link rel="canonical" href="http://localhost:3000/guides/${open}-open-to-all">`,
      );
    },
  );

  it.each([
    ['/sign-up', 'Create account'],
    ['/forgot-password', 'Reset your password'],
    ['/recovery', 'Account recovery'],
    ['/your-guides', 'Your guides'],
    ['/walks', 'Your walks'],
    ['/gift', 'Gift a guide'],
    ['/contact', 'Contact us'],
  ])('at %s, which is personal, has only a title', async (address, title) => {
    const { body } = await pageAt(address);
    expect(body).toContain(`<title>${title} · Laneway</title>`);
    expect(body).toContain('noindex');
  });

  it('has structured data for search engines', async () => {
    const { body } = await pageAt(`/guides/${paid}`);
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'TouristTrip',
      name: NASTY,
      offers: { '@type': 'Offer', price: '4.99', priceCurrency: 'AUD' },
    });
  });

  it('of a place includes the title of its guide', async () => {
    const { body } = await pageAt(`/guides/${open}/places/${placeOfOpen}`);
    expect(body).toContain('<title>Place 1 · Open to all · Laneway</title>');
    expect(body).toContain('<meta name="description" content="Words about place 1">');
    const url = `http://localhost:3000/guides/${open}/places/${placeOfOpen}`;
    expect(body).toContain(`<link rel="canonical" href="${url}">`);
  });

  it('shows no more of a place inside a paid guide than its title', async () => {
    const { body } = await pageAt(`/guides/${paid}/places/${placeOfPaid}`);
    expect(body).not.toContain('Words about place 1');
    expect(body).toContain(`<link rel="canonical" href="http://localhost:3000/guides/${paid}-`);
  });

  it('of a creator has the card of their newest guide', async () => {
    const rosa = await createPerson(db, 'creator', `Rosa ${NASTY}`);
    const guide = await createGuide(db, { authorId: rosa.id, id: 201 });
    await db.pool.query(`UPDATE users SET bio = E'Born\\n\\nhere' WHERE id = $1`, [rosa.id]);
    const { body } = await pageAt(`/creators/${rosa.id}-an-earlier-name`);
    expect(initialDataIn(body).creator).toEqual((await get(`/api/creators/${rosa.id}`)).json());
    const url = `http://localhost:3000/creators/${rosa.id}-rosa-script-script-alert-1-2-script-1`;
    expect(body).toContain(`<link rel="canonical" href="${url}">`);
    expect(body).toContain('<meta name="description" content="Born here">');
    expect(body).toContain(
      `<meta property="og:image" content="http://localhost:3000/share/guides/${guide}`,
    );
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Person',
      name: `Rosa ${NASTY}`,
      url,
      description: 'Born here',
    });
    expect(body).not.toContain(NASTY);
  });

  it('of a creator without a bio says how many guides there are', async () => {
    const sam = await createPerson(db, 'creator', 'Sam');
    await createGuide(db, { authorId: sam.id, id: 202 });
    const { body } = await pageAt(`/creators/${sam.id}`);
    expect(body).toContain('<meta name="description" content="1 guide by Sam on Laneway">');
  });

  it('of someone who has no page is not found', async () => {
    const beginner = await createPerson(db, 'creator');
    await pageAt(`/creators/${beginner.id}`, {}, 404);
    expect((await get('/creators/rosa')).statusCode).toBe(404);
    expect((await get('/creators/rosa')).body).not.toContain('<div id="root">');
  });

  it('of the app itself has one canonical URL', async () => {
    expect((await pageAt('/?utm_source=mail')).body).toContain(
      '<link rel="canonical" href="http://localhost:3000/">',
    );
  });

  it.each(['/?search=trams', '/?token=abc', '/?dashboard=guides'])(
    'at %s is not for search engines',
    async (address) => {
      expect((await pageAt(address)).body).toContain('<meta name="robots" content="noindex">');
    },
  );

  it('is for search engines or not depending on its own address, whatever was opened before', async () => {
    const cookie = 'laneway_session=anything';
    const noindex = '<meta name="robots" content="noindex">';
    const first = await pageAt('/?token=abc', { cookie });
    const all = await pageAt('/guides', { cookie });
    const creator = await pageAt('/creators/999', { cookie });
    const last = await pageAt('/?search=trams', { cookie });
    expect(first.body).toContain(noindex);
    expect(last.body).toContain(noindex);
    expect(last.body).not.toContain('canonical');
    expect(all.body).not.toContain(noindex);
    expect(all.body).toContain('rel="canonical"');
    expect(creator.body).not.toContain(noindex);
  });
});
