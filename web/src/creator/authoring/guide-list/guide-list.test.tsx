// @vitest-environment happy-dom

import { exampleGuide } from '@laneway/contract/examples.test-data';
import { EMPTY_GUIDE } from '@laneway/domain/guides/guide-content';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { deviceStorage } from '../../../core/device-storage.ts';
import { type Replies, refusal, serverError } from '../../../ui/testing/fake-server.test-data.ts';
import { button } from '../../../ui/testing/queries.test-data.ts';
import { setViewportWidth } from '../../../ui/testing/viewport.ts';
import { ME, showGuides, someDraft } from '../guides-part.test-data.tsx';
import { GUIDE_SHAPE, guideValuesOf } from '../records/guide-values.ts';
import { openRecord } from '../records/record-store.ts';
import { createChangeStorage } from '../unsaved-changes/change-storage.ts';

const mine = { ...exampleGuide, g_author_id: ME.id, g_author: ME.name };

const rowsOf = async (title: string) => {
  const list = await screen.findByRole('region', { name: title });
  return within(list).getAllByRole('listitem');
};

const menuLabels = (name: string) =>
  within(screen.getByRole('menu', { name }))
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent);

describe('the list of guides', () => {
  it('says that it is loading', async () => {
    await showGuides({ replies: { listAuthoredGuides: () => new Promise(() => {}) } });
    expect(screen.getByText('Loading guides...')).toBeDefined();
  });

  it('says why it couldn’t be loaded, and tries again', async () => {
    const { server, user } = await showGuides({
      replies: { listDashboardGuides: () => refusal('conflict', 'Not today.') },
    });
    expect((await screen.findByRole('alert')).textContent).toBe('Error: Not today.');
    server.replies = { ...server.replies, listDashboardGuides: () => [mine] };
    await user.click(button('Try again'));
    expect(await rowsOf('Published Guides')).toHaveLength(1);
  });

  it('has a text for failures without a reason', async () => {
    await showGuides({ replies: { listAuthoredGuides: () => serverError() } });
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Error: /);
  });

  it('shows someone without guides how to create the first one', async () => {
    const { user, currentEntry } = await showGuides({});
    expect(await screen.findByText('No guides available')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Make your first guide' })).toBeDefined();
    expect(screen.queryByText('Walk it with your phone')).toBeNull();
    await user.click(button('Start on the map'));
    await waitFor(() =>
      expect(currentEntry()).toMatchObject({
        route: { open: { guide: { source: 'unsaved' }, place: null } },
      }),
    );
  });

  it.each([
    ['scrolls to it', 1280],
    ['fills a phone’s screen with it', 390],
  ])('starts on the map, ready for the start of the guide: %s', async (_, width) => {
    setViewportWidth(width);
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    const focused = vi.spyOn(HTMLElement.prototype, 'focus');
    const { user } = await showGuides({});
    await user.click(await screen.findByRole('button', { name: 'Start on the map' }));
    const map = await screen.findByRole('region', { name: 'Map of the guide' });
    await waitFor(() => expect(document.activeElement).toBe(map));
    expect(button('Start').getAttribute('aria-pressed')).toBe('true');
    if (width > 390) return expect(scrolled.mock.contexts).toContain(map);
    expect(screen.getByRole('dialog', { name: 'Edit map of the guide' })).toBeDefined();
    await user.click(button('Done'));
    expect(document.activeElement).toBe(button('Edit map'));
    // The page was at its top: the focus brings the map's button into view.
    expect(focused.mock.lastCall).toEqual([{ preventScroll: false }]);
  });

  it('leaves the focus to someone who is in a field before the map has loaded', async () => {
    const { promise: loaded, resolve: load } = Promise.withResolvers<void>();
    // An earlier test has loaded the module.
    vi.resetModules();
    vi.doMock('../../map-editor/map-editor.tsx', async (importOriginal) => {
      await loaded;
      return importOriginal();
    });
    onTestFinished(() => void vi.doUnmock('../../map-editor/map-editor.tsx'));
    const fresh = await import('../guides-part.test-data.tsx');
    const { user } = await fresh.showGuides({});
    await user.click(await screen.findByRole('button', { name: 'Start on the map' }));
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await user.click(title);
    load();
    await screen.findByRole('region', { name: 'Map of the guide' });
    expect(document.activeElement).toBe(title);
  });

  it('offers field capture if it is available', async () => {
    const onWalk = vi.fn();
    const { user } = await showGuides({ list: { onWalk } });
    await user.click(await screen.findByRole('button', { name: 'Walk it with your phone' }));
    expect(onWalk).toHaveBeenCalledOnce();
  });

  it('lists drafts first, then the others by when they were last saved', async () => {
    await showGuides({
      replies: {
        listAuthoredGuides: () => [
          someDraft({ pg_id: 1, pg_title: 'Old', pg_pending_status: 'submitted' }),
          someDraft({
            pg_id: 2,
            pg_title: 'New',
            pg_pending_status: 'submitted',
            pg_updated: '2026-11-15T10:00:00.000Z',
          }),
          someDraft({ pg_id: 3, pg_title: 'Not yet provided' }),
        ],
      },
    });
    const rows = await rowsOf('Pending Guides');
    expect(rows.map((row) => within(row).getAllByRole('button')[0]?.textContent)).toEqual([
      'Untitled guide',
      'New',
      'Old',
    ]);
    expect(within(rows[0] as HTMLElement).getByText('Draft')).toBeDefined();
    expect(within(rows[1] as HTMLElement).getByText('Submitted')).toBeDefined();
  });

  it('links from a published guide to its open draft', async () => {
    const { user, currentEntry } = await showGuides({
      replies: {
        listAuthoredGuides: () => [someDraft({ pg_id: 5, original_g_id: mine.g_id })],
        listDashboardGuides: () => [mine],
        getPendingGuide: () => someDraft({ pg_id: 5, original_g_id: mine.g_id }),
      },
    });
    const [row] = await rowsOf('Published Guides');
    expect(row?.textContent).toContain('$4.99 · 11 places');
    await user.click(button('Open draft, Lanes after rain'));
    expect(currentEntry()).toMatchObject({
      route: { open: { guide: { source: 'pending', id: 5 } } },
    });
  });

  it('has a menu that duplicates a guide, and goes on with a rejected one', async () => {
    const copyPendingGuide = vi.fn(() => someDraft({ pg_id: 6 }));
    const copyGuide = vi.fn(() => someDraft({ pg_id: 8 }));
    const rejected = someDraft({ pg_id: 5, pg_title: 'No', pg_pending_status: 'rejected' });
    const { user, currentEntry } = await showGuides({
      replies: {
        listAuthoredGuides: () => [rejected],
        listDashboardGuides: () => [mine],
        getPendingGuide: () => someDraft({ pg_id: 6 }),
        copyPendingGuide,
        copyGuide,
      },
    });
    await rowsOf('Pending Guides');
    await user.click(button('Actions for No'));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit as a new draft' }));
    await waitFor(() =>
      expect(currentEntry()).toMatchObject({ route: { open: { guide: { id: 6 } } } }),
    );
    expect(copyPendingGuide).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ body: { mode: 'new_draft' } }),
    );
    expect(copyGuide).not.toHaveBeenCalled();
  });

  it('has the same menu as the editor, which it opens for what needs it', async () => {
    const deletePendingGuide = vi.fn();
    const draft = someDraft({ pg_id: 5, pg_title: 'No', original_g_id: mine.g_id });
    const { user, currentEntry } = await showGuides({
      replies: {
        listAuthoredGuides: () => [draft],
        listDashboardGuides: () => [mine],
        getPendingGuide: () => draft,
        deletePendingGuide,
      },
    });
    await rowsOf('Pending Guides');
    await user.click(button('Actions for No'));
    const inList = menuLabels('Actions for No');
    expect(inList).toEqual([
      'Walk it with your phone',
      'View as a visitor',
      'Testers',
      'Duplicate guide',
      'Withdraw live guide',
      'Delete draft',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Delete draft' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete No?' });
    expect(currentEntry()).toMatchObject({ route: { open: { guide: { id: 5 } } } });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await user.click(button('More actions for this guide'));
    expect(menuLabels('More actions for this guide')).toEqual(inList);
    expect(deletePendingGuide).not.toHaveBeenCalled();
  });

  it('doesn’t offer to copy other people’s guides', async () => {
    const { user } = await showGuides({
      role: 'admin',
      replies: { listAuthoredGuides: () => [someDraft({ pg_author_id: 99, pg_title: 'Theirs' })] },
    });
    await rowsOf('Pending Guides');
    await user.click(button('Actions for Theirs'));
    expect(menuLabels('Actions for Theirs')).toContain('Delete guide');
    expect(menuLabels('Actions for Theirs')).not.toContain('Duplicate guide');
  });

  it('leaves out revisions that have been published', async () => {
    await showGuides({
      replies: {
        listAuthoredGuides: () => [someDraft({ pg_pending_status: 'published' })],
        listDashboardGuides: () => [mine],
      },
    });
    await rowsOf('Published Guides');
    expect(screen.queryByRole('region', { name: 'Pending Guides' })).toBeNull();
  });

  it('lists the guides of a closed tab, each with one state of saving', async () => {
    onTestFinished(() => localStorage.clear());
    const changes = createChangeStorage({
      storage: deviceStorage,
      userId: ME.id,
      tabId: 'closed',
      liveTabs: async () => new Set(),
    });
    const values = guideValuesOf({ ...EMPTY_GUIDE, title: 'Half an idea' });
    changes.keep('new-guide-1763200000000', openRecord<keyof typeof values>(values, 0), 1);
    changes.keep('pending-guide-12', openRecord<keyof typeof values>(values, 3), 1);
    expect(GUIDE_SHAPE.groups.flat()).toHaveLength(Object.keys(values).length);
    const drafts = [someDraft({ pg_id: 12 }), someDraft({ pg_id: 13 })];
    await showGuides({ replies: { listAuthoredGuides: () => drafts } });
    const rows = await rowsOf('Pending Guides');
    const states = rows.map((row) => within(row).getByText(/saved/i).textContent);
    expect(states.map((state) => state.replace(/^Saved .*/, 'Saved')).toSorted()).toEqual([
      'Not saved yet',
      'Saved',
      'Unsaved changes',
    ]);
  });

  it('names the authors to admins, who can search among many', async () => {
    const guides = Array.from({ length: 12 }, (_, index) =>
      someDraft({
        pg_id: index + 1,
        pg_title: `Guide ${index + 1}`,
        pg_author_id: 99,
        pg_author_name: 'Isla',
      }),
    );
    const { user } = await showGuides({
      role: 'admin',
      replies: { listAuthoredGuides: () => guides },
    });
    const rows = await rowsOf('Pending Guides');
    expect(rows[0]?.textContent).toContain('Isla');
    await user.type(screen.getByLabelText('Find a guide'), 'guide 12');
    expect(await rowsOf('Pending Guides')).toHaveLength(1);
  });
});

/** Guides that the server lists a hundred at a time. */
function inPages(count: number) {
  const all = Array.from({ length: count }, (_, index) =>
    someDraft({
      pg_id: index + 1,
      pg_title: `Guide ${index + 1}`,
      pg_author_id: 99,
      pg_author_name: 'Isla',
      pg_updated: new Date(Date.UTC(2026, 10, 1) - index * 60_000).toISOString(),
    }),
  );
  const asked: string[] = [];
  const listAuthoredGuides: Replies['listAuthoredGuides'] = ({ query }) => {
    const { cursor = '0', limit = '' } = query;
    asked.push(cursor);
    const end = Number(cursor) + Number(limit);
    const headers = new Headers(end < count ? { 'x-next-cursor': String(end) } : {});
    return Response.json(all.slice(Number(cursor), end), { headers });
  };
  return { asked, listAuthoredGuides };
}

describe('a list of hundreds of guides', () => {
  const more = () => screen.findByRole('button', { name: 'Show more pending guides' });

  it('is shown page by page, to the end', async () => {
    const { asked, listAuthoredGuides } = inPages(250);
    const { user } = await showGuides({ replies: { listAuthoredGuides } });
    expect(await rowsOf('Pending Guides')).toHaveLength(100);
    await user.click(await more());
    await waitFor(async () => expect(await rowsOf('Pending Guides')).toHaveLength(200));
    await user.click(await more());
    await waitFor(async () => expect(await rowsOf('Pending Guides')).toHaveLength(250));
    expect(asked).toEqual(['0', '100', '200']);
    expect(screen.queryByText('Show more')).toBeNull();
  });

  it('shows how many guides a search has covered', async () => {
    const { listAuthoredGuides } = inPages(250);
    const { user } = await showGuides({ role: 'admin', replies: { listAuthoredGuides } });
    await user.type(await screen.findByLabelText('Find a guide'), 'guide 201');
    await screen.findByText('No match in the first 100. Show more to search the rest.');
    expect(screen.queryByText('No guides match that.')).toBeNull();
    await user.click(await more());
    await screen.findByText('No match in the first 200. Show more to search the rest.');
    await user.click(await more());
    await waitFor(async () => expect(await rowsOf('Pending Guides')).toHaveLength(1));
    await user.type(screen.getByLabelText('Find a guide'), '!');
    await screen.findByText('No guides match that.');
  });

  it('keeps the loaded pages when the next one fails', async () => {
    const { listAuthoredGuides } = inPages(250);
    const { user, server } = await showGuides({ replies: { listAuthoredGuides } });
    const button = await more();
    server.replies = { ...server.replies, listAuthoredGuides: () => serverError() };
    await user.click(button);
    await screen.findByText('We couldn’t load more. Please try again.');
    expect(await rowsOf('Pending Guides')).toHaveLength(100);
    expect(screen.queryByText(/^Error:/)).toBeNull();
  });
});
