import { describe, expect, it, vi } from 'vitest';
import { createLazyModule } from './lazy-module.ts';

describe('a lazy module', () => {
  it('is loaded only once', async () => {
    const load = vi.fn(async () => 'code');
    const module = createLazyModule(load);
    expect(module.loaded()).toBeNull();
    expect(await Promise.all([module.fetch(), module.fetch()])).toEqual(['code', 'code']);
    expect(load).toHaveBeenCalledOnce();
    expect(module.loaded()).toBe('code');
  });

  it('is loaded again after a failure', async () => {
    const load = vi.fn(async () => 'code');
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const module = createLazyModule(load);
    await expect(module.fetch()).rejects.toThrow('Failed to fetch');
    expect(module.loaded()).toBeNull();
    expect(await module.fetch()).toBe('code');
    expect(module.loaded()).toBe('code');
  });
});
