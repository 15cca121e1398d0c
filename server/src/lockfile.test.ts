import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type LockedPackage = {
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

const lockfile = JSON.parse(
  readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
) as { readonly packages: Readonly<Record<string, LockedPackage>> };

const downloaded = Object.entries(lockfile.packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && link !== true,
);

/** True if a package is locked where Node looks for it: beside the package that asks for it, or in a folder above. */
function isLockedFor(path: string, dependency: string): boolean {
  const folders = [...path.matchAll(/node_modules\//g)].map(({ index }) => path.slice(0, index));
  return [...folders, `${path}/`].some(
    (folder) => `${folder}node_modules/${dependency}` in lockfile.packages,
  );
}

// When npm updates a lockfile beside installed packages it may drop the binaries of other platforms, and hashes.
describe('the lockfile', () => {
  it('has the optional packages of every platform, not just those of the one it was written on', () => {
    const missing = downloaded.flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((dependency) => !isLockedFor(path, dependency))
        .map((dependency) => `${dependency} of ${path}`),
    );
    expect(missing).toEqual([]);
    expect(downloaded.some(([, { optionalDependencies }]) => optionalDependencies)).toBe(true);
  });

  it('has a hash of every package', () => {
    expect(
      downloaded
        .filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
        .map(([path]) => path),
    ).toEqual([]);
  });

  it('names no registry, so that any can be used', () => {
    expect(downloaded.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });
});
