import { readPendingGuide, readPublishedGuide } from '@laneway/contract/editing/guide-fields';
import {
  exampleGuide,
  examplePendingGuide,
  examplePendingPlace,
  examplePlace,
} from '@laneway/contract/examples.test-data';
import { type EditableGuide, newGuide } from '@laneway/domain/guides/editable-guide';
import { describe, expect, it, vi } from 'vitest';
import type { CallServer } from '../../../api/client.ts';
import { createWorkspace, GUIDE_KEY } from './create-workspace.ts';
import { createSaveQueue } from './save-queue.ts';

const published = readPublishedGuide(exampleGuide, [examplePlace]);
const draft = readPendingGuide({
  ...examplePendingGuide,
  pg_pending_status: 'draft',
  original_g_id: 7,
  pending_places: [examplePendingPlace],
});

const REPLIES: Readonly<Record<string, unknown>> = {
  withdrawGuide: { ...exampleGuide, g_active: false },
  republishGuide: exampleGuide,
  withdrawPlace: { ...examplePlace, p_active: false },
  withdrawPendingPlace: { ...examplePendingPlace, pp_pending_status: 'withdrawn', pp_version: 9 },
  republishPendingPlace: { ...examplePendingPlace, pp_version: 10 },
};

function openOn(guide: EditableGuide) {
  const asked: string[] = [];
  const onSaved = vi.fn();
  const call = (async (name: string, { params }: { params: { id: number } }) => {
    asked.push(`${name} ${params.id}`);
    return REPLIES[name];
  }) as CallServer;
  const workspace = createWorkspace({
    guide,
    user: { id: 3, name: 'Mirka Wong' },
    call,
    queue: createSaveQueue({ host: new EventTarget() as never, after: () => () => undefined }),
    onSaved,
    now: () => 1_000,
  });
  const placeKey = workspace.getState().places[0]?.key ?? '';
  const change = (key: string, state: 'live' | 'withdrawn') =>
    workspace.changeListing(key, { state, comment: null });
  return { workspace, placeKey, change, asked, onSaved };
}

describe('changing a listing', () => {
  it('changes the listing of the open published guide, and notifies the lists', async () => {
    const { workspace, placeKey, change, asked, onSaved } = openOn(published);
    await change(GUIDE_KEY, 'withdrawn');
    await change(placeKey, 'withdrawn');
    expect(asked).toEqual([
      `withdrawGuide ${exampleGuide.g_id}`,
      `withdrawPlace ${examplePlace.p_id}`,
    ]);
    const { guide, places, savedAt } = workspace.getState();
    expect(guide).toMatchObject({ listing: 'withdrawn' });
    expect(places[0]?.place).toMatchObject({ kind: 'published', listing: 'withdrawn' });
    // Nothing that was typed has been saved.
    expect(savedAt).toBeNull();
    expect(onSaved.mock.calls).toEqual([[null], [null]]);
  });

  it('applies to the published guide of a draft, and leaves the draft as it is', async () => {
    const { workspace, change, asked } = openOn(draft);
    await change(GUIDE_KEY, 'withdrawn');
    await change(GUIDE_KEY, 'live');
    expect(asked).toEqual(['withdrawGuide 7', 'republishGuide 7']);
    expect(workspace.getState().guide).toMatchObject({ kind: 'pending', status: 'draft' });
  });

  it('of a place in a draft updates its version', async () => {
    const { workspace, placeKey, change, onSaved } = openOn(draft);
    await change(placeKey, 'withdrawn');
    const [item] = workspace.getState().places;
    expect(item?.place).toMatchObject({ status: 'withdrawn' });
    expect(item?.record.getState().version).toBe(9);
    expect(item?.record.isDirty()).toBe(false);
    expect(onSaved).toHaveBeenCalledWith(draft.id);
  });

  it('can be undone after the guide was closed', async () => {
    const { workspace, placeKey, change, asked } = openOn(draft);
    await change(placeKey, 'withdrawn');
    workspace.close();
    await change(placeKey, 'live');
    expect(asked.at(-1)).toBe(`republishPendingPlace ${examplePendingPlace.pp_id}`);
  });

  it('is refused for unsaved content', async () => {
    const { change, asked } = openOn(newGuide(9));
    await expect(change(GUIDE_KEY, 'withdrawn')).rejects.toThrow(
      'Cannot determine withdrawal endpoint for guide/place',
    );
    await expect(change(GUIDE_KEY, 'live')).rejects.toThrow(
      'Invalid content identifier for re-publishing',
    );
    expect(asked).toEqual([]);
  });
});
