// @vitest-environment happy-dom
import { formatMinutes } from '@laneway/domain/text/durations';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addressOf } from '../../core/navigation/address.ts';
import { type Replies, refusal, serverError } from '../../ui/testing/fake-server.test-data.ts';
import { button } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { FOUND, NOTHING_FOUND, TRAMS } from '../search/search-reply.test-data.ts';
import { SearchResults } from './search-results.tsx';

// The simulated DOM can't lay out a map.
vi.mock('../../map/visitor-map.tsx', () => ({
  VisitorMap: ({ pins, activeId, onPick }: MapProps) =>
    pins.map(({ id, title }) => (
      <button key={id} type="button" aria-current={id === activeId} onClick={() => onPick(id)}>
        Pin of {title}
      </button>
    )),
}));

type MapProps = {
  readonly pins: readonly { readonly id: number; readonly title: string }[];
  readonly activeId: number | null;
  readonly onPick: (id: number) => void;
};

const open = (replies: Replies) =>
  renderPage(
    SearchResults,
    { page: 'searchResults', searchText: 'lane', view: null },
    {
      replies: {
        listPopularSearches: () => ({ searches: ['river'] }),
        listGuideLanguages: () => ({ languages: ['en', 'fr', 'ja'] }),
        ...replies,
      },
    },
  );

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Guides, best match first' }));

beforeEach(() => sessionStorage.clear());

describe('the results', () => {
  it('show their number and why they match, with markup as text', async () => {
    await open({ search: () => FOUND });
    const list = await rows();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('“lane”');
    expect(screen.getByText('2 guides and 1 creator')).toBeDefined();
    const trams = list.getByRole('button', { name: /City of Trams/ }).textContent;
    expect(trams).toContain(`by ${TRAMS.g_author}`);
    expect(trams).toContain(`about ${formatMinutes(TRAMS.g_duration_minutes ?? 0)}`);
    expect(trams).toContain(`${TRAMS.g_rating?.toFixed(1)} ★`);
    expect(list.getByText('<b>and back</b>', { exact: false })).toBeDefined();
    expect(list.getByRole('button', { name: /City of Trams/ }).textContent).toContain(
      'Place in this guide: Malthouse Lane',
    );
  });

  it('highlight their pins, and pins highlight them', async () => {
    const { user } = await open({ search: () => FOUND });
    const list = await rows();
    await user.hover(list.getByRole('button', { name: /City of Trams/ }));
    expect(button('Pin of City of Trams').getAttribute('aria-current')).toBe('true');
    await user.click(button('Pin of Laneways'));
    const row = list.getAllByRole('button')[0]?.closest('li');
    expect(row?.dataset.front).toBe('true');
  });

  it('open from the map with a second tap', async () => {
    const { user, navState } = await open({ search: () => FOUND, getGuide: () => TRAMS });
    await rows();
    await user.click(button('Pin of City of Trams'));
    expect(navState().stack.at(-1)?.overlays).toEqual([]);
    await user.click(button('Pin of City of Trams'));
    expect(navState().stack.at(-1)?.overlays).toEqual([{ kind: 'guideOverview', guideId: 8 }]);
  });

  it('open a guide’s overview over the list, and its places', async () => {
    const { user, navState, currentEntry, back } = await open({
      search: () => FOUND,
      getGuide: () => TRAMS,
    });
    await user.click((await rows()).getByRole('button', { name: /City of Trams/ }));
    expect(navState().stack.at(-1)?.overlays).toEqual([{ kind: 'guideOverview', guideId: 8 }]);
    expect(currentEntry().page).toBe('searchResults');
    back();
    await user.click((await rows()).getByRole('button', { name: 'Hosier Lane' }));
    expect(currentEntry()).toEqual({ page: 'placeDetail', guideId: 1, placeId: 101 });
  });

  it('load more on request', async () => {
    const { user } = await open({
      search: ({ query }) =>
        query.cursor === undefined
          ? { ...FOUND, next_cursor: 'more' }
          : { ...FOUND, guides: [{ ...TRAMS, g_id: 9 }] },
    });
    expect(await screen.findByText('More than 2 guides and 1 creator')).toBeDefined();
    await user.click(button('Show more guides'));
    expect(await screen.findByText('3 guides and 1 creator')).toBeDefined();
  });

  it('show the corrected search text', async () => {
    await open({ search: () => ({ ...FOUND, corrected: 'laneway' }) });
    expect((await screen.findByText('“laneway”')).closest('p')?.textContent).toBe(
      'Nothing matches “lane”. Showing results for “laneway”.',
    );
  });

  it('can be hidden to see the map, and shown again', async () => {
    const { user } = await open({ search: () => FOUND });
    await rows();
    await user.click(button('Close'));
    expect(screen.queryByRole('list', { name: 'Guides, best match first' })).toBeNull();
    await user.click(button('Show the list'));
    await rows();
  });
});

describe('filters', () => {
  it('are sent to the server, and are in the address', async () => {
    const search = vi.fn(() => FOUND);
    const { user, navState } = await open({ search });
    await rows();
    await user.selectOptions(screen.getByLabelText('Price'), 'Free');
    await user.selectOptions(screen.getByLabelText('Length'), 'Up to 1 h');
    await user.selectOptions(screen.getByLabelText('Language'), 'Français');
    await user.click(button('Audio'));
    await waitFor(() =>
      expect(search).toHaveBeenLastCalledWith(
        expect.objectContaining({
          query: {
            search_terms: 'lane',
            free: 'true',
            minutes_max: '60',
            audio: 'true',
            language: 'fr',
          },
        }),
      ),
    );
    expect(addressOf(navState())).toBe(
      '/?search=lane&free=true&minutes_max=60&audio=true&language=fr',
    );
  });

  it('can be cleared if nothing matches them', async () => {
    const { user } = await open({
      search: ({ query }) => (query.free === 'true' ? NOTHING_FOUND : FOUND),
    });
    await rows();
    await user.selectOptions(screen.getByLabelText('Price'), 'Free');
    expect(await screen.findByText('No guides match these filters.')).toBeDefined();
    await user.click(button('Clear filters'));
    await rows();
  });
});

describe('without results', () => {
  it('suggests what to try, and offers popular searches', async () => {
    const { user, navState } = await open({ search: () => NOTHING_FOUND });
    expect(
      await screen.findByText('No guides match that. Try a street, a suburb or a single word.'),
    ).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'river' }));
    expect(navState().lastSearchText).toBe('river');
  });

  it('leads to the list of all guides, and back', async () => {
    const { user, currentEntry, back } = await open({ search: () => NOTHING_FOUND });
    await user.click(await screen.findByRole('button', { name: 'See all guides' }));
    expect(currentEntry().page).toBe('allGuides');
    back();
    expect(currentEntry()).toEqual({ page: 'searchResults', searchText: 'lane', view: null });
  });

  it.each([
    [
      'a refusal',
      () => refusal('too_many_requests', 'Too many searches. Try again in a minute.'),
      /Too many/,
    ],
    ['a defect', serverError, /./],
  ])('can be tried again after %s', async (_what, search, text) => {
    const { user, server } = await open({ search });
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
    server.replies = { ...server.replies, search: () => FOUND };
    await user.click(button('Try again'));
    await rows();
  });
});
