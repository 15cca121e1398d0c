import { visibleText } from '../text/quoted-text.ts';

const MAX_FILE_NAME_LENGTH = 255;
const UNNAMED = 'Untitled';

/**
 * The uploader's name for a file, as a label to show. It is never part of a path, but folders and hidden or
 * bidirectional characters that could disguise an extension are removed.
 */
export function uploadedFileName(given: string): string {
  const [last = ''] = visibleText(given).split(/[/\\]/).slice(-1);
  const name = last.replaceAll(/\s+/gu, ' ').trim();
  const isDots = /^\.*$/.test(name);
  return isDots ? UNNAMED : Array.from(name).slice(0, MAX_FILE_NAME_LENGTH).join('');
}
