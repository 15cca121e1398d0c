import type { HtmlTagDescriptor, Plugin } from 'vite';
import { chunkOf, stylesOf, VISITOR_MAP, withImports } from './first-parts.ts';

/**
 * Has the page fetch the map beside its first script, which would ask for it only when it runs. The image in front and
 * that script go first, and no paint waits for the map's styles.
 */
export function preloadFirstVisit(): Plugin {
  return {
    name: 'preload-first-visit',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const files = withImports(chunkOf(VISITOR_MAP, bundle), bundle).filter(
          (file) => !html.includes(file),
        );
        const styles = files.flatMap((file) => stylesOf(bundle[file]));
        return [
          ...files.map((file) => link({ rel: 'modulepreload', href: `/${file}` })),
          ...styles.map((file) => link({ rel: 'preload', as: 'style', href: `/${file}` })),
        ];
      },
    },
  };
}

/** As scripts fetch, or it is fetched a second time. */
function link(attrs: Readonly<Record<string, string>>): HtmlTagDescriptor {
  return {
    tag: 'link',
    attrs: { ...attrs, crossorigin: true, fetchpriority: 'low' },
    injectTo: 'head',
  };
}
