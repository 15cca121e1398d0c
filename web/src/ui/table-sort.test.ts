import { describe, expect, it } from 'vitest';
import { nextSort, sortRows } from './table-sort.ts';

const ROWS = [
  { title: 'Tram 86', earned: 349 },
  { title: 'arcades', earned: -120 },
  { title: 'Tram 8', earned: 349 },
];

const titles = (rows: readonly (typeof ROWS)[number][]) => rows.map(({ title }) => title);

describe('sorted rows', () => {
  it('go from highest to lowest by number, and keep the order of equal ones', () => {
    expect(titles(sortRows(ROWS, ({ earned }) => earned, 'descending'))).toEqual([
      'Tram 86',
      'Tram 8',
      'arcades',
    ]);
  });

  it('go by title in natural order, including numbers', () => {
    expect(titles(sortRows(ROWS, ({ title }) => title, 'ascending'))).toEqual([
      'arcades',
      'Tram 8',
      'Tram 86',
    ]);
  });

  it('leave the input unchanged', () => {
    sortRows(ROWS, ({ earned }) => earned, 'ascending');
    expect(titles(ROWS)).toEqual(['Tram 86', 'arcades', 'Tram 8']);
  });
});

describe('pressing a heading', () => {
  it('reverses the column that is already sorted', () => {
    const sort = { heading: 'Earned', direction: 'descending' } as const;
    expect(nextSort(sort, 'Earned', true).direction).toBe('ascending');
  });

  it.each([
    ['Copies', true, 'descending'],
    ['Guide', false, 'ascending'],
  ] as const)('sorts %s in its natural direction first', (heading, isFigure, direction) => {
    expect(nextSort(null, heading, isFigure)).toEqual({ heading, direction });
  });
});
