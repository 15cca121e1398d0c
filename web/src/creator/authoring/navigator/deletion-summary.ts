import type { PlaceContent } from '@laneway/domain/guides/place-content';

const PARTS: readonly (readonly [keyof PlaceContent, string])[] = [
  ['description', 'text'],
  ['image', 'image'],
  ['audio', 'audio'],
  ['video', 'video'],
  ['location', 'pin'],
  ['path', 'path'],
  ['boundary', 'boundary'],
];

/** The content that is lost with a place; null for an empty one. */
export function deletionSummary(content: PlaceContent): string | null {
  const parts = PARTS.filter(([part]) => content[part] !== null).map(([, name]) => name);
  const last = parts.pop();
  if (last === undefined) return null;
  const list = parts.length === 0 ? last : `${parts.join(', ')} and ${last}`;
  return `You’ll lose its ${list}.`;
}
