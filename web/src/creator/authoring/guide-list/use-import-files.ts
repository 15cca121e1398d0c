import { useEffect, useState } from 'react';
import { logProblem } from '../../../core/diagnostics/log.ts';
import { takeSharedFiles } from '../../../offline/shared-files.ts';

export type ImportFiles = readonly [
  files: readonly File[] | null,
  setFiles: (files: readonly File[] | null) => void,
];

/** The files that a new guide is to be made of: those that were chosen here, or shared with the app before. */
export function useImportFiles(): ImportFiles {
  const [files, setFiles] = useState<readonly File[] | null>(null);
  useEffect(() => {
    takeSharedFiles(Date.now()).then(
      (shared) => shared !== null && setFiles(shared),
      (error) => logProblem('Shared files couldn’t be opened.', error),
    );
  }, []);
  return [files, setFiles];
}
