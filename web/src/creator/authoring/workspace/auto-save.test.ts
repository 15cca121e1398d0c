import { readPendingGuide, readPublishedGuide } from '@laneway/contract/editing/guide-fields';
import { exampleGuide, examplePlace } from '@laneway/contract/examples.test-data';
import { type EditableGuide, newGuide } from '@laneway/domain/guides/editable-guide';
import { describe, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../../api/failures.ts';
import { openAutoSave, SAVE_AFTER_MS } from './auto-save.ts';
import { createWorkspace, GUIDE_KEY } from './create-workspace.ts';
import { DraftServer } from './draft-server.test-data.ts';
import { createSaveQueue } from './save-queue.ts';

const AUTHOR = 3;

/** Timers that run when the test says so. */
class Clock {
  private timers: { readonly at: number; readonly run: () => void }[] = [];
  private now = 0;

  readonly after = (ms: number, run: () => void): (() => void) => {
    const timer = { at: this.now + ms, run };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((each) => each !== timer);
    };
  };

  async pass(ms: number): Promise<void> {
    this.now += ms;
    const due = this.timers.filter(({ at }) => at <= this.now);
    this.timers = this.timers.filter((timer) => !due.includes(timer));
    for (const { run } of due) run();
    await settle();
  }
}

/** Lets promises run. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) await Promise.resolve();
}

function openOn(server: DraftServer, { guide, userId = AUTHOR }: Options = {}) {
  const clock = new Clock();
  const host = new EventTarget();
  const row = server.guide && { ...server.guide, pg_author_id: AUTHOR };
  server.guide = row;
  const calls: { readonly name: string; readonly body: object }[] = [];
  const call = (async (name: string, input: { body?: object } = {}) => {
    if (input.body !== undefined) calls.push({ name, body: input.body });
    return await server.call(name as never, input as never);
  }) as typeof server.call;
  const opened = guide ?? (row && readPendingGuide({ ...row, pending_places: server.places }));
  if (opened === null) throw new Error('there is no guide to open');
  const workspace = createWorkspace({
    guide: opened,
    user: { id: userId, name: 'Mirka Wong' },
    call,
    queue: createSaveQueue({ host: host as never, after: () => () => undefined }),
    onSaved: vi.fn(),
    now: () => 1_000,
  });
  const autoSave = openAutoSave({ workspace, userId, host: host as never, after: clock.after });
  const type = (values: Partial<ReturnType<typeof workspace.guideRecord.getState>['mine']>) =>
    workspace.guideRecord.send({ type: 'edited', values });
  return { workspace, autoSave, clock, host, calls, type };
}

type Options = { readonly guide?: EditableGuide; readonly userId?: number };

function titleOf({ guide }: DraftServer) {
  return guide?.pg_title;
}

describe('what is typed', () => {
  it('is saved after a pause, in one request with only the changed fields', async () => {
    const server = new DraftServer();
    const { workspace, clock, calls, type } = openOn(server);
    type({ title: 'Lanes' });
    await clock.pass(SAVE_AFTER_MS - 1);
    type({ title: 'Lanes at night' });
    await clock.pass(SAVE_AFTER_MS - 1);
    expect(calls).toEqual([]);
    await clock.pass(1);
    await clock.pass(10 * SAVE_AFTER_MS);
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({ name: 'updatePendingGuide' });
    expect(Object.keys(calls[0]?.body ?? {})).toContain('pg_title');
    expect(Object.keys(calls[0]?.body ?? {})).not.toContain('pg_description');
    expect(titleOf(server)).toBe('Lanes at night');
    expect(workspace.isSettled()).toBe(true);
  });

  it('is not saved if it was removed again', async () => {
    const server = new DraftServer();
    const { clock, calls, type } = openOn(server);
    const before = titleOf(server) ?? '';
    type({ title: 'Lanes' });
    type({ title: before });
    await clock.pass(SAVE_AFTER_MS);
    expect(calls).toEqual([]);
  });

  it('while a save is under way is saved after it', async () => {
    const server = new DraftServer();
    const { workspace, autoSave, clock, calls, type } = openOn(server);
    type({ title: 'Lanes' });
    const stop = workspace.guideRecord.subscribe(() => {
      stop();
      type({ description: 'Typed meanwhile' });
      autoSave.saveNow();
    });
    await clock.pass(SAVE_AFTER_MS);
    expect(calls).toHaveLength(2);
    expect(server.guide).toMatchObject({ pg_title: 'Lanes', pg_description: 'Typed meanwhile' });
  });

  it('is saved at once when the page is hidden', async () => {
    const server = new DraftServer();
    const { host, type } = openOn(server);
    type({ title: 'Lanes' });
    host.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(titleOf(server)).toBe('Lanes');
  });

  it('into a new guide makes it a draft, even without a title', async () => {
    const server = new DraftServer(null);
    const { workspace, clock, type } = openOn(server, { guide: newGuide(77) });
    await clock.pass(SAVE_AFTER_MS);
    expect(server.created).toBe(0);
    type({ description: 'No title yet' });
    await clock.pass(SAVE_AFTER_MS);
    expect(server.created).toBe(1);
    expect(server.guide).toMatchObject({ pg_description: 'No title yet' });
    expect(workspace.getState().guide.kind).toBe('pending');
  });

  it('into a live guide starts its draft', async () => {
    const server = new DraftServer(null);
    const guide = readPublishedGuide({ ...exampleGuide, g_author_id: AUTHOR }, [examplePlace]);
    const { workspace, clock, type } = openOn(server, { guide });
    type({ title: 'Lanes at night' });
    await clock.pass(SAVE_AFTER_MS);
    expect(server.created).toBe(1);
    expect(workspace.getState().guide.kind).toBe('pending');
  });

  it('into a new place is saved, and an untouched one is not', async () => {
    const server = new DraftServer();
    const { workspace, clock, calls } = openOn(server);
    workspace.addPlace();
    const added = workspace.addPlace();
    await clock.pass(SAVE_AFTER_MS);
    expect(calls).toEqual([]);
    const item = workspace.getState().places.find(({ key }) => added.ok && key === added.value);
    item?.record.send({ type: 'edited', values: { title: 'Hosier Lane' } });
    await clock.pass(SAVE_AFTER_MS);
    expect(server.places.map(({ pp_title }) => pp_title)).toEqual(['Hosier Lane']);
  });

  it.each([
    ['someone else’s', { userId: 99 }, 'draft'],
    ['a submitted', {}, 'submitted'],
  ] as const)('into %s guide is not saved by itself', async (_, options, status) => {
    const server = new DraftServer();
    server.editElsewhere({ pg_pending_status: status });
    const { autoSave, clock, host, calls, type } = openOn(server, options);
    expect(autoSave.isOn()).toBe(false);
    type({ title: 'Lanes' });
    await clock.pass(10 * SAVE_AFTER_MS);
    host.dispatchEvent(new Event('pagehide'));
    await settle();
    expect(calls).toEqual([]);
  });
});

describe('what can’t be saved', () => {
  it('lets the rest through, and is reported', async () => {
    const server = new DraftServer();
    const { autoSave, clock, calls, type } = openOn(server);
    type({ title: 'Lanes', durationMinutes: 'an hour' });
    await clock.pass(SAVE_AFTER_MS);
    expect(titleOf(server)).toBe('Lanes');
    const stuck = { kind: 'invalid', fields: ['durationMinutes'] };
    expect(autoSave.getState().stuck).toEqual(new Map([[GUIDE_KEY, stuck]]));
    await clock.pass(10 * SAVE_AFTER_MS);
    expect(calls).toHaveLength(1);
    type({ durationMinutes: '60' });
    expect(autoSave.getState().stuck.size).toBe(0);
    await clock.pass(SAVE_AFTER_MS);
    expect(server.guide?.pg_duration_minutes).toBe(60);
  });

  it('is not tried again until it changes or someone asks', async () => {
    const server = new DraftServer();
    const { autoSave, clock, host, calls, type } = openOn(server);
    const carryOut = server.call;
    let refusals = 2;
    Object.assign(server, {
      call: (async (name: string, input: never) => {
        if (name !== 'updatePendingGuide' || refusals === 0) return carryOut(name as never, input);
        refusals -= 1;
        throw new ApiProblem({ status: 422, code: 'invalid_input', detail: 'Not this title' });
      }) as typeof server.call,
    });
    type({ title: 'Lanes' });
    await clock.pass(SAVE_AFTER_MS);
    await clock.pass(10 * SAVE_AFTER_MS);
    host.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(calls).toHaveLength(1);
    expect(autoSave.getState().stuck.get(GUIDE_KEY)).toMatchObject({ kind: 'refused' });
    expect(await autoSave.saveAll()).toBe(false);
    expect(calls).toHaveLength(2);
    expect(await autoSave.saveAll()).toBe(true);
    expect(titleOf(server)).toBe('Lanes');
    expect(autoSave.getState().stuck.size).toBe(0);
  });

  it('for lack of a network is queued once, and reported when someone wants to leave', async () => {
    const server = new DraftServer();
    const { workspace, autoSave, clock, calls, type } = openOn(server);
    server.network = 'request lost';
    type({ title: 'Lanes' });
    await clock.pass(SAVE_AFTER_MS);
    expect(workspace.queue.getState()).toBe('waiting');
    type({ title: 'Lanes at night' });
    await clock.pass(10 * SAVE_AFTER_MS);
    expect(calls).toHaveLength(1);
    server.network = 'request lost';
    expect(await autoSave.saveAll()).toBe(false);
    workspace.queue.retryNow();
    await settle();
    expect(titleOf(server)).toBe('Lanes at night');
    expect(workspace.isSettled()).toBe(true);
  });
});

it('saves everything on request, also in someone else’s guide', async () => {
  const server = new DraftServer();
  const { workspace, autoSave, type } = openOn(server, { userId: 99 });
  type({ title: 'Lanes' });
  expect(await autoSave.saveAll()).toBe(true);
  expect(titleOf(server)).toBe('Lanes');
  expect(workspace.isSettled()).toBe(true);
});

it('merges the saves of two tabs with the same guide', async () => {
  const server = new DraftServer();
  const one = openOn(server);
  const other = openOn(server);
  one.type({ title: 'Lanes at night' });
  other.type({ description: 'Neon.' });
  await one.clock.pass(SAVE_AFTER_MS);
  await other.clock.pass(SAVE_AFTER_MS);
  expect(server.guide).toMatchObject({ pg_title: 'Lanes at night', pg_description: 'Neon.' });
  expect(other.workspace.guideRecord.getState()).toMatchObject({
    mine: { title: 'Lanes at night', description: 'Neon.' },
    clashes: [],
  });
});
