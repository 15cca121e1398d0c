import { describe, expect, it, vi } from 'vitest';
import { BLOCKED_STORAGE } from '../../core/blocked-storage.test-data.ts';
import { createVisitStore } from './visit-store.ts';

/** A browser whose tabs share a storage, and notify each other of changes by the storage event. */
class FakeDevice {
  readonly stored = new Map<string, string>();
  readonly #tabs: EventTarget[] = [];
  isFull = false;

  openTab() {
    const tab = new EventTarget();
    this.#tabs.push(tab);
    const notifyOthers = () => {
      for (const other of this.#tabs) if (other !== tab) other.dispatchEvent(new Event('storage'));
    };
    const storage = {
      getItem: (key: string) => this.stored.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (this.isFull) return false;
        this.stored.set(key, value);
        notifyOthers();
        return true;
      },
      removeItem: (key: string) => {
        this.stored.delete(key);
        notifyOthers();
      },
    };
    return createVisitStore(storage, tab);
  }
}

const VISIT = { guideId: 1, placeId: 12, placeIds: [11, 12], isThere: true };
const VISITED = [
  {
    guideId: 1,
    placeIds: [11, 12],
    openedIds: [12],
    visitedIds: [12],
    lastPlaceId: 12,
    isOver: false,
  },
];

describe('the visits of a user', () => {
  it('are still there when the app is opened again', () => {
    const device = new FakeDevice();
    device.openTab().add(7, VISIT);
    expect(device.openTab().read(7)).toEqual(VISITED);
  });

  it('are visible to nobody else', () => {
    const store = new FakeDevice().openTab();
    store.add(7, VISIT);
    expect(store.read(8)).toEqual([]);
    expect(store.read('visitor')).toEqual([]);
  });

  it('are deleted on request, without those of others', () => {
    const device = new FakeDevice();
    const store = device.openTab();
    store.add(7, VISIT);
    store.add('visitor', VISIT);
    for (const key of ['laneway.walks.7', 'laneway.past-walks.7', 'laneway.wish-list.7'])
      device.stored.set(key, '{}');
    store.forget(7);
    expect(store.read(7)).toEqual([]);
    expect(store.read('visitor')).toEqual(VISITED);
    expect([...device.stored.keys()]).toEqual(['laneway.visits.visitor']);
  });

  it('notify listeners in this tab and others, until they unsubscribe', () => {
    const device = new FakeDevice();
    const [here, there] = [device.openTab(), device.openTab()];
    const [heardHere, heardThere] = [vi.fn(), vi.fn()];
    const stops = [here.subscribe(heardHere), there.subscribe(heardThere)];
    here.add(7, VISIT);
    expect(heardHere).toHaveBeenCalledOnce();
    expect(heardThere).toHaveBeenCalledOnce();
    expect(there.read(7)).toEqual(VISITED);
    for (const stop of stops) stop();
    here.forget(7);
    expect(heardHere).toHaveBeenCalledOnce();
    expect(heardThere).toHaveBeenCalledOnce();
  });

  it('are the same object until they change, and a repeated visit changes nothing', () => {
    const store = new FakeDevice().openTab();
    store.add(7, VISIT);
    const before = store.read(7);
    const heard = vi.fn();
    store.subscribe(heard);
    store.add(7, VISIT);
    expect(heard).not.toHaveBeenCalled();
    expect(store.read(7)).toBe(before);
  });

  it('are merged with those that another tab has added', () => {
    const device = new FakeDevice();
    const [here, there] = [device.openTab(), device.openTab()];
    here.add(7, VISIT);
    there.add(7, { ...VISIT, placeId: 11 });
    expect(here.read(7)).toMatchObject([{ visitedIds: [11, 12], lastPlaceId: 11 }]);
  });
});

describe('visits on a device', () => {
  it('without storage space are kept in memory, and stored once there is space', () => {
    const device = new FakeDevice();
    const store = device.openTab();
    device.isFull = true;
    store.add(7, VISIT);
    expect(store.read(7)).toEqual(VISITED);
    expect(device.openTab().read(7)).toEqual([]);
    device.isFull = false;
    store.add(7, { ...VISIT, placeId: 11 });
    expect(device.openTab().read(7)).toMatchObject([{ visitedIds: [11, 12] }]);
  });

  it('with blocked storage are kept in memory', () => {
    const store = createVisitStore(BLOCKED_STORAGE, new EventTarget());
    expect(store.read(7)).toEqual([]);
    store.add(7, VISIT);
    expect(store.read(7)).toEqual(VISITED);
    store.forget(7);
    expect(store.read(7)).toEqual([]);
  });
});
