import { type DirectionsRequest, directionsTo } from '@laneway/domain/geo/directions';
import { logProblem } from '../../core/diagnostics/log.ts';

/** The browser features that opening directions needs. */
export type Device = {
  readonly platform: DirectionsRequest['platform'];
  readonly openTab: (url: string) => void;
  readonly openApp: (url: string) => void;
  /** True while the page is visible: it isn't once an app has opened. */
  readonly isVisible: () => boolean;
  readonly after: (ms: number, act: () => void) => void;
  readonly log: (message: string) => void;
};

/** Opens directions: on iOS in the maps app, or on the web if it fails to; elsewhere on the web. */
export function openDirections(request: Omit<DirectionsRequest, 'platform'>, device: Device): void {
  const found = directionsTo({ ...request, platform: device.platform });
  if (!found.ok) {
    device.log(found.error);
    return;
  }
  const directions = found.value;
  switch (directions.kind) {
    case 'web':
      device.openTab(directions.url);
      return;
    case 'app':
      device.openApp(directions.appUrl);
      device.after(directions.fallbackAfterMs, () => {
        if (device.isVisible()) device.openTab(directions.fallbackUrl);
      });
  }
}

/** iPads identify as Macs; only the number of touch points differs. */
export function isIos({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  return (
    /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
  );
}

export function browserDevice(): Device {
  return {
    platform: isIos(navigator) ? 'ios' : 'other',
    openTab: (url) => void window.open(url, '_blank', 'noopener'),
    openApp: (url) => window.location.assign(url),
    isVisible: () => document.visibilityState === 'visible',
    after: (ms, act) => void setTimeout(act, ms),
    log: logProblem,
  };
}
