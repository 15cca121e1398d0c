/**
 * Films a poster: a slow move in, and back a little, over ten silent seconds. Writes
 * `server/demo/media/<guide>/<place>.mp4` beside the poster `<place>.webp`.
 *
 *   node art/narration/film.ts st-kilda-salt-air/luna-park
 *
 * Needs Debian's ffmpeg. The film is kept in the repository; run this after redrawing its poster.
 */
import { execFileSync } from 'node:child_process';
import { argv, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';

const SECONDS = 10;
const FRAMES_PER_SECOND = 25;
const FRAMES = SECONDS * FRAMES_PER_SECOND;
const SIZE = { width: 720, height: 900 };

/** Half a cosine there and back, so that the film starts and ends at rest and loops without a jump. */
const ZOOM = `1.14-0.14*cos(2*PI*on/${FRAMES})`;

/**
 * Zooms towards the upper middle, where posters have their subject. The zoom is computed on an enlarged picture,
 * because zoompan moves by whole pixels and would shake at the final size.
 */
const MOVE = [
  `scale=${SIZE.width * 4}:${SIZE.height * 4}:force_original_aspect_ratio=increase:flags=lanczos`,
  `crop=${SIZE.width * 4}:${SIZE.height * 4}`,
  [
    `zoompan=z='${ZOOM}'`,
    `x='(iw-iw/zoom)*0.5'`,
    `y='(ih-ih/zoom)*0.4'`,
    `d=${FRAMES}`,
    `s=${SIZE.width}x${SIZE.height}`,
    `fps=${FRAMES_PER_SECOND}`,
  ].join(':'),
  'format=yuv420p',
].join(',');

/** H.264 baseline, so that any phone plays it, with the index first, so that it starts at once. */
const ENCODING = [
  ...['-c:v', 'libx264', '-profile:v', 'baseline', '-level', '3.1', '-preset', 'veryslow'],
  ...['-crf', '27', '-maxrate', '580k', '-bufsize', '900k', '-g', '50'],
  ...['-movflags', '+faststart', '-map_metadata', '-1', '-fflags', '+bitexact', '-an'],
];

function film(path: string): void {
  const media = new URL('../../server/demo/media/', import.meta.url);
  const poster = fileURLToPath(new URL(`${path}.webp`, media));
  const file = fileURLToPath(new URL(`${path}.mp4`, media));
  const quietly = ['-hide_banner', '-loglevel', 'error', '-y'];
  const picture = ['-i', poster, '-vf', MOVE, '-frames:v', `${FRAMES}`];
  execFileSync('ffmpeg', [...quietly, ...picture, ...ENCODING, file]);
  stdout.write(`${path}.mp4\n`);
}

for (const path of argv.slice(2)) film(path);
