import type { DetachedWindowAPI } from 'happy-dom';
import { onTestFinished } from 'vitest';

declare global {
  interface Window {
    readonly happyDOM: DetachedWindowAPI;
  }
}

/** Makes the window as wide as this, in pixels, until the test is over: other files share it. */
export function setViewportWidth(width: number): void {
  const { innerWidth, innerHeight } = window;
  window.happyDOM.setViewport({ width, height: 800 });
  onTestFinished(() => window.happyDOM.setViewport({ width: innerWidth, height: innerHeight }));
}
