import { newGuide } from '@laneway/domain/guides/editable-guide';
import type { ImportResult } from '../../import/import-choice.ts';
import { guideRef } from './guide-ref.ts';
import type { OpenWorkspace, Workspaces } from './workspaces.ts';

/** Opens a new guide with the lines of an import. They are kept on the device like anything that is typed. */
export async function startImportedGuide(
  { open }: Pick<Workspaces, 'open'>,
  { path, boundary }: Pick<ImportResult, 'path' | 'boundary'>,
  now: number,
): Promise<OpenWorkspace> {
  const guide = newGuide(now);
  const opened = await open(guideRef(guide), guide);
  opened.workspace.guideRecord.send({
    type: 'edited',
    values: {
      ...(path === null ? {} : { path }),
      ...(boundary === null ? {} : { boundary }),
    },
  });
  return opened;
}
