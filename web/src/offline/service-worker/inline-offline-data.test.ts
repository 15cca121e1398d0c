import { exampleGuide, examplePlace } from '@laneway/contract/examples.test-data';
import { describe, expect, it } from 'vitest';
import { INLINED_DATA_ID, type InlinedData } from '../inlined-data.ts';
import { inlineOfflineData } from './inline-offline-data.ts';

const SHELL =
  '<html><head><!--places-page:<link rel="modulepreload" href="/p.js">--></head><body></body></html>';
const SAVED: InlinedData = {
  account: 'visitor',
  guide: exampleGuide,
  places: { places: [examplePlace] },
};

async function fill(saved = SAVED) {
  const headers = {
    'content-type': 'text/html',
    'content-security-policy': "default-src 'self'",
    'content-encoding': 'br',
    'content-length': '7',
    etag: '"1"',
  };
  const filled = await inlineOfflineData(new Response(SHELL, { headers }), saved);
  return { filled, text: await filled.text() };
}

function savedIn(text: string): unknown {
  const [, json = ''] = new RegExp(`id="${INLINED_DATA_ID}">(.*?)</script>`).exec(text) ?? [];
  return JSON.parse(json);
}

describe('the stored page with a saved guide', () => {
  it('has the guide and its places', async () => {
    expect(savedIn((await fill()).text)).toEqual(SAVED);
  });

  it('names the scripts that show them', async () => {
    expect((await fill()).text).toContain('<head><link rel="modulepreload" href="/p.js"></head>');
  });

  it('can’t be broken out of by what a creator wrote', async () => {
    const g_title = '</script><script>alert(1)</script> $& $1';
    const { text } = await fill({ ...SAVED, guide: { ...exampleGuide, g_title } });
    expect(text.match(/<script/g)).toHaveLength(1);
    expect(savedIn(text)).toHaveProperty('guide.g_title', g_title);
  });

  it('keeps the policy of the page, and says nothing of bytes that it no longer has', async () => {
    const { filled } = await fill();
    expect([...filled.headers.keys()]).toEqual(['content-security-policy', 'content-type']);
  });
});
