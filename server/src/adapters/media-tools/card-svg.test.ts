import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canDraw, widthOf } from './card-letters.ts';
import { cardSvg } from './card-svg.ts';

const PATH = /^(?:[MLQCZ](?:-?\d+\.\d(?: (?=-?\d)|(?=[MLQCZ]|$)))*)*$/;
/** All paths of a card. The first two are the logo and its shade. */
const pathsIn = (svg: string) => Array.from(svg.matchAll(/ d="([^"]*)"/g), ([, d = '']) => d);

describe('a card', () => {
  it('has outlines for the title, the price and the author', () => {
    const [, , title = '', price = '', author = ''] = pathsIn(
      cardSvg({ title: 'Hidden bars', author: 'Isla', price: '$4.99' }),
    );
    for (const path of [title, price, author]) expect(path.length).toBeGreaterThan(100);
  });

  it('leaves out a title that the font can’t draw, and keeps the rest', () => {
    const [, , title, price = ''] = pathsIn(
      cardSvg({ title: '東京の路地', author: 'Yuki', price: 'Free' }),
    );
    expect(title).toBe('');
    expect(price.length).toBeGreaterThan(100);
  });

  it('is a valid drawing, whatever the words are', () => {
    const latin = fc.string({ unit: fc.constantFrom(...'aghÅŁžộ&<"…€ -'), maxLength: 200 });
    fc.assert(
      fc.property(latin, latin, (title, author) => {
        const [, ...paths] = pathsIn(cardSvg({ title, author, price: '$4.99' }));
        for (const path of paths) expect(path).toMatch(PATH);
      }),
      { numRuns: 50 },
    );
  });
});

it('all Latin letters can be drawn', () => {
  for (const word of ['Łódź', 'Žižkov', 'Hà Nội', 'Ærø']) {
    expect(canDraw(word), word).toBe(true);
    expect(widthOf(word, 64)).toBeGreaterThan(64);
  }
  expect(canDraw('東京')).toBe(false);
});
