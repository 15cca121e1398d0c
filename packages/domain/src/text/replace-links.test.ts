import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replaceLinks } from './replace-links.ts';

const upper = (label: string) => label.toUpperCase();

describe('links in Markdown', () => {
  it.each([
    ['no links', 'no links'],
    ['see [the lane](https://x.example)!', 'see THE LANE!'],
    ['[a](b)[c](d)', 'AC'],
    ['[a](b[c](d)', 'A'],
    ['[a [b](c)', 'A [B'],
    ['[a] (b) [c](d)', '[a] (b) C'],
    ['[a](b', '[a](b'],
    ['](a) [b](c)', '](a) B'],
    ['[](x)', ''],
  ])('of %j are replaced: %j', (markdown, expected) => {
    expect(replaceLinks(markdown, '[', upper)).toBe(expected);
  });

  it('are the same that a regular expression finds', () => {
    const pieces = fc.constantFrom('[', '![', ']', '](', '(', ')', 'a', ' ', '\n');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (many) => {
        const text = many.join('');
        const asLinks = text.replace(/\[([^\]]*)\]\([^)]*\)/g, (_, label) => `<${label}>`);
        expect(replaceLinks(text, '[', (label) => `<${label}>`)).toBe(asLinks);
        const asImages = text.replace(/!\[[^\]]*\]\([^)]*\)/g, '');
        expect(replaceLinks(text, '![', () => '')).toBe(asImages);
      }),
      { numRuns: 1_000 },
    );
  });
});
