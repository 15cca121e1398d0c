import { describe, expect, it } from 'vitest';
import { createServerReach } from './server-reach.ts';

function open({ isOnline = true } = {}) {
  const device = { at: 0, isOnline };
  const reach = createServerReach({ now: () => device.at, isOnline: () => device.isOnline });
  return { device, reach };
}

describe('the time that the server gets', () => {
  it('is some seconds at first', () => {
    expect(open().reach.timeoutMs()).toBe(3_000);
  });

  it('is none on a device that knows it is offline', () => {
    const { device, reach } = open({ isOnline: false });
    expect(reach.timeoutMs()).toBe(0);
    device.isOnline = true;
    expect(reach.timeoutMs()).toBe(3_000);
  });

  it('is little for a minute after it was out of reach', () => {
    const { device, reach } = open();
    reach.note(false);
    device.at = 59_999;
    expect(reach.timeoutMs()).toBe(300);
    device.at = 60_000;
    expect(reach.timeoutMs()).toBe(3_000);
  });

  it('is back once it has been reached', () => {
    const { reach } = open();
    reach.note(false);
    reach.note(true);
    expect(reach.timeoutMs()).toBe(3_000);
  });
});
