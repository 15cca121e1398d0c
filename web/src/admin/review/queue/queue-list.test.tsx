// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, field } from '../../../ui/testing/queries.test-data.ts';
import { guide, pageOf, showQueue, someItem, someItems } from './queue.test-data.tsx';

const sortOf = (heading: string) =>
  screen.getByRole('columnheader', { name: heading }).getAttribute('aria-sort');

const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

const ONE = someItem(1, {
  pg_title: 'The Upside-Down River',
  pg_description: `${'Yarra '.repeat(16)}Bend…`,
  pg_pending_status: 'needs_revision',
  days_pending: 1,
  place_count: 1,
});

describe('the table of the review queue', () => {
  it('shows the facts by which a reviewer chooses a guide', async () => {
    await showQueue({ list: (request) => pageOf([ONE, someItem(2)], request) });
    const row = (await guide('The Upside-Down River')).closest('tr') as HTMLElement;
    expect(within(row).getByRole('rowheader').textContent).toBe(
      `The Upside-Down River${'Yarra '.repeat(16)}Bend…`,
    );
    expect(texts(within(row).getAllByRole('cell'))).toEqual([
      'Isla Marchetti',
      '1 place',
      'Needs Revision',
      '1 day ago',
      '1 Nov 2026',
      '14 Nov 2026',
    ]);
    const other = (await guide('Guide 2')).closest('tr') as HTMLElement;
    expect(texts(within(other).getAllByRole('cell')).slice(1, 4)).toEqual([
      '7 places',
      'Submitted',
      '3 days ago',
    ]);
  });

  it('opens a guide by a click anywhere on its row', async () => {
    const { user, currentEntry } = await showQueue();
    const row = (await guide('Guide 2')).closest('tr') as HTMLElement;
    await user.click(within(row).getByText('7 places'));
    expect(currentEntry()).toMatchObject({ route: { open: { guide: { id: 2 } } } });
  });

  it('leaves out the dates on a narrow screen', async () => {
    await showQueue({ width: 820 });
    await guide('Guide 1');
    expect(
      texts(screen.getAllByRole('columnheader')).map((text) => text?.replace(/\W/g, '')),
    ).toEqual(['Guide', 'Creator', 'Places', 'Status', 'Submitted']);
  });

  it.each([
    ['Guide', 'pg_title', 'asc'],
    ['Creator', 'pg_author', 'asc'],
    ['Status', 'pg_status', 'asc'],
    ['Created', 'pg_created', 'desc'],
  ] as const)('sorts by %s, and in reverse', async (heading, key, order) => {
    const { user, asked } = await showQueue({ list: (request) => pageOf(someItems(30), request) });
    await guide('Guide 1');
    await user.click(button('Page 2 of 2'));
    await guide('Guide 21');
    const column = () => screen.getByRole('columnheader', { name: heading });
    expect(sortOf('Updated')).toBe('descending');
    expect(sortOf(heading)).toBeNull();

    await user.click(within(column()).getByRole('button'));
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ page: '1', sort_by: key, sort_order: order }),
    );
    expect(sortOf(heading)).toBe(order === 'asc' ? 'ascending' : 'descending');

    await user.click(within(column()).getByRole('button'));
    const other = order === 'asc' ? 'desc' : 'asc';
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort_by: key, sort_order: other }));
    expect(sortOf(heading)).toBe(other === 'asc' ? 'ascending' : 'descending');
  });

  it('can’t be sorted by unsupported columns', async () => {
    await showQueue();
    await guide('Guide 1');
    for (const heading of ['Places', 'Submitted']) {
      const column = screen.getByRole('columnheader', { name: heading });
      expect(within(column).queryByRole('button')).toBeNull();
    }
  });
});

describe('the keys of the review queue', () => {
  const focused = () => document.activeElement?.textContent;

  it.each([1440, 390])('move and open, at %i px', async (width) => {
    const { user, currentEntry } = await showQueue({ width });
    await guide('Guide 1');
    await waitFor(() => expect(focused()).toBe('Guide 1'));
    for (const [key, title] of [
      ['j', 'Guide 2'],
      ['{ArrowDown}', 'Guide 3'],
      ['j', 'Guide 3'],
      ['k', 'Guide 2'],
      ['{ArrowUp}', 'Guide 1'],
      ['k', 'Guide 1'],
      ['{End}', 'Guide 3'],
      ['{Home}', 'Guide 1'],
      ['{Control>}j{/Control}', 'Guide 1'],
      ['j', 'Guide 2'],
    ] as const) {
      await user.keyboard(key);
      expect(focused()).toBe(title);
    }
    await user.keyboard('{Enter}');
    expect(currentEntry()).toMatchObject({ route: { open: { guide: { id: 2 } } } });
  });

  it('handle every key press, however fast they come', async () => {
    await showQueue();
    await waitFor(() => expect(focused()).toBe('Guide 1'));
    act(() => {
      for (let presses = 0; presses < 2; presses += 1) {
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'j', bubbles: true }),
        );
      }
    });
    expect(focused()).toBe('Guide 3');
  });

  it('type letters in the search field', async () => {
    const { user } = await showQueue();
    await guide('Guide 1');
    await user.type(field('Search'), 'jk');
    expect(field('Search')).toHaveProperty('value', 'jk');
    expect(document.activeElement).toBe(field('Search'));
  });

  it('leave one tab stop, at the guide that was focused last', async () => {
    const { user } = await showQueue();
    await guide('Guide 1');
    await waitFor(() => expect(focused()).toBe('Guide 1'));
    await user.keyboard('j');
    const stops = screen.getAllByRole('button', { name: /^Guide \d/ });
    await waitFor(() => expect(stops.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]));
  });

  it('are listed below the table', async () => {
    await showQueue();
    await guide('Guide 1');
    expect(screen.getByText(/move/).textContent).toBe('j k move · Enter open');
  });

  it.each([390, 820])(
    'aren’t listed at a width of %d, where there is no keyboard',
    async (width) => {
      await showQueue({ width });
      await guide('Guide 1');
      expect(screen.queryByText(/move/)).toBeNull();
    },
  );
});

describe('the cards of the review queue', () => {
  it('have the same facts on a phone', async () => {
    await showQueue({ width: 390, list: (request) => pageOf([ONE], request) });
    const card = (await guide('The Upside-Down River')).closest('li') as HTMLElement;
    expect(card.textContent).toBe(
      `The Upside-Down River${ONE.pg_description}Isla Marchetti · 1 placeNeeds Revision1 day ago`,
    );
    expect(screen.queryByRole('table')).toBeNull();
  });
});
