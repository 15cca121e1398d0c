/**
 * Measures the audio and video below `server/demo/media/` into `server/demo/durations.json`, and times the captions of
 * the recordings by it, from their narration scripts.
 *
 *   node art/narration/measure.ts
 *
 * Needs Debian's ffmpeg. Run it after speaking lines or filming anew.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { printCaptions } from '@laneway/domain/media/captions';
import { captionsOf, draftLines } from '@laneway/domain/media/transcript-timing';
import { SILENCE_MS } from './narration.ts';
import { narrations } from './scripts/all.ts';

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

const durations: Readonly<Record<string, number>> = Object.fromEntries(
  files.map((file) => [file, millisecondsOf(file)]),
);
writeFileSync(DURATIONS, `${JSON.stringify(durations, null, 2)}\n`);

const spoken = narrations.flatMap(({ slug, lines }) =>
  Object.entries(lines).map(([name, text]) => ({ file: `${slug}/${name}`, text })),
);
for (const { file, text } of spoken) {
  const lengthMs = durations[`${file}.mp3`];
  if (lengthMs === undefined) continue;
  const spokenMs = lengthMs - SILENCE_MS.before - SILENCE_MS.after;
  const timed = draftLines(text, spokenMs);
  if (!timed.ok) throw new Error(`${file}: ${timed.error}`);
  const captions = captionsOf(timed.value, spokenMs).map((caption) => ({
    ...caption,
    startMs: caption.startMs + SILENCE_MS.before,
    endMs: caption.endMs + SILENCE_MS.before,
  }));
  writeFileSync(new URL(`${file}.vtt`, MEDIA), printCaptions(captions));
}
