/**
 * Measures the audio and video below `server/demo/media/` into `server/demo/durations.json`.
 *
 *   node art/narration/measure.ts
 *
 * Needs Debian's ffmpeg. Run it after speaking lines or filming anew.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const MEDIA = new URL('../../server/demo/media/', import.meta.url);
const DURATIONS = new URL('../../server/demo/durations.json', import.meta.url);
const JUST_THE_DURATION = ['-show_entries', 'format=duration', '-of', 'csv=p=0'];

const files = readdirSync(MEDIA, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(mp3|mp4)$/.test(file))
  .toSorted();

function millisecondsOf(file: string): number {
  const path = fileURLToPath(new URL(file, MEDIA));
  const seconds = execFileSync('ffprobe', ['-v', 'error', ...JUST_THE_DURATION, path], {
    encoding: 'utf8',
  });
  return Math.round(Number(seconds) * 1_000);
}

const durations = Object.fromEntries(files.map((file) => [file, millisecondsOf(file)]));
writeFileSync(DURATIONS, `${JSON.stringify(durations, null, 2)}\n`);
