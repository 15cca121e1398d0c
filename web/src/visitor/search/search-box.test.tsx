// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { SearchReply } from '../../api/queries/search.ts';
import { heldReply, type Replies, serverError } from '../../ui/testing/fake-server.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { SearchBox } from './search-box.tsx';
import { FOUND, NOTHING_FOUND } from './search-reply.test-data.ts';

async function open(replies: Replies = {}, role: 'user' | null = null) {
  const onDone = vi.fn();
  const page = await renderPage(
    () => (
      <>
        <SearchBox label="Search" className={undefined} look="floating" onDone={onDone} />
        <button type="button">Elsewhere</button>
      </>
    ),
    { page: 'guidesHomePage' },
    {
      role,
      replies: { search: () => FOUND, listPopularSearches: () => ({ searches: [] }), ...replies },
    },
  );
  return { ...page, onDone };
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' });
const options = () => screen.findAllByRole('option');
const active = () => {
  const id = box().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id);
};

describe('the suggestions', () => {
  it('appear while typing, with the matching parts marked', async () => {
    const { user } = await open();
    await user.type(box(), 'lane');
    const [laneways, trams, hosier, creator] = await options();
    expect(laneways?.textContent).toContain('Laneways');
    expect(laneways?.querySelector('mark')?.textContent).toBe('Lane');
    expect(trams?.textContent).toContain('Place in this guide: Malthouse Lane');
    expect(hosier?.textContent).toContain('Place in Laneways');
    expect(creator?.textContent).toContain('Creator with 4 guides');
    expect(box().getAttribute('aria-expanded')).toBe('true');
    expect(box().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
    expect(screen.getByRole('status').textContent).toBe('4 suggestions');
  });

  it('are requested after a pause in typing, with the user', async () => {
    const asked = vi.fn(() => FOUND);
    const { user } = await open({ search: asked }, 'user');
    await user.type(box(), 'lane');
    await options();
    expect(asked).toHaveBeenLastCalledWith({
      query: { search_terms: 'lane', typing: 'true' },
      body: { user: { id: 7, email: expect.stringContaining('@') } },
    });
  });

  it('are requested without a user for a visitor', async () => {
    const asked = vi.fn(() => FOUND);
    const { user } = await open({ search: asked });
    await user.type(box(), 'lane');
    await options();
    expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ body: { user: null } }));
  });

  it('stay until the next ones have loaded', async () => {
    const next = heldReply<SearchReply>();
    const { user } = await open({
      search: ({ query }) => (query.search_terms === 'lane' ? FOUND : next.reply),
    });
    await user.type(box(), 'lane');
    await options();
    await user.type(box(), 'x');
    expect(await options()).toHaveLength(4);
    next.release(NOTHING_FOUND);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(await screen.findByText('No matches for “lanex”')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(screen.queryByText(/^No matches/)).toBeNull();
  });

  it('don’t affect the search box if they fail to load', async () => {
    const { user, navState } = await open({ search: serverError });
    await user.type(box(), 'lane{Enter}');
    expect(navState().lastSearchText).toBe('lane');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('for an empty box are the last search and popular ones', async () => {
    const { user, navState } = await open({
      listPopularSearches: () => ({ searches: ['river'] }),
    });
    await user.type(box(), 'lane{Enter}');
    await user.clear(box());
    await waitFor(async () => expect(await options()).toHaveLength(2));
    const [recent, popular] = await options();
    expect(recent?.textContent).toContain('lane');
    expect(popular?.textContent).toContain('river');
    await user.click(popular ?? box());
    expect(navState().lastSearchText).toBe('river');
  });

  it('offer the last search once it is closed, which the box no longer shows', async () => {
    const { user, back } = await open();
    await user.type(box(), 'lane{Enter}');
    expect(box().value).toBe('lane');
    act(back);
    expect(box().value).toBe('');
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    await user.click(box());
    const [recent] = await options();
    expect(recent?.textContent).toContain('Your last search');
  });

  it('close when the focus leaves the box', async () => {
    const { user } = await open();
    await user.type(box(), 'lane');
    await options();
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box().value).toBe('lane');
  });
});

describe('the keys', () => {
  it('move through the suggestions and back to the text', async () => {
    const { user } = await open();
    await user.type(box(), 'lane');
    const [first, , , last] = await options();
    expect(active()).toBeNull();
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe(first);
    expect(first?.getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{ArrowUp}');
    expect(active()).toBeNull();
    await user.keyboard('{ArrowUp}');
    expect(active()).toBe(last);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toBe(first);
    expect(document.activeElement).toBe(box());
  });

  it('Enter submits the text while no suggestion is active', async () => {
    const { user, navState, onDone } = await open();
    await user.type(box(), ' lane {Enter}');
    expect(navState().lastSearchText).toBe('lane');
    expect(navState().stack.at(-1)?.overlays).toEqual([{ kind: 'searchResponse', text: 'lane' }]);
    expect(onDone).toHaveBeenCalledOnce();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it.each([
    ['a guide', 1, { page: 'guidesHomePage' }, [{ kind: 'guideOverview', guideId: 1 }]],
    ['a place', 3, { page: 'placeDetail', guideId: 1, placeId: 101 }, []],
    ['a creator', 4, { page: 'creator', creatorId: 3 }, []],
  ])('Enter on %s opens it', async (_what, downs, entry, overlays) => {
    const { user, currentEntry, navState, onDone } = await open();
    await user.type(box(), 'lane');
    await options();
    await user.keyboard('{ArrowDown}'.repeat(downs));
    await user.keyboard('{Enter}');
    expect(currentEntry()).toEqual(entry);
    expect(navState().stack.at(-1)?.overlays).toEqual(overlays);
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('Escape closes the suggestions, then clears the text; an arrow opens them again', async () => {
    const { user } = await open();
    await user.type(box(), 'lane');
    await options();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box().value).toBe('lane');
    await user.keyboard('{ArrowDown}');
    await options();
    await user.keyboard('{Escape}{Escape}');
    expect(box().value).toBe('');
  });
});
