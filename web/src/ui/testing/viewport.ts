import type { DetachedWindowAPI } from 'happy-dom';
import { onTestFinished } from 'vitest';

declare global {
  interface Window {
    readonly happyDOM: DetachedWindowAPI;
  }
}

/** Sets the width of the window, in pixels, until the end of the test, because other files share it. */
export function setViewportWidth(width: number): void {
  const { innerWidth, innerHeight } = window;
  window.happyDOM.setViewport({ width, height: 800 });
  onTestFinished(() => window.happyDOM.setViewport({ width: innerWidth, height: innerHeight }));
}
