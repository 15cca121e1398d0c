// @vitest-environment happy-dom
import { exampleGuide } from '@laneway/contract/examples.test-data';
import type { ListView } from '@laneway/domain/discovery/browsing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { addressOf } from '../../core/navigation/address.ts';
import {
  connectionLost,
  type Replies,
  serverError,
} from '../../ui/testing/fake-server.test-data.ts';
import { button } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { AllGuides } from './all-guides.tsx';

// The simulated DOM can't lay out a map.
vi.mock('../../map/visitor-map.tsx', () => ({ VisitorMap: () => null }));

const GUIDE = { ...exampleGuide, g_image: null, g_access: 'teaser' as const };
const TRAMS = { ...GUIDE, g_id: 8, g_title: 'City of Trams' };

const page = (items: readonly (typeof GUIDE)[], next_cursor: string | null = null, total = 2) => ({
  items: [...items],
  total,
  next_cursor,
});
const NOTHING = page([], null, 0);

const open = (replies: Replies, view: ListView | null = null) =>
  renderPage(
    AllGuides,
    { page: 'allGuides', view },
    { replies: { listGuideLanguages: () => ({ languages: ['en', 'de'] }), ...replies } },
  );

const list = async () => within(await screen.findByRole('list', { name: 'Guides' }));

it('shows the newest guides first, their number, and more pages on request', async () => {
  const browseGuides = vi.fn<NonNullable<Replies['browseGuides']>>(({ query: { cursor } }) =>
    // A guide that was published meanwhile has moved one guide from the first page to the second.
    cursor === 'next' ? page([GUIDE, TRAMS]) : page([GUIDE], 'next'),
  );
  const { user } = await open({ browseGuides });
  expect(await screen.findByText('2 guides')).toBeDefined();
  expect(button('Newest').getAttribute('aria-pressed')).toBe('true');
  expect(browseGuides).toHaveBeenCalledWith(
    expect.objectContaining({ query: { order: 'newest' } }),
  );
  expect((await list()).getByText(`by ${GUIDE.g_author}`)).toBeDefined();
  await user.click(button('Show more guides'));
  await (await list()).findByRole('button', { name: /City of Trams/ });
  expect((await list()).getAllByRole('listitem')).toHaveLength(2);
});

it('leaves it to the banner above the page to say that the server doesn’t answer', async () => {
  await open({ browseGuides: connectionLost });
  expect(await screen.findByText('Error loading guides')).toBeDefined();
});

it('says while offline that no guides are saved', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open({ browseGuides: connectionLost });
  const text = 'You’re offline, and no guides are saved on this device.';
  expect(await screen.findByText(text)).toBeDefined();
  vi.restoreAllMocks();
});

it('opens a guide over the list, and returns to it', async () => {
  const { user, navState, currentEntry, back } = await open({
    browseGuides: () => page([GUIDE]),
    getGuide: () => GUIDE,
  });
  await user.click((await list()).getByRole('button', { name: /Lanes after rain/ }));
  expect(navState().stack.at(-1)?.overlays).toEqual([{ kind: 'guideOverview', guideId: 7 }]);
  back();
  expect(currentEntry().page).toBe('allGuides');
  await list();
});

it('has its filters and order in its address, and takes them from there', async () => {
  const browseGuides = vi.fn(() => page([GUIDE]));
  const first = await open({ browseGuides });
  await list();
  await first.user.click(button('Best rated'));
  await first.user.click(button('With audio'));
  await first.user.selectOptions(screen.getByLabelText('Language'), 'Deutsch');
  const asked = expect.objectContaining({
    query: { order: 'rating', audio: 'true', language: 'de' },
  });
  await waitFor(() => expect(browseGuides).toHaveBeenLastCalledWith(asked));
  expect(addressOf(first.navState())).toBe('/guides?sort=rating&audio=true&language=de');
  cleanup();
  browseGuides.mockClear();
  await open({ browseGuides }, { sort: 'rating', audio: 'true', language: 'de', free: 'no' });
  await list();
  expect(browseGuides.mock.calls).toEqual([[asked]]);
  expect(button('Best rated').getAttribute('aria-pressed')).toBe('true');
  expect(button('Free').getAttribute('aria-pressed')).toBe('false');
});

it('says how it sorts by rating', async () => {
  const { user } = await open({ browseGuides: () => page([GUIDE]) });
  await list();
  const text = 'Best rated: by rating and number of reviews';
  expect(screen.queryByText(text)).toBeNull();
  await user.click(button('Best rated'));
  expect(screen.getByText(text)).toBeDefined();
  await user.click(button('Newest'));
  expect(screen.queryByText(text)).toBeNull();
});

it('keeps a filter when the order is tapped before the next render', async () => {
  await open({ browseGuides: () => page([GUIDE]) });
  await list();
  act(() => {
    button('Free').click();
    button('Best rated').click();
    button('With audio').click();
  });
  for (const name of ['Free', 'Best rated', 'With audio']) {
    expect(button(name).getAttribute('aria-pressed')).toBe('true');
  }
});

it('offers the languages that guides have, and drops one that none has any more', async () => {
  const browseGuides = vi.fn(() => page([GUIDE]));
  await open({ browseGuides }, { language: 'ja' });
  const languages = await screen.findByLabelText<HTMLSelectElement>('Language');
  await waitFor(() => expect(languages.options).toHaveLength(3));
  expect([...languages.options].map(({ text }) => text)).toEqual([
    'Any language',
    'English',
    'Deutsch',
  ]);
  expect(languages.value).toBe('');
  await waitFor(() =>
    expect(browseGuides).toHaveBeenLastCalledWith(
      expect.objectContaining({ query: { order: 'newest' } }),
    ),
  );
  await list();
});

it('names its parts, and clears all filters at once', async () => {
  const { user } = await open({ browseGuides: () => page([GUIDE]) });
  await list();
  const sorting = screen.getByRole('region', { name: 'Sort by' });
  expect(within(sorting).getAllByRole('button')).toHaveLength(3);
  const filters = within(screen.getByRole('region', { name: 'Filters' }));
  await user.click(filters.getByRole('button', { name: 'Free' }));
  await user.click(filters.getByRole('button', { name: 'With audio' }));
  await user.click(filters.getByRole('button', { name: 'Clear 2 filters' }));
  expect(button('Free').getAttribute('aria-pressed')).toBe('false');
  expect(screen.queryByRole('button', { name: /^Clear/ })).toBeNull();
});

it('says what “Walk now” means once it is on', async () => {
  const { user } = await open({ browseGuides: () => page([GUIDE]) });
  await list();
  expect(screen.queryByText(/^Walk now:/)).toBeNull();
  await user.click(button('Walk now'));
  expect(screen.getByText('Walk now: within 3 km, 90 minutes or less')).toBeDefined();
  expect(button('Use your location')).toBeDefined();
});

describe('an empty list', () => {
  it('shows that there are no guides yet', async () => {
    await open({ browseGuides: () => NOTHING });
    expect(await screen.findByText('No guides yet. Check back soon.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Clear/ })).toBeNull();
  });

  it('caused by filters clears them and keeps the order', async () => {
    const { user } = await open({
      browseGuides: ({ query }) => (query.free === 'true' ? NOTHING : page([GUIDE])),
    });
    await list();
    await user.click(button('Best rated'));
    await user.click(button('Free'));
    expect(await screen.findByText('No guides match these filters.')).toBeDefined();
    await user.click(button('Clear filters'));
    await list();
    expect(button('Best rated').getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryByRole('button', { name: /^Clear/ })).toBeNull();
  });

  it('caused by a failure offers to try again', async () => {
    const { user, server } = await open({ browseGuides: serverError });
    expect(await screen.findByRole('alert')).toBeDefined();
    server.replies = { ...server.replies, browseGuides: () => page([GUIDE]) };
    await user.click(button('Try again'));
    await list();
  });

  it('near someone whose location is off asks for it', async () => {
    const browseGuides = vi.fn(() => page([GUIDE]));
    const { user } = await open({ browseGuides });
    await list();
    await user.click(button('Near me'));
    expect(await screen.findByText('Turn on your location to see what’s near you.')).toBeDefined();
    expect(button('Use your location')).toBeDefined();
    expect(browseGuides).toHaveBeenCalledTimes(1);
  });
});
