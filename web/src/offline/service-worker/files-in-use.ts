import type { AppFiles } from './app-files.ts';

/** As the build names a file: `/assets/`, what it is, a hash of eight characters. */
const HASHED_NAME = /^(\/assets\/.+)-[\w-]{8}(\.\w+)$/;

/** The path without what changes from build to build; null where nothing does. */
function unhashed(path: string): string | null {
  const [, name, extension] = HASHED_NAME.exec(path) ?? [];
  return name === undefined ? null : `${name}${extension}`;
}

/** Those of the later files that a device has used in an earlier build, whatever they were called there. */
export function laterFilesInUse(
  { later }: Pick<AppFiles, 'later'>,
  storedBefore: readonly string[],
): readonly string[] {
  const used = new Set(storedBefore.map(unhashed));
  used.delete(null);
  return later.filter((path) => used.has(unhashed(path)));
}
