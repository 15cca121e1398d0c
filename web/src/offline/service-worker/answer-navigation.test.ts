import { describe, expect, it } from 'vitest';
import {
  answerNavigation,
  createServerReach,
  type NavigationOptions,
} from './answer-navigation.ts';

const never = new Promise<never>(() => undefined);

async function open(options: Partial<NavigationOptions>): Promise<string> {
  const response = await answerNavigation({
    request: async () => new Response('fresh'),
    shell: async () => new Response('shell'),
    timeout: () => never,
    onRequested: () => undefined,
    ...options,
  });
  return response.text();
}

describe('a page', () => {
  it('comes from the server if that replies in time', async () => {
    expect(await open({})).toBe('fresh');
  });

  it('is the stored one if the server can’t be reached', async () => {
    const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await open({ request: unreachable })).toBe('shell');
  });

  it('is the stored one if the browser’s preload ended in an error response', async () => {
    const heard: boolean[] = [];
    const page = await open({
      request: async () => Response.error(),
      onRequested: (isReached) => void heard.push(isReached),
    });
    expect(page).toBe('shell');
    expect(heard).toEqual([false]);
  });

  it('may be a redirect from the server, although that response has no status', async () => {
    const redirect = Object.defineProperties(new Response('redirect'), {
      type: { value: 'opaqueredirect' },
      status: { value: 0 },
    });
    expect(await open({ request: async () => redirect })).toBe('redirect');
  });

  it('is the stored one if the server takes too long', async () => {
    expect(await open({ request: () => never, timeout: async () => undefined })).toBe('shell');
  });

  it('is the stored one if only a proxy replies', async () => {
    expect(await open({ request: async () => new Response('bad gateway', { status: 502 }) })).toBe(
      'shell',
    );
  });

  it('is the server’s own if the server replies that there is no such page', async () => {
    expect(await open({ request: async () => new Response('missing', { status: 404 }) })).toBe(
      'missing',
    );
  });

  it('waits for the server if no page is stored', async () => {
    const shell = async () => undefined;
    expect(await open({ shell, timeout: async () => undefined })).toBe('fresh');
    const failed = new TypeError('Failed to fetch');
    await expect(open({ shell, request: () => Promise.reject(failed) })).rejects.toBe(failed);
  });

  it('reports whether the server was reached in time', async () => {
    const heard: boolean[] = [];
    const onRequested = (isReached: boolean) => void heard.push(isReached);
    await open({ onRequested });
    await open({ onRequested, request: () => Promise.reject(new TypeError('Failed to fetch')) });
    await open({ onRequested, request: () => never, timeout: async () => undefined });
    await open({ onRequested, request: async () => new Response('', { status: 502 }) });
    expect(heard).toEqual([true, false, false, false]);
  });
});

function openReach({ isOnline = true } = {}) {
  const device = { at: 0, isOnline };
  const reach = createServerReach({ now: () => device.at, isOnline: () => device.isOnline });
  return { device, reach };
}

describe('the timeout for the server', () => {
  it('is a few seconds at first', () => {
    expect(openReach().reach.timeoutMs()).toBe(3_000);
  });

  it('is zero on a device that reports being offline', () => {
    const { device, reach } = openReach({ isOnline: false });
    expect(reach.timeoutMs()).toBe(0);
    device.isOnline = true;
    expect(reach.timeoutMs()).toBe(3_000);
  });

  it('is short for a minute after the server was unreachable', () => {
    const { device, reach } = openReach();
    reach.note(false);
    device.at = 59_999;
    expect(reach.timeoutMs()).toBe(300);
    device.at = 60_000;
    expect(reach.timeoutMs()).toBe(3_000);
  });

  it('is reset once the server has been reached', () => {
    const { reach } = openReach();
    reach.note(false);
    reach.note(true);
    expect(reach.timeoutMs()).toBe(3_000);
  });
});
