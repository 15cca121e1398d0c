import { readPendingGuide } from '@laneway/contract/editing/guide-fields';
import { examplePendingGuide, examplePendingPlace } from '@laneway/contract/examples.test-data';
import type { RecordRef } from '@laneway/domain/app-links/dashboard-route';
import { describe, expect, it, vi } from 'vitest';
import type { CallServer } from '../../../api/client.ts';
import { BLOCKED_STORAGE } from '../../../core/blocked-storage.test-data.ts';
import { someMedia, URI } from '../../../media/uploads/queue/upload-item.test-data.ts';
import type { UploadItem, UploadState } from '../../../media/uploads/queue/upload-queue.ts';
import { createChangeStorage } from '../unsaved-changes/change-storage.ts';
import { uploadName } from './upload-names.ts';
import { createWorkspaces } from './workspaces.ts';

const REF: RecordRef = { source: 'pending', id: 12 };
const PLACE = 'place-pending-31';

function fakeTray() {
  let queue: readonly UploadItem[] = [];
  const listeners = new Set<() => void>();
  const setQueue = (next: readonly UploadItem[]) => {
    queue = next;
    for (const listener of [...listeners]) listener();
  };
  return {
    getQueue: () => queue,
    subscribe: (onChange: () => void) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    remove: (id: string) => setQueue(queue.filter((item) => item.id !== id)),
    put: (...items: readonly { readonly field: string; readonly state: UploadState }[]) =>
      setQueue(
        items.map((item, index) => ({
          ...item,
          id: `upload-${index}`,
          fileName: 'lane.jpg',
          mediaKind: 'image',
          size: 100,
        })),
      ),
  };
}

const READY: UploadState = { kind: 'ready', media: someMedia() };
const HALFWAY: UploadState = { kind: 'checking', uri: URI, media: null };

async function openGuide() {
  const uploads = fakeTray();
  const called: { readonly name: string; readonly body: unknown }[] = [];
  const call = async (name: string, { body }: { readonly body?: Record<string, unknown> }) => {
    called.push({ name, body });
    return name === 'updatePendingPlace'
      ? { ...examplePendingPlace, ...body, pp_version: 2 }
      : { ...examplePendingGuide, ...body, pg_version: 5 };
  };
  const workspaces = createWorkspaces({
    user: { id: 3, name: 'Mirka Wong' },
    call: call as unknown as CallServer,
    changes: createChangeStorage({
      storage: BLOCKED_STORAGE,
      userId: 3,
      tabId: 'this',
      liveTabs: async () => new Set(),
    }),
    uploads,
    host: new EventTarget() as unknown as Window,
    onSaved: vi.fn(),
  });
  const guide = readPendingGuide({ ...examplePendingGuide, pending_places: [examplePendingPlace] });
  const open = await workspaces.open(REF, guide);
  const place = () => open.workspace.getState().places[0]?.record.getState().mine;
  return { uploads, workspaces, open, called, place };
}

const imageOf = (recordKey: string) => uploadName(REF, { recordKey, field: 'image' });

describe('a file that is ready', () => {
  it('is set on its place, and saved if the form was left', async () => {
    const { uploads, called, place } = await openGuide();
    uploads.put({ field: imageOf(PLACE), state: READY });
    expect(place()?.image).toBe(URI);
    expect(uploads.getQueue()).toEqual([]);
    await vi.waitFor(() =>
      expect(called).toMatchObject([
        { name: 'updatePendingPlace', body: { pp_image: URI, pp_version: 1 } },
      ]),
    );
  });

  it('is set on its place, and not saved while the form is open', async () => {
    const { uploads, open, called, place } = await openGuide();
    const close = open.shown.show(PLACE);
    uploads.put({ field: imageOf(PLACE), state: READY });
    expect(place()?.image).toBe(URI);
    await Promise.resolve();
    expect(called).toEqual([]);
    close();
    expect(open.shown.has(PLACE)).toBe(false);
  });

  it('is assigned to the right record if several are ready', async () => {
    const { uploads, open, place } = await openGuide();
    uploads.put({ field: imageOf('guide'), state: READY }, { field: imageOf(PLACE), state: READY });
    expect(open.workspace.guideRecord.getState().mine.image).toBe(URI);
    expect(place()?.image).toBe(URI);
    expect(uploads.getQueue()).toEqual([]);
  });

  it('is dropped if its place was deleted, and ignored if it belongs elsewhere', async () => {
    const { uploads } = await openGuide();
    const inline = uploadName(REF, { recordKey: PLACE, field: 'inline' });
    const elsewhere = uploadName(
      { source: 'pending', id: 13 },
      { recordKey: 'guide', field: 'image' },
    );
    uploads.put(
      { field: imageOf('place-pending-99'), state: READY },
      { field: inline, state: READY },
      { field: elsewhere, state: READY },
    );
    expect(uploads.getQueue().map(({ field }) => field)).toEqual([inline, elsewhere]);
  });
});

describe('a guide with a pending upload', () => {
  it('stays open until the file has arrived', async () => {
    const { uploads, workspaces, open } = await openGuide();
    uploads.put({ field: imageOf(PLACE), state: HALFWAY });
    workspaces.leave(open);
    expect(workspaces.find(REF)).toBe(open);
    uploads.put();
    workspaces.leave(open);
    expect(workspaces.find(REF)).toBeNull();
  });
});
