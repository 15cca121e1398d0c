import { tooSlowText } from '@laneway/domain/media/processing-failures';
import { fail, type Result } from '@laneway/domain/result';
import type { MeasuredTracks } from '../../ports/media-tools.ts';
import { type FoundTracks, judgeTracks, kindOfMime } from './found-tracks.ts';
import { runNodeChild } from './node-child.ts';

const TIMEOUT_MS = 180_000;
const MAX_OUTPUT_BYTES = 65_536;

/** Measures on machines without ffmpeg. It reads headers only, so the loudness stays unknown. */
export async function measureWithPackage(
  input: number,
  mime: string,
  size: number,
): Promise<Result<MeasuredTracks, string>> {
  const run = await runNodeChild({
    entry: './tracks-child.ts',
    args: [mime, String(size)],
    input,
    timeoutMs: TIMEOUT_MS,
    maxOutputBytes: MAX_OUTPUT_BYTES,
    usesAddons: false,
  });
  if (run.kind === 'timed out') return fail(tooSlowText(kindOfMime(mime)));
  if (run.code !== 0) throw new Error(`the process for tracks failed: ${run.stderr}`);
  return judgeTracks(JSON.parse(run.stdout.toString()) as FoundTracks, mime);
}
