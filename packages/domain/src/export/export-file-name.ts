import type { ExportFormat } from './export-formats.ts';

const MAX_NAME_LENGTH = 60;
const UNNAMED = 'guide';

/**
 * A file name made from a guide's title: plain letters, digits and hyphens, so that it is safe in a header and on every
 * file system. A title without any is called 'guide'.
 */
export function exportFileName(title: string, format: ExportFormat): string {
  const words = title
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_NAME_LENGTH)
    .replaceAll(/^-|-$/g, '');
  return `${words === '' ? UNNAMED : words}.${format}`;
}
