import type { GuideHistoryEntry } from '@laneway/contract/review';
import { describe, expect, it } from 'vitest';
import { historyGroups, lastVerdict, submissionMessage } from './history-groups.ts';

const entry = (at: string, changes: Partial<GuideHistoryEntry> = {}): GuideHistoryEntry => ({
  at: `2026-11-${at}:00.000Z`,
  act: 'edited',
  from_status: null,
  to_status: null,
  source: 'user_action',
  actor_name: 'Isla',
  comment: null,
  place_title: null,
  own_content: false,
  ...changes,
});

const verdict = entry('14T08:00', {
  act: 'status_changed',
  from_status: 'submitted',
  to_status: 'needs_revision',
  actor_name: 'Maeve',
  comment: 'Banana Alley needs a pin.',
});

const linesOf = (entries: readonly GuideHistoryEntry[]) =>
  historyGroups(entries).map(({ text, actor }) => `${text}, ${actor}`);

describe('the history of a guide', () => {
  it('names the place that was withdrawn, republished or written about', () => {
    const acts = ['place_commented', 'place_withdrawn', 'place_republished'];
    const lines = (place_title: string | null) =>
      acts.map((act) => historyGroups([entry('13T07:00', { act, place_title })])[0]?.text);
    expect(lines('Hosier Lane')).toEqual([
      'Note on “Hosier Lane”',
      '“Hosier Lane” withdrawn',
      '“Hosier Lane” republished',
    ]);
    expect(lines(null)).toEqual(['Note on a place', 'Place withdrawn', 'Place republished']);
  });

  it('starts with the latest event, with someone’s consecutive edits as one line', () => {
    const groups = historyGroups([
      entry('13T07:00', { act: 'created' }),
      entry('13T07:10', { act: 'place_added' }),
      verdict,
      entry('15T09:10'),
      entry('15T09:30', { act: 'place_edited', place_title: 'Hosier Lane' }),
      entry('15T10:42', { act: 'places_ordered' }),
      entry('15T10:50', { act: 'status_changed', to_status: 'submitted' }),
    ]);
    expect(groups.map(({ text }) => text)).toEqual([
      'Submitted',
      'Guide edited · “Hosier Lane” edited · Places reordered',
      'Needs Revision',
      'Place added',
      'Created',
    ]);
    expect(groups[1]).toMatchObject({
      from: '2026-11-15T09:10:00.000Z',
      to: '2026-11-15T10:42:00.000Z',
    });
    expect(groups[2]).toMatchObject({ actor: 'Maeve', comment: 'Banana Alley needs a pin.' });
  });

  it('separates the edits of two people', () => {
    expect(
      linesOf([entry('15T09:00'), entry('15T09:01', { actor_name: 'Maeve' }), entry('15T09:02')]),
    ).toEqual(['Guide edited, Isla', 'Guide edited, Maeve', 'Guide edited, Isla']);
  });

  it('says what was edited, each change once, and counts what would make the line long', () => {
    const place = (at: string, act: string, place_title: string | null) =>
      entry(at, { act, place_title });
    const text = (...entries: readonly GuideHistoryEntry[]) => historyGroups(entries)[0]?.text;
    expect(
      text(
        place('15T09:00', 'place_added', 'Hosier Lane'),
        place('15T09:01', 'place_edited', 'Hosier Lane'),
        place('15T09:02', 'place_edited', 'Banana Alley'),
        place('15T09:20', 'place_edited', 'Banana Alley'),
        place('15T09:21', 'place_deleted', 'AC/DC Lane'),
      ),
    ).toBe('“Hosier Lane” added · “Banana Alley” edited · “AC/DC Lane” removed');
    expect(
      text(
        ...['A', 'B', 'C', 'D', 'E'].map((title, index) =>
          place(`15T09:0${index}`, 'place_added', title),
        ),
      ),
    ).toBe('“A” added · “B” added · “C” added · 2 more');
  });

  it('separates edits around a change of status', () => {
    expect(linesOf([entry('13T09:00'), verdict, entry('15T09:00')])).toEqual([
      'Guide edited, Isla',
      'Needs Revision, Maeve',
      'Guide edited, Isla',
    ]);
  });

  it.each([
    ['guide_withdrawn', 'Taken off sale'],
    ['guide_republished', 'Back on sale'],
    ['place_withdrawn', 'Place withdrawn'],
    ['place_republished', 'Place republished'],
    ['transfer_failed', 'Transfer failed'],
    ['commented', 'Note'],
  ])('has a separate line for %s', (act, text) => {
    const groups = historyGroups([
      entry('15T09:00'),
      entry('15T09:01', { act, comment: 'Why' }),
      entry('15T09:02'),
    ]);
    expect(groups.map((group) => [group.text, group.comment])).toEqual([
      ['Guide edited', null],
      [text, 'Why'],
      ['Guide edited', null],
    ]);
  });

  it('recognises submissions', () => {
    const groups = historyGroups([
      verdict,
      entry('15T10:50', { act: 'status_changed', to_status: 'submitted' }),
    ]);
    expect(groups.map(({ isSubmission }) => isSubmission)).toEqual([true, false]);
  });

  it('finds the last verdict', () => {
    expect(lastVerdict([verdict, entry('15T09:00')])).toBe(verdict);
    expect(lastVerdict([entry('15T09:00')])).toBeNull();
  });

  it('finds what was written with the latest submission', () => {
    const submitted = { act: 'status_changed', to_status: 'submitted' } as const;
    const first = entry('13T08:00', { ...submitted, comment: 'Named the market.' });
    expect(submissionMessage([verdict, first])).toBe('Named the market.');
    expect(submissionMessage([first, verdict, entry('15T08:00', submitted)])).toBeNull();
    expect(submissionMessage([verdict])).toBeNull();
  });
});
