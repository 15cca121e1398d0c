/** A browser's caches, in memory. Keys are paths, as the app uses them. */
export function createFakeCaches(): CacheStorage {
  const caches = new Map<string, FakeCache>();
  return {
    delete: async (name) => caches.delete(name),
    has: async (name) => caches.has(name),
    keys: async () => [...caches.keys()],
    match: async (request) => {
      for (const cache of caches.values()) {
        const found = await cache.match(request);
        if (found !== undefined) return found;
      }
      return undefined;
    },
    open: async (name) => {
      const cache = caches.get(name) ?? new FakeCache();
      caches.set(name, cache);
      return cache;
    },
  };
}

const ORIGIN = 'https://laneway.example';

function pathOf(request: RequestInfo | URL): string {
  const url = request instanceof Request ? request.url : String(request);
  return new URL(url, ORIGIN).pathname;
}

class FakeCache implements Cache {
  readonly #stored = new Map<string, Response>();

  async add(): Promise<void> {
    throw new Error('Not used');
  }

  async addAll(): Promise<void> {
    throw new Error('Not used');
  }

  async delete(request: RequestInfo | URL): Promise<boolean> {
    return this.#stored.delete(pathOf(request));
  }

  async keys(): Promise<readonly Request[]> {
    return Array.from(this.#stored.keys(), (path) => new Request(ORIGIN + path));
  }

  async match(request: RequestInfo | URL): Promise<Response | undefined> {
    return this.#stored.get(pathOf(request))?.clone();
  }

  async matchAll(): Promise<readonly Response[]> {
    return [...this.#stored.values()];
  }

  async put(request: RequestInfo | URL, response: Response): Promise<void> {
    this.#stored.set(pathOf(request), response);
  }
}
