import { Readable } from 'node:stream';
import type { MediaTools } from '../../ports/media-tools.ts';
import { runNodeChild } from './node-child.ts';
import { withUnlinkedFile } from './unlinked-file.ts';

const TIMEOUT_MS = 20_000;
const MAX_OUTPUT_BYTES = 5_000_000;

export const drawShareCard: MediaTools['drawShareCard'] = (cover, words) =>
  withUnlinkedFile(cover ?? Readable.from([]), async (file) => {
    const run = await runNodeChild({
      entry: './card-child.ts',
      args: [JSON.stringify(words)],
      input: file.fd,
      timeoutMs: TIMEOUT_MS,
      maxOutputBytes: MAX_OUTPUT_BYTES,
      usesAddons: true,
    });
    if (run.kind === 'timed out') throw new Error('drawing the card took too long');
    if (run.code !== 0) throw new Error(`the card process failed: ${run.stderr}`);
    return run.stdout;
  });
