// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { createLazyModule } from './lazy-module.ts';

const PATH = '/assets/place-a1b2.css';

/** Fails like Vite when a style sheet of a lazy part can't be loaded. */
function failToLoad(): never {
  const error = new Error(`Unable to preload CSS for ${PATH}`);
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
  throw error;
}

/** Not added to the page, which would try to load them. */
const links: HTMLLinkElement[] = [];
vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
  links.push(...(nodes as HTMLLinkElement[]));
});

it('requests a failed style sheet again, and waits for it before the part counts as loaded', async () => {
  let isOffline = true;
  const part = createLazyModule(async () => (isOffline ? failToLoad() : 'the part'));
  await expect(part.fetch()).rejects.toThrow('Unable to preload CSS');
  expect(links).toEqual([]);

  isOffline = false;
  const second = part.fetch();
  links[0]?.dispatchEvent(new Event('error'));
  await expect(second).rejects.toThrow('couldn’t be loaded');

  const third = part.fetch();
  expect(links.map((link) => link.getAttribute('href'))).toEqual([PATH, PATH]);
  expect(part.loaded()).toBeNull();
  links[1]?.dispatchEvent(new Event('load'));
  await expect(third).resolves.toBe('the part');

  await createLazyModule(async () => 'another').fetch();
  expect(links).toHaveLength(2);
});
