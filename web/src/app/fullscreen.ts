import { logProblem } from '../core/diagnostics/log.ts';

/** Browsers may refuse; then nothing changes. */
export function toggleFullscreen(): void {
  const change =
    document.fullscreenElement === null
      ? document.documentElement.requestFullscreen?.()
      : document.exitFullscreen();
  change?.catch((error: unknown) => logProblem('Full screen was refused:', error));
}
