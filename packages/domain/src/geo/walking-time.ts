import { formatMinutes } from '../text/durations.ts';

/**
 * 4 km/h: someone who looks around. Timetables reckon with 5 km/h, but a guide's path is walked to see things, with
 * corners to find and roads to cross.
 */
const METRES_PER_MINUTE = 4_000 / 60;

/** How long a walk takes: '18 min walk', '1 h 5 min walk'. The shortest walk is a minute. */
export function formatWalkingTime(metres: number): string {
  return `${formatMinutes(Math.max(1, Math.round(metres / METRES_PER_MINUTE)))} walk`;
}
