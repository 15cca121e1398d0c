import { providedText } from '@laneway/domain/guides/placeholder';

/** What a place is called where it needs a name; its number until it has a title. */
export function placeName(title: string, index: number): string {
  return providedText(title) ?? `Place ${index + 1}`;
}
