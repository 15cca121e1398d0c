import type { Plugin, Rolldown } from 'vite';
import { chunkOf, DRAWN_PARTS, stylesOf, VISITOR_MAP, withImports } from './first-parts.ts';

const PAGE_MODULE = '/web/index.html';

/** Puts the styles of all first screens into the page itself, so that nothing stands between the page and its paint. */
export function inlineFirstStyles(): Plugin {
  let inlined: readonly string[] = [];
  return {
    name: 'inline-first-styles',
    apply: 'build',
    enforce: 'pre',
    // Before Vite notes which styles each part needs.
    generateBundle: {
      order: 'pre',
      handler: (_options, bundle) => {
        inlined = firstStyles(bundle);
        forgetStyles(bundle, inlined);
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const sheet = inlined.map((file) => sheetOf(bundle[file])).join('');
        return html.replace('</head>', () => `<style>${sheet}</style></head>`);
      },
    },
  };
}

/** Or the page and later parts would link to these once more, and after their own, which they would then win over. */
function forgetStyles(bundle: Rolldown.OutputBundle, inlined: readonly string[]): void {
  for (const file of Object.values(bundle)) {
    if (file.type !== 'chunk') continue;
    for (const sheet of inlined) file.viteMetadata?.importedCss.delete(sheet);
  }
}

/** In the order in which they would be loaded. Those of the map come when it does. */
function firstStyles(bundle: Rolldown.OutputBundle): readonly string[] {
  const stylesWith = (module: string) =>
    withImports(chunkOf(module, bundle), bundle).flatMap((file) => stylesOf(bundle[file]));
  const first = stylesWith(PAGE_MODULE);
  const mapOnly = stylesWith(VISITOR_MAP).filter((file) => !first.includes(file));
  const all = new Set([...first, ...DRAWN_PARTS.flatMap(stylesWith)]);
  return [...all].filter((file) => !mapOnly.includes(file));
}

function sheetOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset | undefined): string {
  const sheet = file?.type === 'asset' ? String(file.source).trim() : '';
  if (sheet === '' || sheet.includes('</style')) throw new Error('Not a sheet that can be inline');
  return sheet;
}
