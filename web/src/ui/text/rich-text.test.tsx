import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RichText } from './rich-text.tsx';

const APP = { origin: 'https://laneway.example', path: '/' };

const render = (source: string) =>
  renderToStaticMarkup(<RichText source={source} app={APP} onNavigate={() => {}} />);

describe("a creator's text", () => {
  it('is split into paragraphs at three tildes, instead of becoming code', () => {
    const html = render('One ~~~ two\n~~~\n*three*');
    expect(html.match(/<p>/g)).toHaveLength(3);
    expect(html).toContain('<em>three</em>');
    expect(html).not.toContain('~~~');
    expect(html).not.toContain('<code');
  });

  it('opens links to the app in place and others in a new tab', () => {
    expect(render('[in](/?guide=6)')).toContain('<a href="/?guide=6">in</a>');
    const outside = render('[out](https://example.org/a)');
    expect(outside).toContain(
      'href="https://example.org/a" target="_blank" rel="noopener noreferrer"',
    );
    expect(render('[file](/media/laneway-production/x.mp3)')).toContain('target="_blank"');
  });

  it('shows images as small icons if their alt text says icon or inline', () => {
    const html = render(
      '![tram icon](https://example.org/i.png) ![A tram](https://example.org/t.png)',
    );
    const [icon, image] = html.match(/<img[^>]*>/g) ?? [];
    expect(icon).toMatch(/class="[^"]*icon/);
    expect(image).toMatch(/class="[^"]*image/);
  });

  it('loads stored images at the displayed width, and external ones as they are', () => {
    const [icon, image, ofTheWeb] =
      render(
        '![tram icon](s3://laneway-production/i) ![A tram](s3://laneway-production/t) ![A tram](https://example.org/t.png)',
      ).match(/<img[^>]*>/g) ?? [];
    expect(icon).toContain('sizes="24px"');
    expect(image).toContain('srcSet="/media/laneway-production/t?w=320 320w, ');
    expect(image).toContain('100vw"');
    expect(ofTheWeb).not.toMatch(/srcset|sizes/i);
  });

  it('leaves the top heading level to the page', () => {
    expect(render('# Title')).toContain('<h2>Title</h2>');
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java\tscript:alert(1))',
    '[x](javascript&colon;alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](%6aavascript:alert(1))',
    '[x]( javascript:alert(1))',
    '[x](vbscript:msgbox(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](data:image/svg+xml,<svg onload=alert(1)>)',
    '<javascript:alert(1)>',
    '[x][1]\n\n[1]: javascript:alert(1)',
    '![x](javascript:alert(1))',
    '![x](data:image/svg+xml;base64,PHN2Zz4=)',
    '![x](x" onerror="alert(1))',
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<style>*{display:none}</style>',
    '<svg><script>alert(1)</script></svg>',
    '[x](blob:https://laneway.example/1)',
    '[x](file:///etc/passwd)',
    '`<img src=x onerror=alert(1)>`',
    '[x](https://laneway.example\\@evil.example/)',
  ])('renders nothing unsafe: %s', (source) => {
    const html = render(source);
    const tags = html.match(/<[^>]+>/g) ?? [];
    for (const tag of tags) {
      expect(tag).not.toMatch(/^<\/?(script|iframe|style|svg|object|embed|form)/i);
      expect(tag.replaceAll(/"[^"]*"/g, '""')).not.toMatch(/\son\w+\s*=/i);
      const address = /(?:href|src)="([^"]*)"/.exec(tag)?.[1] ?? '';
      expect(address).not.toMatch(/^(?:javascript|vbscript|data|blob|file)|^[^/?#]*&#/i);
    }
  });

  it.each(['png', 'jpeg', 'webp', 'gif'])('shows an embedded %s', (format) => {
    expect(render(`![x](data:image/${format};base64,AAAA)`)).toContain(
      `src="data:image/${format};base64,AAAA"`,
    );
  });
});

/** The processor time, which other processes don't influence. */
function processorMs(source: string): number {
  const begun = process.threadCpuUsage();
  render(source);
  const { user, system } = process.threadCpuUsage(begun);
  return (user + system) / 1_000;
}

describe('a text written to freeze the page', () => {
  const LENGTH = 20_000;
  const ORDINARY = '- Turn **left** at the [lamp](https://x.example), and _walk_ on.\n'.repeat(310);

  it.each([
    ['a run of asterisks', `${'*'.repeat(LENGTH / 2)}a${'*'.repeat(LENGTH / 2)}`],
    ['asterisks between letters', 'a*'.repeat(LENGTH / 2)],
    ['nested lists', '1. '.repeat(LENGTH / 3)],
    ['nested quotes', '>'.repeat(LENGTH)],
    ['a quote of many lines', `> a\n${'b\n'.repeat(LENGTH / 2)}`],
    ['as many marks as are parsed', `${'a*'.repeat(499)}\n\n`.repeat(20)],
    ['brackets', `${'['.repeat(99)}a`.repeat(LENGTH / 100)],
  ])('is rendered about as fast as any other: %s', (_, hostile) => {
    render(ORDINARY);
    expect(processorMs(hostile)).toBeLessThan(5 * Math.max(processorMs(ORDINARY), 200));
  });

  it('is shown as typed, while the text around it is formatted', () => {
    const stars = '*'.repeat(500);
    expect(render(`${stars}a${stars}\n~~~\n**b**`)).toContain(`<p>${stars}a${stars}</p>`);
    expect(render(`${stars}a${stars}\n~~~\n**b**`)).toContain('<strong>b</strong>');
  });
});
