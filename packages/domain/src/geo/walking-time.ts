/**
 * 4 km/h: someone who looks around. Timetables reckon with 5 km/h, but a guide's path is walked to see things, with
 * corners to find and roads to cross.
 */
const METRES_PER_MINUTE = 4_000 / 60;

const MINUTES_PER_HOUR = 60;

/** How long a walk takes: '18 min walk', '1 h 5 min walk'. The shortest walk is a minute. */
export function formatWalkingTime(metres: number): string {
  const minutes = Math.max(1, Math.round(metres / METRES_PER_MINUTE));
  const hours = Math.floor(minutes / MINUTES_PER_HOUR);
  const rest = minutes % MINUTES_PER_HOUR;
  const parts = [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(
    (part) => part !== false,
  );
  return `${parts.join(' ')} walk`;
}
