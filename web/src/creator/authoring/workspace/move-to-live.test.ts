import type { PendingGuide, PendingPlace } from '@laneway/contract/authoring';
import { readPendingGuide } from '@laneway/contract/editing/guide-fields';
import {
  exampleGuide,
  examplePendingGuide,
  examplePendingPlace,
  examplePlace,
} from '@laneway/contract/examples.test-data';
import { notEditable } from '@laneway/domain/workflow/editing';
import { describe, expect, it, vi } from 'vitest';
import type { CallServer } from '../../../api/client.ts';
import { ApiProblem } from '../../../api/failures.ts';
import { createWorkspace, GUIDE_KEY } from './create-workspace.ts';
import { DraftServer } from './draft-server.test-data.ts';
import { createSaveQueue } from './save-queue.ts';

const DRAFT: PendingGuide = {
  ...examplePendingGuide,
  pg_id: 12,
  pg_version: 8,
  pg_title: exampleGuide.g_title,
  pg_pending_status: 'draft',
  original_g_id: exampleGuide.g_id,
};
const PLACE: PendingPlace = {
  ...examplePendingPlace,
  pp_id: 120,
  pp_pg_id: 12,
  pp_version: 6,
  pp_title: examplePlace.p_title,
  pp_description: 'Paint.',
  pp_original_p_id: examplePlace.p_id,
};
const LIVE_PLACE = { ...examplePlace, p_description: 'Paint.' };

/** A draft that is open here while it is published elsewhere, and the draft that comes after it. */
function openStale(place: PendingPlace = PLACE) {
  const next = new DraftServer({ ...DRAFT, pg_id: 50, pg_version: 1 });
  next.places = [
    { ...PLACE, pp_id: 500, pp_pg_id: 50, pp_version: 1, pp_original_p_id: examplePlace.p_id },
  ];
  const published = {
    ...DRAFT,
    pg_version: 11,
    pg_pending_status: 'published',
    pending_places: [place],
  } satisfies PendingGuide;
  const replies: Readonly<Record<string, () => unknown>> = {
    getGuide: () => exampleGuide,
    listPlaces: () => ({ places: [LIVE_PLACE] }),
    createPendingGuide: () => next.call('getPendingGuide', { params: { id: 50 } }),
  };
  const call = (async (name: string, input: { params?: { id: number } } = {}) => {
    const reply = replies[name];
    if (reply !== undefined) return reply();
    const isOld = input.params?.id === 12 || input.params?.id === 120;
    if (!isOld) return next.call(name as never, input as never);
    if (name === 'getPendingGuide') return published;
    throw new ApiProblem({ status: 409, ...notEditable('published') });
  }) as CallServer;
  const workspace = createWorkspace({
    guide: readPendingGuide({ ...DRAFT, pending_places: [place] }),
    user: { id: 3, name: 'Mirka Wong' },
    call,
    queue: createSaveQueue({ host: new EventTarget() as never, after: () => () => undefined }),
    onSaved: () => undefined,
    now: () => 1_000,
  });
  return { workspace, next };
}

const key = 'place-pending-120';

describe('a version that was published elsewhere', () => {
  it('is discovered by a refused save, and nothing that was typed is lost', async () => {
    const { workspace } = openStale();
    workspace.guideRecord.send({ type: 'edited', values: { title: 'Lanes at night' } });
    expect((await workspace.save(GUIDE_KEY)).kind).toBe('refused');
    await vi.waitFor(() =>
      expect(workspace.getState().guide).toMatchObject({ status: 'published' }),
    );
    expect(workspace.guideRecord.getState().mine.title).toBe('Lanes at night');
  });

  it('moves typed text to the next draft: guide, place and new place', async () => {
    const { workspace, next } = openStale();
    workspace.guideRecord.send({ type: 'edited', values: { title: 'Lanes at night' } });
    const [item] = workspace.getState().places;
    item?.record.send({ type: 'edited', values: { description: 'Paint over paint.' } });
    workspace.addPlace({ title: 'Union Lane' });
    await workspace.save(key);
    await workspace.refresh();
    expect(await workspace.moveToLive()).toEqual({ kind: 'saved' });
    expect(workspace.getState().guide).toMatchObject({ kind: 'pending', id: 50, status: 'draft' });
    expect(workspace.getState().failure).toBeNull();
    expect(next.guide?.pg_title).toBe('Lanes at night');
    expect(next.places).toMatchObject([
      { pp_id: 500, pp_title: examplePlace.p_title, pp_description: 'Paint over paint.' },
      { pp_title: 'Union Lane' },
    ]);
    expect(workspace.getState().places.map((each) => each.key)[0]).toBe(key);
    expect(workspace.isSettled()).toBe(true);
  });

  it('finds an added place in the live guide by its title', async () => {
    const { workspace, next } = openStale({ ...PLACE, pp_original_p_id: null });
    const [item] = workspace.getState().places;
    item?.record.send({ type: 'edited', values: { description: 'Paint over paint.' } });
    await workspace.moveToLive();
    expect(next.places).toMatchObject([{ pp_id: 500, pp_description: 'Paint over paint.' }]);
  });
});
