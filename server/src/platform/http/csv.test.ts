import { describe, expect, it } from 'vitest';
import { type CsvCell, csvPages, csvTable } from './csv.ts';

const cellOf = (cell: CsvCell) => csvTable([['A', () => cell]], [null]).slice('A\r\n'.length, -2);

describe('a cell', () => {
  it.each<[CsvCell, string]>([
    ['City of Trams', 'City of Trams'],
    ['Trams, "old" ones', '"Trams, ""old"" ones"'],
    ['two\nlines', '"two\nlines"'],
    [null, ''],
    ['', ''],
    [-12, '-12'],
    [{ cents: -499 }, '-4.99'],
    [{ cents: 5 }, '0.05'],
    [new Date('2026-11-15T13:42:05.999Z'), '2026-11-15 13:42:05'],
    ['a=b', 'a=b'],
    ['Tram 96 - St Kilda', 'Tram 96 - St Kilda'],
  ])('%j is written as %s', (cell, text) => {
    expect(cellOf(cell)).toBe(text);
  });

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    ' =1',
    '＝1',
    '＋1',
    '－1',
    '＠A',
  ])('%j stays a text in a spreadsheet', (text) => {
    expect(cellOf(text).replace(/^"/, '')).toMatch(/^'/);
  });

  it('with a quoted formula stays a text as well', () => {
    expect(cellOf('=HYPERLINK("x"), y')).toBe(`"'=HYPERLINK(""x""), y"`);
  });
});

describe('pages', () => {
  it('follow one another after one row of headings', async () => {
    const asked: (number | null)[] = [];
    const pages = csvPages<number>([['N', (n) => n]], async (after) => {
      asked.push(after);
      const from = (after ?? 0) + 1;
      return [from, from + 1].filter((n) => n <= 3);
    });
    let text = '';
    for await (const page of pages) text += page;
    expect(text).toBe('N\r\n1\r\n2\r\n3\r\n');
    expect(asked).toEqual([null, 2, 3]);
  });

  it('are read only as they are taken', async () => {
    let read = 0;
    const pages = csvPages<number>([['N', (n) => n]], async () => {
      read += 1;
      return [read];
    });
    await pages.next();
    expect(read).toBe(0);
    await pages.next();
    expect(read).toBe(1);
    await pages.return(undefined);
    expect(read).toBe(1);
  });
});
