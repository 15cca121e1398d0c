import { expect } from '@playwright/test';
import type { BrowserWindow } from './window.ts';

/** Waits until something has played for a moment. */
export async function expectPlaying(window: BrowserWindow, kind: 'audio' | 'video'): Promise<void> {
  const secondsPlayed = () =>
    window.evaluate((selector) => {
      const players = [...document.querySelectorAll<HTMLMediaElement>(selector)];
      return Math.max(0, ...players.map(({ paused, currentTime }) => (paused ? 0 : currentTime)));
    }, `${kind}[src]`);
  await expect.poll(secondsPlayed, { message: `${kind} plays` }).toBeGreaterThan(0.5);
}
