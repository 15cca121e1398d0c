import type { Plugin } from 'vite';
import { chunkOf, FIRST_PARTS, withImports } from './first-parts.ts';

/** Notes in the page what the scripts of the other first screens are, for the server to name where it renders those. */
export function preloadFirstPages(): Plugin {
  return {
    name: 'preload-first-pages',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const notes = Object.entries(FIRST_PARTS).map(([part, module]) => {
          const links = withImports(chunkOf(module, bundle), bundle)
            .filter((file) => !html.includes(file))
            .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
          return `<!--${part}:${links.join('')}-->`;
        });
        return html.replace('</head>', () => `${notes.join('')}</head>`);
      },
    },
  };
}
