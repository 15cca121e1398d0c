import { describe, expect, it } from 'vitest';
import { nextSort, sortRows } from './table-sort.ts';

const ROWS = [
  { title: 'Tram 86', earned: 349 },
  { title: 'arcades', earned: -120 },
  { title: 'Tram 8', earned: 349 },
];

const titles = (rows: readonly (typeof ROWS)[number][]) => rows.map(({ title }) => title);

describe('rows in order', () => {
  it('by a figure go from most to least, and equals stay as they stood', () => {
    expect(titles(sortRows(ROWS, ({ earned }) => earned, 'descending'))).toEqual([
      'Tram 86',
      'Tram 8',
      'arcades',
    ]);
  });

  it('by a title go as a reader expects, numbers in it included', () => {
    expect(titles(sortRows(ROWS, ({ title }) => title, 'ascending'))).toEqual([
      'arcades',
      'Tram 8',
      'Tram 86',
    ]);
  });

  it('leave their input unchanged', () => {
    sortRows(ROWS, ({ earned }) => earned, 'ascending');
    expect(titles(ROWS)).toEqual(['Tram 86', 'arcades', 'Tram 8']);
  });
});

describe('pressing a heading', () => {
  it('turns round the column that is in order already', () => {
    const sort = { heading: 'Earned', direction: 'descending' } as const;
    expect(nextSort(sort, 'Earned', true).direction).toBe('ascending');
  });

  it.each([
    ['Copies', true, 'descending'],
    ['Guide', false, 'ascending'],
  ] as const)('orders by %s with its most telling end first', (heading, isFigure, direction) => {
    expect(nextSort(null, heading, isFigure)).toEqual({ heading, direction });
  });
});
