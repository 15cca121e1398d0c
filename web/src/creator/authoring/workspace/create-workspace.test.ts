import type { PendingPlace } from '@laneway/contract/authoring';
import { readPendingGuide, readPublishedGuide } from '@laneway/contract/editing/guide-fields';
import {
  exampleGuide,
  examplePendingPlace,
  examplePlace,
} from '@laneway/contract/examples.test-data';
import { type EditableGuide, newGuide } from '@laneway/domain/guides/editable-guide';
import { DEFAULT_WALK_SETTINGS } from '@laneway/domain/walk/plan/walk-settings';
import { writeWalkSettings } from '@laneway/domain/walk/text/walk-settings-text';
import { describe, expect, it, vi } from 'vitest';
import { createWorkspace, GUIDE_KEY } from './create-workspace.ts';
import { DraftServer } from './draft-server.test-data.ts';
import { createSaveQueue } from './save-queue.ts';

const USER = { id: 3, name: 'Mirka Wong' };

/** A workspace whose queue waits for a call of `retryNow` when the server can't be reached. */
function openOn(server: DraftServer, guide?: EditableGuide) {
  const onSaved = vi.fn();
  const workspace = createWorkspace({
    guide: guide ?? readPendingGuide({ ...requireGuide(server), pending_places: server.places }),
    user: USER,
    call: server.call,
    queue: createSaveQueue({ host: new EventTarget() as never, after: () => () => undefined }),
    onSaved,
    now: () => 1_000,
  });
  const type = (values: Parameters<typeof edit>[1]) => edit(workspace.guideRecord, values);
  return { workspace, onSaved, type };
}

type GuideRecord = ReturnType<typeof createWorkspace>['guideRecord'];

function edit(
  record: GuideRecord,
  values: Partial<ReturnType<GuideRecord['getState']>['mine']>,
): void {
  record.send({ type: 'edited', values });
}

function requireGuide({ guide }: DraftServer) {
  if (guide === null) throw new Error('the server has no guide');
  return guide;
}

describe('saving a guide', () => {
  it('sends only the changed fields', async () => {
    const server = new DraftServer();
    const { workspace, type, onSaved } = openOn(server);
    type({ title: 'Lanes at night' });
    expect(await workspace.save(GUIDE_KEY)).toEqual({ kind: 'saved' });
    const sent = server.changes.map(({ field }) => field);
    expect(sent).toContain('pg_title');
    expect(sent).not.toContain('pg_description');
    expect(onSaved).toHaveBeenCalledWith(12, 'content');
    expect(workspace.isSettled()).toBe(true);
  });

  it('doesn’t change the walk or the triggers', async () => {
    const server = new DraftServer();
    const walk = writeWalkSettings(DEFAULT_WALK_SETTINGS);
    server.guide = { ...requireGuide(server), pg_walk: walk };
    const { workspace, type } = openOn(server);
    type({ title: 'Lanes at night' });
    expect(await workspace.save(GUIDE_KEY)).toEqual({ kind: 'saved' });
    expect(server.guide).toMatchObject({ pg_title: 'Lanes at night', pg_walk: walk });
    expect(server.changes.map(({ field }) => field)).not.toContain('pg_walk');
  });

  it('keeps what is typed while the save is in progress', async () => {
    const server = new DraftServer();
    const { workspace, type } = openOn(server);
    type({ title: 'Lanes' });
    const stop = workspace.guideRecord.subscribe(() => {
      stop();
      type({ title: 'Lanes at night' });
    });
    await workspace.save(GUIDE_KEY);
    expect(workspace.guideRecord.getState().mine.title).toBe('Lanes at night');
    expect(workspace.guideRecord.isDirty()).toBe(true);
    await workspace.save(GUIDE_KEY);
    expect(requireGuide(server).pg_title).toBe('Lanes at night');
  });

  it('creates only one guide, even when the first reply is lost', async () => {
    const server = new DraftServer(null);
    const { workspace, type } = openOn(server, newGuide(77));
    type({ title: 'Lanes' });
    server.network = 'reply lost';
    const saved = workspace.save(GUIDE_KEY);
    await vi.waitFor(() => expect(workspace.queue.getState()).toBe('waiting'));
    type({ description: 'Typed in the tunnel' });
    workspace.queue.retryNow();
    expect(await saved).toEqual({ kind: 'saved' });
    expect(server.created).toBe(1);
    expect(requireGuide(server).pg_description).toBe('Typed in the tunnel');
    expect(server.created).toBe(1);
  });

  it('doesn’t conflict with itself over ten saves and reorderings', async () => {
    const server = new DraftServer();
    const { workspace, type } = openOn(server);
    for (const title of ['One', 'Two', 'Three']) workspace.addPlace({ title });
    for (const { key } of workspace.getState().places) await workspace.save(key);
    const outcomes = Array.from({ length: 10 }, (_, index) => {
      type({ title: `Title ${index}` });
      const last = workspace.getState().places.at(-1)?.key ?? '';
      return [workspace.save(GUIDE_KEY), workspace.movePlace(last, 0)];
    });
    for (const outcome of await Promise.all(outcomes.flat())) {
      expect(outcome).toEqual({ kind: 'saved' });
    }
    expect(workspace.guideRecord.getState().clashes).toEqual([]);
    expect(requireGuide(server).pg_title).toBe('Title 9');
  });

  it('keeps a guide walked in order when its places leave the order of its path', async () => {
    const server = new DraftServer();
    server.guide = { ...requireGuide(server), pg_path: '(-37.8,144.96),(-37.8,144.97)' };
    const at = (pp_id: number, lng: number): PendingPlace => ({
      ...examplePendingPlace,
      ...{ pp_id, pp_order: pp_id, pp_original_p_id: null, pp_marker: null, pp_trigger: null },
      pp_location: `-37.8,${lng}`,
    });
    server.places = [at(1, 144.962), at(2, 144.965), at(3, 144.968)];
    const { workspace } = openOn(server);
    const walk = () => workspace.guideRecord.getState().mine.walk;
    const keyAt = (index: number) => workspace.getState().places[index]?.key ?? '';
    void workspace.movePlace(keyAt(2), 0);
    expect(walk()).toBe(writeWalkSettings(DEFAULT_WALK_SETTINGS));
  });

  it('reports invalid values, and sends nothing', async () => {
    const server = new DraftServer();
    const { workspace, type } = openOn(server);
    type({ location: 'somewhere', durationMinutes: 'an hour' });
    const outcome = await workspace.save(GUIDE_KEY);
    expect(outcome).toEqual({ kind: 'invalid', fields: ['location', 'durationMinutes'] });
    expect(server.changes).toEqual([]);
  });

  it('saves the rest of a guide with invalid values, and reports those', async () => {
    const server = new DraftServer();
    const { workspace, type } = openOn(server);
    type({ title: 'Lanes at night', priceChoice: 'paid', price: '0.5' });
    const outcome = await workspace.save(GUIDE_KEY);
    expect(outcome).toEqual({ kind: 'invalid', fields: ['price'] });
    expect(requireGuide(server).pg_title).toBe('Lanes at night');
    expect(server.changes.map(({ field }) => field)).not.toContain('pg_price');
    expect(workspace.guideRecord.getState().mine.price).toBe('0.5');
    type({ price: '5' });
    expect(await workspace.save(GUIDE_KEY)).toEqual({ kind: 'saved' });
    expect(requireGuide(server).pg_price).toBe(5);
  });

  it('creates no guide of invalid values alone', async () => {
    const server = new DraftServer(null);
    const { workspace, type } = openOn(server, newGuide(77));
    type({ durationMinutes: 'an hour' });
    expect(await workspace.save(GUIDE_KEY)).toMatchObject({ kind: 'invalid' });
    expect(server.created).toBe(0);
  });

  it('saves an unfinished path as typed', async () => {
    const server = new DraftServer();
    const { workspace, type } = openOn(server);
    type({ path: '(-37.8,144.9' });
    expect(await workspace.save(GUIDE_KEY)).toEqual({ kind: 'saved' });
    expect(requireGuide(server).pg_path).toBe('(-37.8,144.9');
  });
});

describe('two people saving the same guide', () => {
  it('merges changes of different fields', async () => {
    const server = new DraftServer();
    const { workspace, type } = openOn(server);
    server.editElsewhere({ pg_description: 'Theirs' });
    type({ title: 'Mine' });
    expect(await workspace.save(GUIDE_KEY)).toEqual({ kind: 'saved' });
    expect(requireGuide(server)).toMatchObject({ pg_title: 'Mine', pg_description: 'Theirs' });
    expect(workspace.guideRecord.getState().mine.description).toBe('Theirs');
  });

  it('shows both values when they changed the same field, and saves the chosen one', async () => {
    const server = new DraftServer();
    const { workspace, type } = openOn(server);
    const { guideRecord } = workspace;
    server.editElsewhere({ pg_title: 'Theirs' });
    type({ title: 'Mine' });
    expect(await workspace.save(GUIDE_KEY)).toEqual({ kind: 'clashes' });
    expect(guideRecord.getState()).toMatchObject({
      base: { title: 'Theirs' },
      mine: { title: 'Mine' },
      clashes: ['title'],
    });
    expect(await workspace.save(GUIDE_KEY)).toEqual({ kind: 'clashes' });
    guideRecord.send({ type: 'chosen', field: 'title', side: 'mine' });
    expect(await workspace.save(GUIDE_KEY)).toEqual({ kind: 'saved' });
    expect(requireGuide(server).pg_title).toBe('Mine');
  });

  it('saves what only one of them changed while the rest waits for a choice', async () => {
    const server = new DraftServer();
    const { workspace, type } = openOn(server);
    server.editElsewhere({ pg_title: 'Theirs' });
    type({ title: 'Mine', description: 'Only mine' });
    expect(await workspace.save(GUIDE_KEY)).toEqual({ kind: 'clashes' });
    expect(requireGuide(server)).toMatchObject({
      pg_title: 'Theirs',
      pg_description: 'Only mine',
    });
    expect(workspace.guideRecord.getState().clashes).toEqual(['title']);
  });

  it('keeps what was typed into a place that someone else deleted', async () => {
    const server = new DraftServer();
    const { workspace } = openOn(server);
    const added = workspace.addPlace({ title: 'Hosier Lane' });
    const key = added.ok ? added.value : '';
    await workspace.save(key);
    const record = workspace.getState().places[0]?.record;
    record?.send({ type: 'edited', values: { description: 'A long text' } });
    server.places = [];
    await workspace.refresh();
    const [place] = workspace.getState().places;
    expect(place?.place.kind).toBe('unsaved');
    expect(place?.record.getState().mine).toMatchObject({
      title: 'Hosier Lane',
      description: 'A long text',
    });
    expect(place?.key).toBe(key);
  });
});

describe('a published guide', () => {
  const published = () => readPublishedGuide(exampleGuide, [examplePlace]);

  it('becomes a draft with the first save', async () => {
    const server = new DraftServer(null);
    const { workspace, type } = openOn(server, published());
    type({ title: 'Lanes at night' });
    expect(await workspace.save(GUIDE_KEY)).toEqual({ kind: 'saved' });
    expect(workspace.getState().guide.kind).toBe('pending');
    expect(requireGuide(server).pg_title).toBe('Lanes at night');
    expect(server.created).toBe(1);
  });

  it('continues from a draft that was already open, without losing either side', async () => {
    const server = new DraftServer();
    server.editElsewhere({ pg_description: 'From the open draft', pg_duration_minutes: 60 });
    // The server returns the open draft as it is and ignores what was sent.
    const call = server.call;
    const server2 = Object.assign(server, {
      call: (async (name: string, input: never) =>
        name === 'createPendingGuide'
          ? call('getPendingGuide', { params: { id: 12 } })
          : call(name as never, input)) as typeof call,
    });
    const { workspace, type } = openOn(server2, published());
    type({ durationMinutes: '45' });
    expect(await workspace.save(GUIDE_KEY)).toEqual({ kind: 'saved' });
    expect(requireGuide(server)).toMatchObject({
      pg_description: 'From the open draft',
      pg_duration_minutes: 45,
    });
  });
});

describe('places', () => {
  it('can’t be added while their guide isn’t saved, and the error says so', () => {
    const { workspace } = openOn(new DraftServer(null), newGuide(1));
    const added = workspace.addPlace();
    expect(added.ok).toBe(false);
    if (!added.ok) {
      expect(added.error.detail).toBe('Please save the new guide first before adding places.');
    }
  });

  it('keep their key and stop id after their first save', async () => {
    const server = new DraftServer();
    const { workspace } = openOn(server);
    const added = workspace.addPlace({ title: 'Hosier Lane' });
    const key = added.ok ? added.value : '';
    const stopId = workspace.getState().places[0]?.stopId;
    await workspace.save(key);
    expect(workspace.getState().places).toMatchObject([
      { key, stopId, place: { kind: 'pending' } },
    ]);
    expect(server.places).toHaveLength(1);
  });

  it('are saved again when one is restored that was deleted during its first save', async () => {
    const server = new DraftServer();
    const { workspace } = openOn(server);
    const added = workspace.addPlace({ title: 'Hosier Lane', description: 'Paint.' });
    const key = added.ok ? added.value : '';
    const [item] = workspace.getState().places;
    if (item === undefined) throw new Error('no place was added');
    const { promise: sent, resolve } = Promise.withResolvers<void>();
    item.record.subscribe(() => resolve());
    const saved = workspace.save(key);
    await sent;
    await workspace.deletePlace(key);
    await saved;
    expect(server.places).toEqual([]);
    expect(await workspace.restoreDeletedPlace(item, 0)).toEqual({ kind: 'saved' });
    expect(server.places).toMatchObject([{ pp_title: 'Hosier Lane', pp_description: 'Paint.' }]);
    expect(workspace.getState().places.map((place) => place.key)).toEqual([key]);
    expect(workspace.isSettled()).toBe(true);
  });

  it('have distinct keys when two are added at once', () => {
    const { workspace } = openOn(new DraftServer());
    const keys = [workspace.addPlace(), workspace.addPlace()];
    expect(new Set(keys.map((added) => (added.ok ? added.value : null))).size).toBe(2);
  });
});
