/** The note next to a guide in the dashboard's list. */
export function onPhoneText(count: number): string {
  return count === 1 ? '1 spot on this phone' : `${count} spots on this phone`;
}

export function unsentText(count: number, isOnline: boolean): string {
  const [spots, they] = count === 1 ? ['1 spot is', 'It’ll'] : [`${count} spots are`, 'They’ll'];
  const when = isOnline ? 'soon' : 'when you’re back online';
  return `${spots} only on this phone. ${they} upload ${when}.`;
}

/** The message for a change that came too late. */
export const SENT_MEANWHILE = 'This spot is on its way. Change it in the guide.';

export function accuracyText(metres: number | null): string {
  return metres === null ? 'Placed by hand' : `±${Math.max(1, Math.round(metres))} m`;
}

export function locatingText(accuracyMetres: number | null): string {
  const found = accuracyMetres === null ? '' : ` ${accuracyText(accuracyMetres)}.`;
  return `Finding you…${found} Hold still for a better spot.`;
}

export function gapText(distance: string): string {
  return `Your screen locked, so ${distance} is a guess.`;
}
