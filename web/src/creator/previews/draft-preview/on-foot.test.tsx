// @vitest-environment happy-dom
import type { PendingGuide, PendingPlace } from '@laneway/contract/authoring';
import { examplePendingGuide, examplePendingPlace } from '@laneway/contract/examples.test-data';
import { NOT_YET_PROVIDED } from '@laneway/domain/guides/placeholder';
import { DEFAULT_WALK_SETTINGS } from '@laneway/domain/walk/plan/walk-settings';
import { writeWalkSettings } from '@laneway/domain/walk/text/walk-settings-text';
import { act, cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PlayerSlotContext } from '../../../media/player/player-slot.ts';
import { slotOf, visit } from '../../../media/player/some-player.test-data.ts';
import { someMedia } from '../../../media/uploads/queue/upload-item.test-data.ts';
import { type Replies, serverError } from '../../../ui/testing/fake-server.test-data.ts';
import { button } from '../../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../../ui/testing/render-page.test-data.tsx';
import { setViewportWidth } from '../../../ui/testing/viewport.ts';
import { currentWalk } from '../../../walk/use-walk.ts';
import { DraftPreview, type DraftPreviewProps } from './draft-preview.tsx';

vi.mock('../../../walk/walking/walk-map.tsx', () => ({ WalkMap: () => null }));

const QUARANTINED = 's3://laneway-quarantine/3/second.mp3';
const NO_WALK = writeWalkSettings({ ...DEFAULT_WALK_SETTINGS, mode: 'off' });

const place = (id: number, changes: Partial<PendingPlace> = {}): PendingPlace => ({
  ...examplePendingPlace,
  pp_id: id,
  pp_order: id,
  pp_title: `Place ${id}`,
  pp_location: `-37.81${id},144.96`,
  pp_trigger: null,
  pp_image: NOT_YET_PROVIDED,
  pp_audio: `s3://laneway-production/${id}.mp3`,
  ...changes,
});

/** The draft of a published guide. Its walk has the negative id of the draft. */
const GUIDE: PendingGuide = {
  ...examplePendingGuide,
  pg_id: 12,
  original_g_id: 9,
  pg_title: 'Three Lanes',
  pg_image: NOT_YET_PROVIDED,
  pg_price: 0,
  pg_is_public: true,
  pg_path: null,
  pg_walk: null,
  pending_places: [place(1), place(2), place(3)],
};

async function open(
  guide: PendingGuide = GUIDE,
  replies: Replies = {},
  props: Partial<DraftPreviewProps> = {},
) {
  const visited = visit();
  const onClose = vi.fn();
  const page = await renderPage(
    () => (
      <PlayerSlotContext value={slotOf(visited.player)}>
        <DraftPreview guide={guide} onClose={onClose} {...props} />
      </PlayerSlotContext>
    ),
    { page: 'adminDashboard', route: { part: 'guides', open: null } },
    {
      role: 'admin',
      replies: {
        getConfig: () => serverError(),
        presignUrl: () => 'https://media.example/x',
        ...replies,
      },
    },
  );
  return { ...page, ...visited, onClose };
}

/** Opens the list of the walk from the overview. */
async function walkByList(
  guide?: PendingGuide,
  replies?: Replies,
  props?: Partial<DraftPreviewProps>,
) {
  const opened = await open(guide, replies, props);
  await opened.user.click(button('Start walk'));
  await opened.user.click(await screen.findByRole('button', { name: 'Walk with the list' }));
  return opened;
}

const rows = () => within(screen.getByRole('list', { name: 'Places of this walk' }));
const storedKeys = () => Object.keys({ ...localStorage });

beforeEach(() => {
  setViewportWidth(390);
  const geolocation = { watchPosition: () => 1, clearWatch: () => undefined };
  Object.defineProperties(navigator, {
    geolocation: { configurable: true, value: geolocation },
    locks: { configurable: true, value: undefined },
  });
  localStorage.clear();
  currentWalk.set(null);
});

describe('the walk of a draft', () => {
  it('begins with the checks, one of which says that drafts can’t be saved', async () => {
    const { user } = await open();
    await user.click(button('Start walk'));
    await screen.findByRole('heading', { name: 'Ready to walk?' });
    expect(screen.getByText('Drafts can’t be saved. You’ll need a connection.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Save guide' })).toBeNull();
    expect(document.querySelectorAll('main')).toHaveLength(0);
    await user.click(button('Back'));
    expect(screen.getByRole('region', { name: 'Places' })).toBeDefined();
  });

  it('has a note on each place that is heard', async () => {
    const notes: DraftPreviewProps['notes'] = (about) =>
      about.kind === 'place' ? `Note on ${about.placeId}, ${about.title}` : null;
    const { user, arrive } = await walkByList(GUIDE, {}, { notes });
    expect(screen.queryByText(/^Note on/)).toBeNull();
    await user.click(button('I’m at Place 1'));
    act(() => arrive());
    expect(screen.getByText('Note on 1, Place 1')).toBeDefined();
  });

  it('starts by one button for testers, whatever visitors would pay', async () => {
    const { user } = await open(
      { ...GUIDE, pg_price: 4.99, pg_is_public: false },
      {},
      { isTest: true },
    );
    screen.getByText('Visitors pay $4.99. You don’t need to pay.');
    expect(screen.queryByRole('button', { name: 'Start walk' })).toBeNull();
    await user.click(button('Walk the draft'));
    await screen.findByRole('heading', { name: 'Ready to walk?' });
  });

  it('starts from the places if visitors have to get the guide first', async () => {
    const { user } = await open({ ...GUIDE, pg_price: 4.99, pg_is_public: false });
    expect(screen.queryByRole('button', { name: 'Start walk' })).toBeNull();
    await user.click(button('Buy for $4.99'));
    await user.click(button('Start walk'));
    await screen.findByRole('heading', { name: 'Ready to walk?' });
  });

  it.each([
    ['isn’t for walking', { pg_walk: NO_WALK }],
    ['has nothing on the map', { pending_places: [place(1, { pp_location: NOT_YET_PROVIDED })] }],
  ])('can’t be started if the guide %s', async (_, changes) => {
    const { user } = await open({ ...GUIDE, ...changes });
    expect(screen.queryByRole('button', { name: 'Start walk' })).toBeNull();
    await user.click(button('Open map'));
    expect(screen.queryByRole('button', { name: 'Start walk' })).toBeNull();
  });

  it('plays the places of the draft, and ends when the draft is closed', async () => {
    const { user, phase, player } = await walkByList();
    await user.click(rows().getByRole('button', { name: 'Play Place 2' }));
    expect(phase()).toMatch(/^2 /);
    expect(currentWalk.of(-12)).not.toBeNull();
    cleanup();
    expect(currentWalk.of(-12)).toBeNull();
    expect(player.getState().kind).toBe('closed');
  });

  it('continues with the same player while the page of a place is open', async () => {
    const { user } = await walkByList();
    await user.click(rows().getByRole('button', { name: /^Place 2/ }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Place 2');
    expect(currentWalk.of(-12)?.getSnapshot().presence).toBe('here');
    await user.click(button('Back'));
    expect(rows().getAllByRole('listitem')).toHaveLength(3);
  });

  it('can be resumed while the draft is open, and stores nothing on the device', async () => {
    const { user, arrive } = await walkByList();
    await user.click(rows().getByRole('button', { name: 'Play Place 1' }));
    act(() => arrive());
    await user.click(button('Skip Place 2'));
    await user.click(button('Back'));
    expect(currentWalk.of(-12)).toBeNull();
    await user.click(button('Start walk'));
    expect(await screen.findByRole('button', { name: 'Resume walk' })).toBeDefined();
    expect(storedKeys().filter((key) => /walks|visit/.test(key))).toEqual([]);
  });

  it('ends without asking for a rating', async () => {
    const { user } = await walkByList();
    for (const title of ['Place 1', 'Place 2', 'Place 3']) {
      await user.click(button(`Skip ${title}`));
    }
    expect(screen.getByRole('heading', { name: 'That’s the walk' })).toBeDefined();
    expect(screen.queryByText(/How was|Rate/)).toBeNull();
    await user.click(button('Back to the guide'));
    expect(screen.getByRole('region', { name: 'Places' })).toBeDefined();
  });

  it('plays no file before its scan has passed', async () => {
    const places = [place(1), place(2, { pp_audio: QUARANTINED })];
    await walkByList(
      { ...GUIDE, pending_places: places },
      { getMediaScan: () => someMedia({ state: 'pending' }) },
    );
    expect(rows().getByRole('button', { name: 'Play Place 1' })).toBeDefined();
    expect(rows().queryByRole('button', { name: 'Play Place 2' })).toBeNull();
  });
});
