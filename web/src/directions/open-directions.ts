import { type DirectionsRequest, directionsTo } from '@laneway/domain/geo/directions';
import { logProblem } from '../diagnostics/log.ts';

/** What opening directions needs of the browser. */
export type Device = {
  readonly platform: DirectionsRequest['platform'];
  readonly openTab: (url: string) => void;
  readonly openApp: (url: string) => void;
  /** Whether the page is still in front: when an app has opened, it is not. */
  readonly isVisible: () => boolean;
  readonly after: (ms: number, act: () => void) => void;
  readonly log: (message: string) => void;
};

/** Sends a person on their way: the maps app on iOS, with the web where it does not open, and the web elsewhere. */
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

/** iPads call themselves Macs; only the number of fingers tells. */
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
