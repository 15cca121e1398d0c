import { describe, expect, it, vi } from 'vitest';
import { codeAtHand, createLateCode } from './late-code.ts';

describe('late code', () => {
  it('is fetched once, however many ask for it', async () => {
    const load = vi.fn(async () => 'code');
    const late = createLateCode(load);
    expect(late.arrived()).toBeNull();
    expect(await Promise.all([late.fetch(), late.fetch()])).toEqual(['code', 'code']);
    expect(load).toHaveBeenCalledOnce();
    expect(late.arrived()).toBe('code');
  });

  it('is fetched anew when it did not come', async () => {
    const load = vi.fn(async () => 'code');
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const late = createLateCode(load);
    await expect(late.fetch()).rejects.toThrow('Failed to fetch');
    expect(late.arrived()).toBeNull();
    expect(await late.fetch()).toBe('code');
    expect(late.arrived()).toBe('code');
  });

  it('is there from the start when it is at hand', async () => {
    const late = codeAtHand('code');
    expect(late.arrived()).toBe('code');
    expect(await late.fetch()).toBe('code');
  });
});
