import { Readable } from 'node:stream';
import type { MediaTools } from '../../ports/media-tools.ts';
import { type Ffmpeg, findFfmpeg } from './find-ffmpeg.ts';
import { makeRenditions } from './make-renditions.ts';
import { measureWithFfmpeg } from './measure-with-ffmpeg.ts';
import { measureWithPackage } from './measure-with-package.ts';
import { runNodeChild } from './node-child.ts';
import { withUnlinkedFile } from './unlinked-file.ts';

const CARD_TIMEOUT_MS = 20_000;
const MAX_CARD_BYTES = 5_000_000;

/** Every file is read in a separate process, so a file that crashes it does no other harm. */
export function createMediaTools(ffmpeg: Ffmpeg | null = findFfmpeg()): MediaTools {
  return {
    makeRenditions,
    drawShareCard,
    measureTracks: (content, mime, size) =>
      withUnlinkedFile(content, ({ fd }) =>
        ffmpeg === null ? measureWithPackage(fd, mime, size) : measureWithFfmpeg(ffmpeg, fd, mime),
      ),
  };
}

const drawShareCard: MediaTools['drawShareCard'] = (cover, words) =>
  withUnlinkedFile(cover ?? Readable.from([]), async (file) => {
    const run = await runNodeChild({
      entry: './card-child.ts',
      args: [JSON.stringify(words)],
      input: file.fd,
      timeoutMs: CARD_TIMEOUT_MS,
      maxOutputBytes: MAX_CARD_BYTES,
      usesAddons: true,
    });
    if (run.kind === 'timed out') throw new Error('drawing the card took too long');
    if (run.code !== 0) throw new Error(`the card process failed: ${run.stderr}`);
    return run.stdout;
  });
