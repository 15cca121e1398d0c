import type { MediaTools } from '../../ports/media-tools.ts';
import { drawShareCard } from './draw-share-card.ts';
import { type Ffmpeg, findFfmpeg } from './find-ffmpeg.ts';
import { makeRenditions } from './make-renditions.ts';
import { measureWithFfmpeg } from './measure-with-ffmpeg.ts';
import { measureWithPackage } from './measure-with-package.ts';
import { withUnlinkedFile } from './unlinked-file.ts';

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
