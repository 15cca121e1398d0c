import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:html|js|css|svg|json|webmanifest|txt|xml|map)$/;

const ENCODINGS = [
  {
    extension: '.br',
    compress: (bytes: Buffer) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  {
    extension: '.gz',
    compress: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  },
] as const;

/** Puts .br and .gz beside every built file they make smaller, so that the server never compresses one. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir === undefined) return;
      for (const file of await readdir(dir, { recursive: true })) {
        if (COMPRESSIBLE.test(file)) await compressFile(path.join(dir, file));
      }
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  for (const { extension, compress } of ENCODINGS) {
    const compressed = await compress(bytes);
    if (compressed.length < bytes.length) await writeFile(file + extension, compressed);
  }
}
