import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeValues } from './record-store.ts';
import type { RecordShape, Values } from './values.ts';

type Field = 'title' | 'location' | 'marker';

const SHAPE: RecordShape<Field> = { groups: [['title'], ['location', 'marker']] };

const values = (title: string, location = '', marker = ''): Values<Field> => ({
  title,
  location,
  marker,
});

const arbitrary = fc.record<Values<Field>>({
  title: fc.constantFrom('a', 'b', 'c'),
  location: fc.constantFrom('1', '2', '3'),
  marker: fc.constantFrom('x', 'y'),
});

describe('merging two edits of the same values', () => {
  it.each([
    ['nothing changed', values('a'), values('a'), values('a'), [], []],
    ['only mine changed', values('b'), values('a'), values('b'), [], []],
    ['only theirs changed', values('a'), values('b'), values('b'), ['title'], []],
    ['both changed alike', values('b'), values('b'), values('b'), [], []],
    ['both changed', values('b'), values('c'), values('b'), [], ['title']],
    [
      'different things changed',
      values('b', '1'),
      values('a', '2'),
      values('b', '1'),
      [],
      ['location'],
    ],
  ] as const)('%s', (_, mine, theirs, merged, taken, clashes) => {
    expect(mergeValues(SHAPE, values('a'), mine, theirs)).toEqual({
      values: merged,
      taken,
      clashes,
    });
  });

  it('never mixes the two sides within a group of fields', () => {
    const merge = mergeValues(
      SHAPE,
      values('', '1', 'x'),
      values('', '1', 'y'),
      values('', '2', 'x'),
    );
    expect(merge.values).toEqual(values('', '1', 'y'));
    expect(merge.clashes).toEqual(['location']);
  });

  it('keeps all of my changes, and their changes where I changed nothing', () => {
    fc.assert(
      fc.property(arbitrary, arbitrary, arbitrary, (base, mine, theirs) => {
        const merge = mergeValues(SHAPE, base, mine, theirs);
        if (mine.title !== base.title) expect(merge.values.title).toBe(mine.title);
        else expect(merge.values.title).toBe(theirs.title);
        const pin = ({ location, marker }: Values<Field>) => `${location}${marker}`;
        if (pin(mine) !== pin(base)) expect(pin(merge.values)).toBe(pin(mine));
        else expect(pin(merge.values)).toBe(pin(theirs));
      }),
    );
  });

  it('reports a clash exactly where both changed the same field differently', () => {
    fc.assert(
      fc.property(arbitrary, arbitrary, arbitrary, (base, mine, theirs) => {
        const { clashes } = mergeValues(SHAPE, base, mine, theirs);
        const isClash =
          mine.title !== base.title && theirs.title !== base.title && mine.title !== theirs.title;
        expect(clashes.includes('title')).toBe(isClash);
      }),
    );
  });
});
