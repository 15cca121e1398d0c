import { minify } from '@swc/core';
import type { Plugin } from 'vite';

/** Until it finds nothing more: each pass makes room for the next. */
const PASSES = 3;

/**
 * Minifies scripts before Vite's own minifier does. That one is fast, but inlines and joins less: the first visit is
 * 2.5 KB smaller after both.
 */
export function minifyTwice(): Plugin {
  return {
    name: 'minify-twice',
    apply: 'build',
    renderChunk: {
      // After everything else that writes into a script.
      order: 'post',
      handler: (code) => minify(code, { module: true, compress: { passes: PASSES }, mangle: true }),
    },
  };
}
