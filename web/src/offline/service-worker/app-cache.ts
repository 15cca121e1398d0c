import { APP_SHELL_PATH } from '@laneway/contract/first-screen';

/** The files of a build, as the build lists them (`web/build/app-files.ts`). All are paths. */
export type AppFiles = {
  /** Changes whenever one of the files does. */
  readonly version: string;
  /** A string that only the page of this build contains. */
  readonly page: string;
  /** Stored on every device: the app as visitors and walkers use it. */
  readonly first: readonly string[];
  /** Stored on first use: dashboards and what they need. */
  readonly later: readonly string[];
};

/** The path of a built file: `/assets/`, a name, and a hash of eight characters. */
const HASHED_NAME = /^(\/assets\/.+)-[\w-]{8}(\.\w+)$/;

export type AppCacheOptions = {
  readonly files: AppFiles;
  readonly caches: CacheStorage;
  readonly fetch: typeof fetch;
};

/** The name of a build's cache is this prefix and the build's version. */
const APP_CACHE_PREFIX = 'laneway-app-';
/** Files under this path have a hash in their name and never change. */
const HASHED = '/assets/';

/**
 * Stores the files of this build on the device. Each build has its own cache, so that an app never runs with files of
 * two builds, and a build that couldn't be stored completely leaves the previous one unchanged.
 */
export function createAppCache({ files, caches, fetch }: AppCacheOptions) {
  const ownName = APP_CACHE_PREFIX + files.version;

  /** The caches of other builds, oldest first. */
  const others = async (): Promise<readonly string[]> =>
    (await caches.keys()).filter((name) => name.startsWith(APP_CACHE_PREFIX) && name !== ownName);

  const fetchWhole = async (path: string): Promise<Response> => {
    // The browser's cache may have an earlier version of a file without a hash.
    const response = await fetch(path, { cache: path.startsWith(HASHED) ? 'default' : 'reload' });
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
    // A server that is just being replaced may send the page of one build and the scripts of another.
    if (path === APP_SHELL_PATH && !(await response.clone().text()).includes(files.page)) {
      throw new Error('The page is of another build');
    }
    return response;
  };

  const store = async (cache: Cache, path: string): Promise<void> => {
    const known = path.startsWith(HASHED) ? await caches.match(path) : undefined;
    await cache.put(path, known ?? (await fetchWhole(path)));
  };

  /** The paths of all files that earlier builds have stored. */
  const storedBefore = async (): Promise<readonly string[]> => {
    const requests = await Promise.all(
      (await others()).map(async (name) => (await caches.open(name)).keys()),
    );
    return requests.flat().map(({ url }) => new URL(url).pathname);
  };

  return {
    /** Rejects unless all `first` files are stored. */
    install: async (): Promise<void> => {
      const cache = await caches.open(ownName);
      try {
        await forEach(files.first, (path) => store(cache, path));
      } catch (error) {
        await caches.delete(ownName);
        throw error;
      }
      // A creator in the field has used parts that aren't stored on every device, and still needs
      // them after an update.
      const inUse = laterFilesInUse(files, await storedBefore());
      await forEach(inUse, (path) => store(cache, path).catch(() => undefined));
    },

    /** Deletes the caches of earlier builds, except the last one if a tab may still be running it. */
    clean: async (isLastInUse: boolean): Promise<void> => {
      const earlier = await others();
      const outdated = isLastInUse ? earlier.slice(0, -1) : earlier;
      await Promise.all(outdated.map((name) => caches.delete(name)));
    },

    shell: async (): Promise<Response | undefined> =>
      (await caches.open(ownName)).match(APP_SHELL_PATH),

    /** True if this build begins with this script and all its `first` files are stored. */
    hasBuild: async (entry: string): Promise<boolean> => {
      if (!files.first.includes(entry)) return false;
      const own = await caches.open(ownName);
      const stored = await Promise.all(files.first.map((path) => own.match(path)));
      return stored.every((file) => file !== undefined);
    },

    /** A file of this build, or of an earlier one that a tab is still running; stored when it is first used. */
    find: async (request: Request): Promise<Response> => {
      const { pathname } = new URL(request.url);
      const own = await caches.open(ownName);
      const stored = (await own.match(pathname)) ?? (await caches.match(pathname));
      if (stored !== undefined) return stored;
      const response = await fetch(request);
      const isOurs = files.later.some((path) => path === pathname);
      if (response.ok && isOurs) await own.put(pathname, response.clone()).catch(() => undefined);
      return response;
    },

    /** True if a file may be stored. Must be synchronous: `respondWith` can't be undone. */
    mayHave: (pathname: string): boolean =>
      pathname.startsWith(HASHED) ||
      (pathname !== APP_SHELL_PATH && files.first.includes(pathname)),
  };
}

/** The number of concurrent requests that browsers allow per page. */
const AT_ONCE = 6;

async function forEach(
  paths: readonly string[],
  act: (path: string) => Promise<void>,
): Promise<void> {
  // Shared, so that each path is taken once.
  const left = paths.values();
  const storeNext = async () => {
    for (const path of left) await act(path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, storeNext));
}

/** The path without its hash; null if it has none. */
function unhashed(path: string): string | null {
  const [, name, extension] = HASHED_NAME.exec(path) ?? [];
  return name === undefined ? null : `${name}${extension}`;
}

/** Lists the `later` files that this device used in an earlier build, where their hashes were different. */
function laterFilesInUse(
  { later }: Pick<AppFiles, 'later'>,
  storedBefore: readonly string[],
): readonly string[] {
  const used = new Set(storedBefore.map(unhashed));
  used.delete(null);
  return later.filter((path) => used.has(unhashed(path)));
}
