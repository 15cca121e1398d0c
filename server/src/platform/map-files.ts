import { exportFileName } from '@laneway/domain/export/export-file-name';
import { EXPORT_FORMAT_TABLE, type ExportFormat } from '@laneway/domain/export/export-formats';
import type { ExportedGuide } from '@laneway/domain/export/exported-guide';
import type { Refusal } from '@laneway/domain/refusal';
import type { Result } from '@laneway/domain/result';
import { respondWith } from './calls.ts';

/** A guide as a map file that browsers save instead of showing it. */
export function respondMapFile(format: ExportFormat, exported: Result<ExportedGuide, Refusal>) {
  const { contentType, write } = EXPORT_FORMAT_TABLE[format];
  const name = exportFileName(exported.ok ? exported.value.title : '', format);
  return respondWith(200, exported, write, {
    'content-type': `${contentType}; charset=utf-8`,
    'content-disposition': `attachment; filename="${name}"`,
  });
}
