import { describe, expect, it, vi } from 'vitest';
import { somePage } from './some-walk.test-data.ts';
import { createWakeLock } from './wake-lock.ts';

function somePhone(request = vi.fn(async () => ({ release }) as never)) {
  const { page, show } = somePage();
  return { request, show, lock: createWakeLock({ wakeLock: { request }, page }) };
}
const release = vi.fn(async () => undefined);

describe('the wake lock', () => {
  it('is held from start to stop', async () => {
    const { lock } = somePhone();
    lock.start();
    await vi.waitFor(() => expect(lock.getState()).toBe('held'));
    lock.stop();
    expect(release).toHaveBeenCalledOnce();
    expect(lock.getState()).toBe('off');
  });

  it('is requested again when the page is visible again', async () => {
    const { lock, show, request } = somePhone();
    lock.start();
    await vi.waitFor(() => expect(lock.getState()).toBe('held'));
    show(false);
    show(true);
    expect(request).toHaveBeenCalledTimes(2);
    lock.stop();
    show(true);
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('is requested again after a refusal', async () => {
    const { lock, show, request } = somePhone();
    request.mockRejectedValueOnce(new Error('battery saver'));
    const heard = vi.fn();
    lock.subscribe(heard);
    lock.start();
    await vi.waitFor(() => expect(lock.getState()).toBe('refused'));
    expect(heard).toHaveBeenCalledOnce();
    show(true);
    await vi.waitFor(() => expect(lock.getState()).toBe('held'));
  });

  it('is unsupported in some browsers', () => {
    const lock = createWakeLock({ wakeLock: undefined, page: somePage().page });
    lock.start();
    expect(lock.getState()).toBe('unsupported');
  });
});
