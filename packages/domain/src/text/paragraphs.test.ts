import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitParagraphs } from './paragraphs.ts';

describe('a description', () => {
  it.each([
    ['one', ['one']],
    ['one~~~two', ['one', 'two']],
    ['one\n\n~~~\n\ntwo ~~~ three', ['one', 'two', 'three']],
    ['~~~one~~~~~~two~~~', ['one', 'two']],
    ['', []],
    ['~~~', []],
    ['~~struck~~ out', ['~~struck~~ out']],
  ])('%j has the paragraphs %j', (text, paragraphs) => {
    expect(splitParagraphs(text)).toEqual(paragraphs);
  });

  it('has the paragraphs it was joined from', () => {
    const paragraph = fc
      .string()
      .map((text) => text.replaceAll('~', '').trim())
      .filter((text) => text !== '');
    fc.assert(
      fc.property(fc.array(paragraph), (paragraphs) => {
        expect(splitParagraphs(paragraphs.join('~~~'))).toEqual(paragraphs);
      }),
    );
  });
});
