import { addressOf } from '@laneway/contract/address';
import { DEFAULT_FEATURED_IDS } from '@laneway/domain/guides/featured';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** Loaded apart from the first script, and needed right after it. */
export const VISITOR_MAP = '/map/visitor-scene.tsx';

/** What the first page asks the server for, with the addresses it will use: an answer under another goes to waste. */
const ANSWERS = [
  addressOf('listGuides', { query: { guide_ids: DEFAULT_FEATURED_IDS } }),
  addressOf('getConfig', {}),
];

/** Has the page fetch beside its first script what that would ask for only when it runs. */
export function preloadFirstVisit(): Plugin {
  return {
    name: 'preload-first-visit',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const map = Object.values(bundle).find(isMap);
        if (map === undefined) throw new Error(`No chunk was made of ${VISITOR_MAP}`);
        const files = withImports(map.fileName, bundle).filter((file) => !html.includes(file));
        const styles = files.flatMap((file) => stylesOf(bundle[file]));
        return [
          ...ANSWERS.map((href) => link({ rel: 'preload', as: 'fetch', href })),
          ...files.map((file) => link({ rel: 'modulepreload', href: `/${file}` })),
          ...styles.map((file) => link({ rel: 'stylesheet', href: `/${file}` })),
        ];
      },
    },
  };
}

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

function isMap(file: Output): file is Rolldown.OutputChunk {
  return file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(VISITOR_MAP));
}

/** A chunk and all that it can't run without: what is found only inside an import costs a round trip of its own. */
function withImports(fileName: string, bundle: Rolldown.OutputBundle): readonly string[] {
  const files = new Set([fileName]);
  // A set that grows while it is walked is walked to its end.
  for (const file of files) {
    const chunk = bundle[file];
    if (chunk?.type === 'chunk') for (const each of chunk.imports) files.add(each);
  }
  return [...files];
}

function stylesOf(file: Output | undefined): readonly string[] {
  return file?.type === 'chunk' ? [...(file.viteMetadata?.importedCss ?? [])] : [];
}

/** As scripts fetch, or the answer is fetched a second time. */
function link(attrs: Readonly<Record<string, string>>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { ...attrs, crossorigin: true }, injectTo: 'head' };
}
