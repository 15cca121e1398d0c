// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TAKE_OVER } from '../../offline/worker-messages.ts';
import { createUpdates, type UpdatesParts } from './create-updates.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

/** An installed worker that waits to be activated. */
class WaitingWorker extends EventTarget {
  readonly state = 'installed';
  readonly messages: unknown[] = [];
  readonly container: EventTarget;
  constructor(container: EventTarget) {
    super();
    this.container = container;
  }
  postMessage(message: unknown): void {
    this.messages.push(message);
    this.container.dispatchEvent(new Event('controllerchange'));
  }
}

type Situation = { readonly parts?: Partial<UpdatesParts>; readonly hasWorker?: boolean };

/** A tab of version 1, with a server that has just been updated to version 2. */
function aTab({ parts = {}, hasWorker = true }: Situation = {}) {
  const container = Object.assign(new EventTarget(), { controller: {} as ServiceWorker });
  const waiting = new WaitingWorker(container);
  const registration = { update: async () => undefined, waiting, installing: null };
  const reload = vi.fn();
  const updates = createUpdates({
    own: '1',
    fetchVersion: async () => '2',
    isUntouched: () => false,
    isBusy: async () => false,
    registration: async () =>
      hasWorker ? (registration as object as ServiceWorkerRegistration) : null,
    container: hasWorker ? container : null,
    reload,
    ...parts,
  });
  return { updates, waiting, reload, container };
}

describe('in the middle of a visit', () => {
  it('a new version is offered, and nothing happens before someone accepts it', async () => {
    const { updates, waiting, reload } = aTab();
    const changed = vi.fn();
    updates.subscribe(changed);
    await updates.check();
    expect(updates.state()).toBe('offered');
    expect(changed).toHaveBeenCalledOnce();
    expect(waiting.messages).toEqual([]);
    expect(reload).not.toHaveBeenCalled();

    const accepted = updates.accept();
    expect(updates.state()).toBe('updating');
    await accepted;
    expect(waiting.messages).toEqual([TAKE_OVER]);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('the page isn’t reloaded if the user has started something meanwhile, and the update is still offered', async () => {
    let isBusy = false;
    const { updates, reload } = aTab({ parts: { isBusy: async () => isBusy } });
    await updates.check();
    const accepted = updates.accept();
    isBusy = true;
    await accepted;
    expect(reload).not.toHaveBeenCalled();
    expect(updates.state()).toBe('offered');
    isBusy = false;
    await updates.accept();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('a version that was declined is not offered again, but the next one is', async () => {
    let server = '2';
    const { updates } = aTab({ parts: { fetchVersion: async () => server } });
    await updates.check();
    updates.decline();
    await updates.check();
    expect(updates.state()).toBe('none');
    server = '3';
    await updates.check();
    expect(updates.state()).toBe('offered');
  });

  it('an update in another tab doesn’t reload this one', async () => {
    const { updates, container, reload } = aTab();
    await updates.check();
    container.dispatchEvent(new Event('controllerchange'));
    await updates.check();
    expect(reload).not.toHaveBeenCalled();
  });

  it('nothing is offered without a network', async () => {
    const { updates } = aTab({
      parts: { fetchVersion: () => Promise.reject(new Error('offline')) },
    });
    await updates.check();
    expect(updates.state()).toBe('none');
  });
});

describe('a page that was just opened', () => {
  const isUntouched = () => true;

  it('gets the new version at once, and only once', async () => {
    const { updates, waiting, reload } = aTab({ parts: { isUntouched } });
    await updates.check();
    expect(waiting.messages).toEqual([TAKE_OVER]);
    expect(reload).toHaveBeenCalledOnce();

    const again = aTab({ parts: { isUntouched } });
    await again.updates.check();
    expect(again.reload).not.toHaveBeenCalled();
    expect(again.updates.state()).toBe('offered');
  });

  it('gets the new version without a service worker too', async () => {
    const { updates, reload } = aTab({ parts: { isUntouched }, hasWorker: false });
    await updates.check();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('isn’t reloaded while something is in progress', async () => {
    const { updates, reload } = aTab({ parts: { isUntouched, isBusy: async () => true } });
    await updates.check();
    expect(reload).not.toHaveBeenCalled();
  });

  it('isn’t reloaded if someone touches it while the new version loads', async () => {
    const answers = [true, false];
    const { updates, reload } = aTab({
      parts: { isUntouched: () => answers.shift() ?? false },
    });
    await updates.check();
    expect(reload).not.toHaveBeenCalled();
    expect(updates.state()).toBe('offered');
  });

  it('is not reloaded into the old app when the new worker takes too long', async () => {
    const { updates, waiting, reload } = aTab({ parts: { isUntouched } });
    waiting.postMessage = () => undefined;
    const checked = updates.check();
    await vi.advanceTimersByTimeAsync(60_000);
    await checked;
    expect(reload).not.toHaveBeenCalled();
    expect(updates.state()).toBe('offered');
  });

  it('lets a waiting worker take over if the page already has that version', async () => {
    const { updates, waiting, reload } = aTab({ parts: { own: '2' } });
    await updates.check();
    expect(waiting.messages).toEqual([TAKE_OVER]);
    expect(reload).not.toHaveBeenCalled();
    expect(updates.state()).toBe('none');
  });
});
