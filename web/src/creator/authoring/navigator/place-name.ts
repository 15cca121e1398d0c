import { providedText } from '@laneway/domain/guides/placeholder';

/** The title of a place, or its number until it has one. */
export function placeName(title: string, index: number): string {
  return providedText(title) ?? `Place ${index + 1}`;
}
