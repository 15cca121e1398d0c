import type { DetachedWindowAPI } from 'happy-dom';

declare global {
  interface Window {
    readonly happyDOM: DetachedWindowAPI;
  }
}

/** Makes the window of a test as wide as this, in pixels. */
export function setViewportWidth(width: number): void {
  window.happyDOM.setViewport({ width, height: 800 });
}
