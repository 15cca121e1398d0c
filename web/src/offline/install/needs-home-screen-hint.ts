export type DeviceFacts = {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
  /** Only on Apple's phones and tablets: true if the page runs as an app. */
  readonly standalone?: boolean;
};

const APPLE_PHONE = /iPhone|iPad|iPod/;
/** A tablet claims to be a Mac, which has no touch screen. */
const MAC = /Macintosh/;
/** Other browsers on these devices have no such button, or have it elsewhere. */
const OTHER_BROWSER = /CriOS|FxiOS|EdgiOS|OPiOS|DuckDuckGo/;

/** True for Safari on a phone or tablet, which installs apps but never offers it. */
export function needsHomeScreenHint(device: DeviceFacts): boolean {
  const { userAgent, maxTouchPoints, standalone } = device;
  const isApple = APPLE_PHONE.test(userAgent) || (MAC.test(userAgent) && maxTouchPoints > 1);
  return isApple && !OTHER_BROWSER.test(userAgent) && standalone === false;
}
