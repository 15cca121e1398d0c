import { exportFileName } from '@laneway/domain/export/export-file-name';
import { EXPORT_FORMAT_TABLE, type ExportFormat } from '@laneway/domain/export/export-formats';
import type { ExportedGuide } from '@laneway/domain/export/exported-guide';
import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import { writeInSlices } from '../process/time-slices.ts';
import { refused, respond } from './calls.ts';

/** A guide as a map file that browsers save instead of showing it. */
export async function respondMapFile(
  format: ExportFormat,
  exported: Result<ExportedGuide, Refusal>,
) {
  if (!exported.ok) return refused(exported.error);
  const { contentType, write } = EXPORT_FORMAT_TABLE[format];
  const file = await writeInSlices(write(exported.value));
  return respond(200, ok(file), {
    'content-type': `${contentType}; charset=utf-8`,
    'content-disposition': `attachment; filename="${exportFileName(exported.value.title, format)}"`,
  });
}
