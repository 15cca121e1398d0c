import { visibleText } from '../text/quoted-text.ts';

const MAX_FILE_NAME_LENGTH = 255;
const UNNAMED = 'Untitled';

/**
 * What an uploader called a file, as a label to show. It is never part of a path, but it looks like what it is: without
 * folders, and without characters that are hidden or turn the text around to disguise an extension.
 */
export function uploadedFileName(given: string): string {
  const [last = ''] = visibleText(given).split(/[/\\]/).slice(-1);
  const name = last.replaceAll(/\s+/gu, ' ').trim();
  const isDots = /^\.*$/.test(name);
  return isDots ? UNNAMED : Array.from(name).slice(0, MAX_FILE_NAME_LENGTH).join('');
}
