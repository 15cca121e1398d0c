export type DeviceFacts = {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
  /** Only on Apple's phones and tablets: true if the page runs as an app. */
  readonly standalone?: boolean;
};

const IOS_DEVICE = /iPhone|iPad|iPod/;
/** An iPad claims to be a Mac, but only the iPad has a touch screen. */
const MAC = /Macintosh/;
/** Other browsers on these devices have no "Add to Home Screen" under Share, or have it elsewhere. */
const OTHER_BROWSER = /CriOS|FxiOS|EdgiOS|OPiOS|DuckDuckGo/;

/** True for Safari on an iPhone or iPad if the app isn't installed: it can install apps, but never offers to. */
export function needsHomeScreenHint(device: DeviceFacts): boolean {
  const { userAgent, maxTouchPoints, standalone } = device;
  const isApple = IOS_DEVICE.test(userAgent) || (MAC.test(userAgent) && maxTouchPoints > 1);
  return isApple && !OTHER_BROWSER.test(userAgent) && standalone === false;
}
