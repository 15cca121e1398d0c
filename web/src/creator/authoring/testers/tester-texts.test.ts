import type { Tester } from '@laneway/contract/testers';
import { expect, it } from 'vitest';
import { someTester } from './tester.test-data.ts';
import { noteGroups, testerStateText } from './tester-texts.ts';

it.each<[Partial<Tester>, string]>([
  [{}, 'Invited 14 Nov 2026, not opened yet'],
  [{ last_opened_at: '2026-11-15T01:00:00.000Z' }, 'Opened 15 Nov 2026'],
  [{ state: 'expired' }, 'Link expired 14 Dec 2026'],
  [{ state: 'removed', last_opened_at: '2026-11-15T01:00:00.000Z' }, 'Removed'],
])('%j reads %j', (changes, text) => {
  expect(testerStateText(someTester(changes))).toBe(text);
});

it('groups the notes by subject', () => {
  const updated_at = '2026-11-15T01:00:00.000Z';
  const note = (pp_id: number | null, text: string) => ({ pp_id, note: text, updated_at });
  const groups = noteGroups(
    [
      someTester({ notes: [note(9, 'Gone'), note(2, 'Bikes!')] }),
      someTester({
        tester_id: 2,
        email: 'tom@people.example',
        notes: [note(2, 'Trams!'), note(null, 'Lovely')],
      }),
    ],
    [
      { id: 1, title: 'Hosier Lane' },
      { id: 2, title: 'Banana Alley' },
    ],
  );
  expect(
    groups.map(({ title, notes }) => [title, notes.map(({ email, text }) => [email, text])]),
  ).toEqual([
    ['The whole guide', [['tom@people.example', 'Lovely']]],
    [
      'Banana Alley',
      [
        ['tess@people.example', 'Bikes!'],
        ['tom@people.example', 'Trams!'],
      ],
    ],
    ['A place you’ve deleted', [['tess@people.example', 'Gone']]],
  ]);
});
