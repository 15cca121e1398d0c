// @vitest-environment happy-dom
import type { BodyOf } from '@laneway/contract/call-types';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  OFTEN_MISSED,
  someReport,
  someStop,
  storedReport,
} from '../../walk-editor/checks/walk-report.test-data.ts';
import { showDraft, someDraft, somePlace } from '../guides-part.test-data.tsx';

vi.mock('../../walk-editor/simulation/state/open-simulator.ts', () => ({
  openSimulator: () => ({ walk: async () => null, close: () => undefined }),
}));

const dialog = () => within(screen.getByRole('dialog'));
const AUDIO = 'https://media.example/talk.mp3';
const placeAt = (id: number, lng: number, changes: object = {}) =>
  somePlace(id, { pp_location: `-37.8,${lng}`, pp_audio: AUDIO, pp_marker: null, ...changes });
const PATH = '(-37.8,144.960),(-37.8,144.970)';
const draft = (second: object = {}, guide: object = { pg_path: PATH }) =>
  someDraft({
    ...guide,
    pending_places: [placeAt(1, 144.962), placeAt(2, 144.962_15, second)],
  });
const open = async (guide: ReturnType<typeof draft>) => {
  const page = await showDraft(guide);
  await page.user.click(await screen.findByRole('button', { name: 'Submit' }));
  return page;
};
const isOff = () =>
  dialog().getByRole('button', { name: 'Submit' }).getAttribute('aria-disabled') === 'true';

it('blocks places that phones can’t distinguish, and links to them in the walk view', async () => {
  const { user, currentEntry } = await open(draft());
  expect(isOff()).toBe(true);
  await user.click(dialog().getByRole('button', { name: /^Fix: .* are only 13 m apart/ }));
  expect(currentEntry()).toMatchObject({ route: { open: { place: { id: 1 }, view: 'walk' } } });
});

it('blocks an order without a path, and links to the walk view', async () => {
  const pg_walk = '{"v":1,"mode":"ordered","loop":false,"surroundings":"town"}';
  const { user, currentEntry } = await open(
    draft({ pp_location: '-37.8,144.967' }, { pg_path: null, pg_walk }),
  );
  expect(isOff()).toBe(true);
  await user.click(dialog().getByRole('button', { name: /^Fix: This walk has an order but no/ }));
  expect(currentEntry()).toMatchObject({ route: { open: { place: null, view: 'walk' } } });
});

it.each([
  ['was withdrawn', { pp_pending_status: 'withdrawn' }],
  ['has no audio', { pp_audio: null }],
])('ignores a close place that %s', async (_, second) => {
  await open(draft(second));
  expect(dialog().queryByText(/apart/)).toBeNull();
  expect(isOff()).toBe(false);
});

it('shows other findings as advice, which blocks nothing', async () => {
  await open(draft({ pp_location: '-37.8,144.967' }));
  dialog().getByText(/^We don’t know yet how long the audio of “1\. Place of 1” is\./);
  expect(isOff()).toBe(false);
});

it('names zones that overlap and places without audio', async () => {
  await open(draft({ pp_location: '-37.8,144.9625' }));
  dialog().getByText('The zones of “1. Place of 1” and “2. Place of 2” overlap.');
  cleanup();
  await open(draft({ pp_location: '-37.8,144.967', pp_audio: null }));
  dialog().getByText('“2. Place of 2” has no audio, so people only hear a chime there.');
});

it('names a place without text and media once', async () => {
  await open(draft({ pp_location: '-37.8,144.967', pp_audio: null, pp_description: null }));
  dialog().getByText('Place of 2 has no text, audio or video');
  expect(dialog().queryByText(/Place of 2” has no audio/)).toBeNull();
});

describe('after the simulated walks', () => {
  const workers: EventTarget[] = [];
  class FakeWorker extends EventTarget {
    constructor() {
      super();
      workers.push(this);
    }
    postMessage() {}
    terminate() {}
  }
  beforeEach(() => void vi.stubGlobal('Worker', FakeWorker));

  const advice = () =>
    within(dialog().getByRole('region', { name: 'Worth a look' }))
      .getAllByRole('listitem')
      .map((line) => line.textContent.slice(1));
  /** The stop id of a pending place is twice its id. */
  const endWalks = (second: Parameters<typeof someStop>[1] = {}) => {
    const report = someReport([someStop(2), someStop(4, second)]);
    const message = new MessageEvent('message', { data: { kind: 'searching', report } });
    act(() => void workers.at(-1)?.dispatchEvent(message));
  };

  it('the findings replace the line “Checking …”, so that nothing moves', async () => {
    await open(draft({ pp_location: '-37.8,144.967' }));
    const before = advice();
    expect(before.at(-1)).toBe('Checking how people hear it...');
    endWalks({ grade: 'amber', missed: 15 });
    expect(advice().slice(0, -1)).toEqual(before.slice(0, -1));
    expect(advice().at(-1)).toMatch(/^“2\. Place of 2” didn’t start in time for 15 of the /);
  });

  it('the header only says that there’s enough to submit once the walk was found to be fine', async () => {
    const unheard = { pg_path: PATH, pg_audio: null, pg_video: null };
    await open(draft({ pp_location: '-37.8,144.967' }, unheard));
    screen.getByText('Audio and video make it 100%.');
    endWalks();
    screen.getByText('Enough to submit. Audio and video make it 100%.');
  });

  it('the header stops asking for the audio that the guide has', async () => {
    await open(
      draft({ pp_location: '-37.8,144.967' }, { pg_path: PATH, pg_audio: AUDIO, pg_video: null }),
    );
    screen.getByText('Video makes it 100%.');
  });

  it('an order against the path is named, put right, and can be restored', async () => {
    const places = [placeAt(1, 144.968), placeAt(2, 144.962), placeAt(3, 144.965)];
    const pg_walk = '{"v":1,"mode":"ordered","loop":false,"surroundings":"town"}';
    const guide = someDraft({
      ...{ pg_path: PATH, pg_walk },
      pending_places: places.map((place, pp_order) => ({ ...place, pp_order })),
    });
    const orders: unknown[] = [];
    const { user } = await showDraft(guide, {
      replies: {
        orderPendingPlaces: ({ body }) => {
          const { pp_ids } = body as BodyOf<'orderPendingPlaces'>;
          orders.push(pp_ids);
          const ordered = pp_ids.flatMap((id, pp_order) => {
            const place = places[id - 1];
            return place === undefined ? [] : [{ ...place, pp_order }];
          });
          return {
            ...guide,
            pg_version: guide.pg_version + orders.length,
            pending_places: ordered,
          };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Submit' }));
    const missed = someReport([
      someStop(2, { grade: 'red', missed: 400 }),
      someStop(4),
      someStop(6),
    ]);
    const end = () => {
      const message = new MessageEvent('message', { data: { kind: 'searching', report: missed } });
      act(() => void workers.at(-1)?.dispatchEvent(message));
    };
    expect(advice()[0]).toMatch(/^The path reaches “2\. Place of 2” before “1\. Place of 1”/);
    end();
    expect(isOff()).toBe(true);
    expect(dialog().queryByText(/Make its zone bigger/)).toBeNull();
    const walks = workers.length;
    await user.click(dialog().getByRole('button', { name: /^Reorder places: The path reaches/ }));
    await waitFor(() => expect(orders).toEqual([[2, 3, 1]]));
    expect(dialog().queryByText(/^The path reaches/)).toBeNull();
    expect(workers.length).toBe(walks + 1);
    expect(isOff()).toBe(false);

    await user.click(dialog().getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(orders).toEqual([
        [2, 3, 1],
        [1, 2, 3],
      ]),
    );
    expect(advice()[0]).toMatch(/^The path reaches/);
  });

  it('a blocking finding blocks at once when the dialog opens again, and the header says so', async () => {
    const pg_walk = '{"v":1,"mode":"ordered","loop":false,"surroundings":"town"}';
    const places = [placeAt(1, 144.968), placeAt(2, 144.962), placeAt(3, 144.965)];
    const { user } = await open(
      someDraft({
        ...{ pg_path: PATH, pg_walk },
        pending_places: places.map((place, pp_order) => ({ ...place, pp_order })),
      }),
    );
    const report = someReport([
      someStop(2, { grade: 'red', missed: 400 }),
      someStop(4),
      someStop(6),
    ]);
    const message = new MessageEvent('message', { data: { kind: 'searching', report } });
    act(() => void workers.at(-1)?.dispatchEvent(message));
    const walks = workers.length;
    await user.click(dialog().getByRole('button', { name: 'Not yet' }));
    screen.getByText('To submit, fix what we found on the walk.');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    within(dialog().getByRole('region', { name: 'Needed' })).getByText(/^The path reaches/);
    expect(isOff()).toBe(true);
    expect(workers.length).toBe(walks);
  });

  it('the line remains if nothing was found', async () => {
    await open(draft({ pp_location: '-37.8,144.967' }));
    const before = advice();
    endWalks();
    expect(advice()).toEqual([...before.slice(0, -1), 'We’ve checked how people hear it.']);
    dialog().getByText('Walk checked');
  });
});

it('a walk report is requested again after a change was saved', async () => {
  const getWalkReport = vi.fn(() => storedReport([someStop(22)], [OFTEN_MISSED]));
  const guide = someDraft({ pg_pending_status: 'needs_revision', pending_places: [somePlace(22)] });
  const updatePendingGuide = () => ({ ...guide, pg_version: guide.pg_version + 1 });
  const { user } = await showDraft(guide, { replies: { getWalkReport, updatePendingGuide } });
  await screen.findByRole('button', { name: 'Walk report' });
  expect(getWalkReport).toHaveBeenCalledOnce();
  await user.type(await screen.findByLabelText('Title'), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(getWalkReport).toHaveBeenCalledTimes(2));
});

it('a submitted guide links to its walk report', async () => {
  const guide = someDraft({ pg_pending_status: 'submitted', pending_places: [somePlace(22)] });
  const { user } = await showDraft(guide, {
    replies: { getWalkReport: () => storedReport([someStop(22)], [OFTEN_MISSED]) },
  });
  await user.click(await screen.findByRole('button', { name: 'Walk report' }));
  await screen.findByRole('dialog', { name: 'Walk report' });
  await screen.findByText('992 of 1,000 walkers hear every place in time.');
  await user.click(dialog().getByRole('button', { name: '1. Place of 22' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
