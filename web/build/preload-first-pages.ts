import { PLACES_PAGE_PARTS } from '@laneway/contract/first-screen';
import type { Plugin } from 'vite';
import { chunkOf, FIRST_PAGES, withImports } from './first-parts.ts';

/** Notes in the page what the scripts of the other first screens are, for the server to name where it renders those. */
export function preloadFirstPages(): Plugin {
  return {
    name: 'preload-first-pages',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const files = new Set(
          FIRST_PAGES.flatMap((page) => withImports(chunkOf(page, bundle), bundle)),
        );
        const links = [...files]
          .filter((file) => !html.includes(file))
          .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
        const note = `<!--${PLACES_PAGE_PARTS}${links.join('')}-->`;
        return html.replace('</head>', () => `${note}</head>`);
      },
    },
  };
}
