/** Smaller turns are just an unsteady hand. */
const MIN_TURN_DEGREES = 3;

/**
 * Android reports the angle to north in an event of its own, iPhones in a field of the usual one,
 * and some browsers mark the usual one as absolute.
 */
const EVENTS = ['deviceorientationabsolute', 'deviceorientation'] as const;

/**
 * Follows the device's direction. It never asks for permission: where that is needed, nothing is reported until {@link
 * askForHeading} was granted. Returns a function that stops it.
 */
export function watchHeading(onTurn: (headingDegrees: number) => void): () => void {
  let last: number | null = null;
  const turn = (event: DeviceOrientationEvent) => {
    const heading = readHeading(event, screen.orientation?.angle ?? 0);
    if (heading === null) return;
    if (last !== null && angleBetween(last, heading) < MIN_TURN_DEGREES) return;
    last = heading;
    onTurn(heading);
  };
  for (const name of EVENTS) addEventListener(name, turn);
  return () => {
    for (const name of EVENTS) removeEventListener(name, turn);
  };
}

/**
 * Requests the permission that iPhones need; call it from a tap handler. True if it was requested: then earlier
 * listeners may stay silent.
 */
export async function askForHeading(): Promise<boolean> {
  const requestPermission = headingPermission();
  if (requestPermission === null) return false;
  try {
    await requestPermission();
  } catch {
    // Refused, or not from a tap; either way no direction is reported.
  }
  return true;
}

/** True if the device requires permission for its direction. */
export function needsHeadingPermission(): boolean {
  return headingPermission() !== null;
}

function headingPermission(): (() => unknown) | null {
  if (typeof DeviceOrientationEvent === 'undefined') return null;
  const { requestPermission } = DeviceOrientationEvent as { requestPermission?: unknown };
  return typeof requestPermission === 'function'
    ? () => requestPermission.call(DeviceOrientationEvent)
    : null;
}

type Orientation = Pick<DeviceOrientationEvent, 'type' | 'alpha' | 'absolute'>;

/** Degrees clockwise from north; null if the event is relative to an unknown direction. */
export function readHeading(event: Orientation, screenAngle: number): number | null {
  if ('webkitCompassHeading' in event && typeof event.webkitCompassHeading === 'number') {
    return headingOf(-event.webkitCompassHeading, screenAngle);
  }
  const isAbsolute = event.absolute || event.type === 'deviceorientationabsolute';
  return isAbsolute && event.alpha !== null ? headingOf(event.alpha, screenAngle) : null;
}

/** Degrees clockwise from north, from an anticlockwise device angle and the screen's rotation. */
export function headingOf(alpha: number, screenAngle: number): number {
  return ((Math.round(360 - alpha + screenAngle) % 360) + 360) % 360;
}

export function angleBetween(from: number, to: number): number {
  const turn = Math.abs(from - to) % 360;
  return Math.min(turn, 360 - turn);
}
