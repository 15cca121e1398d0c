import { exampleGuide } from '@laneway/contract/examples.test-data';
import type { FirstScreenRequest, InitialData } from '@laneway/contract/first-screen';
import { DEFAULT_FEATURED_IDS } from '@laneway/domain/guides/featured';
import { describe, expect, it, vi } from 'vitest';
import type { Guide } from '../../guide/guide-facts.ts';
import { renderFirstScreen } from './render-first-screen.tsx';

// Also left out of the server's module: it needs a browser as soon as it is imported.
const { standIn } = vi.hoisted(() => {
  const get = (_: object, name: string) => (name === 'then' ? undefined : class {});
  return { standIn: () => new Proxy({}, { get, has: () => true }) };
});
vi.mock('../../map/leaflet/map-parts.ts', standIn);
vi.mock('../../map/leaflet/shape-parts.ts', standIn);

// Runs on Node, without a browser: code that needs one while rendering fails here, as it would on
// the server.

const config = { tile_url: null } as InitialData['config'];

const guide = (id: number, changes: Partial<Guide> = {}): Guide => ({
  ...exampleGuide,
  g_id: id,
  g_title: `Guide ${id}`,
  g_description: 'Along **the river** and back.',
  g_image: `s3://laneway-production/${id}.webp`,
  g_access: 'teaser',
  g_place_count: 3,
  g_image_stand_in: 'data:image/webp;base64,AAAA',
  ...changes,
});

const featured = { ids: DEFAULT_FEATURED_IDS, guides: [guide(2), guide(8), guide(7)] };

const render = (changes: Partial<FirstScreenRequest>) =>
  renderFirstScreen({
    address: '/',
    hasSession: false,
    presignsMedia: false,
    initialData: { config, featured },
    ...changes,
  });

describe('the first screen', () => {
  it('of home has the featured guides with their images, and prefers the first', () => {
    const { markup, preloads } = render({});
    for (const { g_title } of featured.guides) expect(markup).toContain(g_title);
    expect(markup).toContain('/media/laneway-production/8.webp?w=320');
    expect(preloads.match(/<link/g)).toHaveLength(1);
    expect(preloads).toContain('/media/laneway-production/2.webp?w=320');
  });

  it('has no fade-in, which would need a script', () => {
    expect(render({}).markup).not.toMatch(/fading/);
  });

  it('of a link to a guide that has to be bought has its overview over home, and prefers its image', () => {
    const { markup, preloads } = render({
      address: '/guides/5',
      initialData: { config, featured, guide: guide(5, { g_title: 'Fitzroy' }) },
    });
    expect(markup).toMatch(/<h2[^>]*>Fitzroy<\/h2>/);
    expect(markup).toContain('Buy for $4.99');
    expect(markup).toContain('Guide 2');
    expect(preloads.match(/<link/g)).toHaveLength(1);
    expect(preloads).toContain('/media/laneway-production/5.webp?w=320');
  });

  it('of a link to the places of a guide that is open to all has them', () => {
    const open = guide(1, { g_is_public: true, g_price: 0, g_access: 'inside' });
    const { markup } = render({
      address: '/guides/1/places',
      initialData: { config, guide: open, places: { places: [] } },
    });
    expect(markup).toMatch(/<h1[^>]*>Guide 1<\/h1>/);
    expect(markup).toContain('No places yet. Try another guide for now.');
  });

  it('of a link to a guide that is open to all has its overview', () => {
    const open = guide(1, { g_is_public: true, g_price: 0, g_access: 'inside' });
    const { markup } = render({
      address: '/guides/1',
      initialData: { config, featured, guide: open },
    });
    expect(markup).toMatch(/<h2[^>]*>Guide 1<\/h2>/);
    expect(markup).toContain('Guide 2');
  });

  it.each(['/', '/guides/5', '/guides/5/places'])(
    'without answers is the shape of %s',
    (address) => {
      const { markup } = render({ address, hasSession: true, initialData: { config } });
      expect(markup).toContain('role="status"');
      expect(markup).not.toContain('$');
    },
  );

  it('has no image if the image needs a presigned URL', () => {
    const { markup, preloads } = render({ presignsMedia: true });
    expect(markup).not.toContain('/media/');
    expect(markup).toContain('data:image/webp;base64,AAAA');
    expect(preloads).toBe('');
  });

  it('has no style attributes, which the policy forbids', () => {
    const { markup, styles } = render({});
    expect(markup).not.toContain(' style=');
    expect(styles).toContain('aspect-ratio');
  });

  it('escapes user texts', () => {
    const nasty = '</script><img src=x onerror="alert(1)"> style="color:red" 🚋';
    const { markup } = render({
      initialData: { config, featured: { ...featured, guides: [guide(2, { g_title: nasty })] } },
    });
    expect(markup).not.toContain('<img src=x');
    expect(markup).toContain('&lt;/script&gt;&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
    expect(markup).toContain('style=&quot;color:red&quot; 🚋');
  });
});
