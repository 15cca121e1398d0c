/** Smaller turns are the trembling of a hand. */
const MIN_TURN_DEGREES = 3;

/**
 * Follows where the device points, where the browser tells without asking first: a permission
 * prompt about motion sensors would only get in the way. Returns how to stop.
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

/** Degrees clockwise from north, of a device whose angle counts the other way and whose screen turns with it. */
export function headingOf(alpha: number, screenAngle: number): number {
  return ((Math.round(360 - alpha + screenAngle) % 360) + 360) % 360;
}

/** The shorter way round between two headings. */
export function turnBetween(from: number, to: number): number {
  const turn = Math.abs(from - to) % 360;
  return Math.min(turn, 360 - turn);
}

function asksFirst(): boolean {
  return 'requestPermission' in DeviceOrientationEvent;
}
