import type { Plugin } from 'vite';
import { chunkOf, FIRST_CHUNKS } from './first-parts.ts';

/**
 * Browsers compile a function when it is first called, in the way of what the page is doing. Those that know this
 * comment compile all of a file while it arrives, beside the page.
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

export function compileAhead(): Plugin {
  return {
    name: 'compile-ahead',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // After all that is put at the beginning of a file: the comment has to be the first thing in it.
      order: 'post',
      handler: (_options, bundle) => {
        for (const chunk of new Set(FIRST_CHUNKS.map((module) => chunkOf(module, bundle)))) {
          chunk.code = HINT + chunk.code;
        }
      },
    },
  };
}
