/** Smaller turns are just an unsteady hand. */
const MIN_TURN_DEGREES = 3;

/**
 * Follows the direction the device points in, but only where the browser reports it without a
 * permission prompt, which would get in the way. Returns a function that stops it.
 */
export function watchHeading(onTurn: (headingDegrees: number) => void): () => void {
  if (typeof DeviceOrientationEvent === 'undefined' || asksFirst()) return () => {};
  let last: number | null = null;
  const turn = ({ alpha }: DeviceOrientationEvent) => {
    if (alpha === null) return;
    const heading = headingOf(alpha, screen.orientation?.angle ?? 0);
    if (last !== null && turnBetween(last, heading) < MIN_TURN_DEGREES) return;
    last = heading;
    onTurn(heading);
  };
  addEventListener('deviceorientationabsolute', turn);
  return () => removeEventListener('deviceorientationabsolute', turn);
}

/** Degrees clockwise from north, from an anticlockwise device angle and the screen's rotation. */
export function headingOf(alpha: number, screenAngle: number): number {
  return ((Math.round(360 - alpha + screenAngle) % 360) + 360) % 360;
}

/** The smaller angle between two headings. */
export function turnBetween(from: number, to: number): number {
  const turn = Math.abs(from - to) % 360;
  return Math.min(turn, 360 - turn);
}

function asksFirst(): boolean {
  return 'requestPermission' in DeviceOrientationEvent;
}
