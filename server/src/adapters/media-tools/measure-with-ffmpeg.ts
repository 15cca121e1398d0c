import { damagedText, tooSlowText } from '@laneway/domain/media/processing-failures';
import { fail, type Result } from '@laneway/domain/result';
import type { MeasuredTracks } from '../../ports/media-tools.ts';
import type { Ffmpeg } from './find-ffmpeg.ts';
import { type FoundTracks, judgeTracks, kindOfMime } from './found-tracks.ts';
import { runTool, type ToolRun } from './run-tool.ts';

/**
 * The demuxer for each type. Without it ffmpeg would guess from the content, and some of its formats are lists of other
 * files to open.
 */
const DEMUXERS: Readonly<Record<string, string>> = {
  'audio/aac': 'aac',
  'audio/mp4': 'mov',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'audio/webm': 'matroska',
  'video/mp4': 'mov',
  'video/quicktime': 'mov',
  'video/webm': 'matroska',
};

const PROBE_TIMEOUT_MS = 60_000;
const PLAY_TIMEOUT_MS = 600_000;
const MAX_OUTPUT_BYTES = 4_000_000;
/** The amount by which a file may end earlier than declared: a fraction of its length, plus a constant. */
const TOLERANCE = { part: 0.05, ms: 1_000 };

type Probe = {
  readonly streams?: readonly ProbedStream[];
  readonly format?: { readonly duration?: string };
};

type ProbedStream = {
  readonly codec_type?: string;
  readonly codec_name?: string;
  readonly duration?: string;
  readonly width?: number;
  readonly height?: number;
  readonly disposition?: { readonly attached_pic?: number };
  readonly side_data_list?: readonly { readonly rotation?: number }[];
};

/** Reads the headers, then decodes the whole file: only that shows that it is complete, and how loud it is. */
export async function measureWithFfmpeg(
  { ffmpeg, ffprobe }: Ffmpeg,
  input: number,
  mime: string,
): Promise<Result<MeasuredTracks, string>> {
  const kind = kindOfMime(mime);
  const source = sourceOf(mime);
  const probed = await runTool({
    command: ffprobe,
    args: ['-v', 'error', ...source, '-show_streams', '-show_format', '-of', 'json'],
    input,
    timeoutMs: PROBE_TIMEOUT_MS,
    maxOutputBytes: MAX_OUTPUT_BYTES,
  });
  if (probed.kind === 'timed out') return fail(tooSlowText(kind));
  if (probed.code !== 0) return fail(damagedText(kind));
  const probe = JSON.parse(probed.stdout.toString()) as Probe;
  const found = readProbe(probe);
  const playable = judgeTracks({ ...found, durationMs: found.durationMs ?? 1 }, mime);
  if (!playable.ok) return playable;

  const hasAudio = found.tracks.some((track) => track.kind === 'audio');
  const measuring = hasAudio
    ? ['-map', '0:a:0', '-af', 'ebur128=framelog=verbose']
    : ['-map', '0:v:0', '-c', 'copy'];
  const played = await runTool({
    command: ffmpeg,
    args: ['-nostdin', '-hide_banner', '-v', 'info', '-nostats', '-progress', 'pipe:1', ...source]
      .concat(measuring)
      .concat(['-f', 'null', '/dev/null']),
    input,
    timeoutMs: PLAY_TIMEOUT_MS,
    maxOutputBytes: MAX_OUTPUT_BYTES,
  });
  if (played.kind === 'timed out') return fail(tooSlowText(kind));
  const end = readEnd(played);
  const declared = declaredEnd(probe, hasAudio ? 'audio' : 'video');
  if (played.code !== 0 || end === null || end < declared * (1 - TOLERANCE.part) - TOLERANCE.ms)
    return fail(damagedText(kind));
  const durationMs = found.durationMs ?? end;
  return judgeTracks({ ...found, durationMs, loudnessLufs: readLoudness(played.stderr) }, mime);
}

/** The file is our standard input, by a path that allows seeking; nothing else may be opened, least of all a URL. */
function sourceOf(mime: string): readonly string[] {
  const demuxer = DEMUXERS[mime];
  if (demuxer === undefined) throw new Error(`no reader for ${mime}`);
  return ['-protocol_whitelist', 'file,pipe', '-f', demuxer, '-i', 'file:/dev/stdin'];
}

function readProbe({ streams = [], format }: Probe): FoundTracks {
  const tracks = streams.flatMap((stream) => {
    const { codec_type: kind, codec_name: codec = '', disposition } = stream;
    // The cover of a song is listed as a video of one frame.
    const isPlayed = (kind === 'audio' || kind === 'video') && disposition?.attached_pic !== 1;
    return isPlayed ? [{ stream, kind, codec } as const] : [];
  });
  const picture = tracks.find(({ kind }) => kind === 'video')?.stream;
  const turns = (picture?.side_data_list ?? []).map(({ rotation }) => rotation ?? 0);
  const isTurned = turns.some((turn) => Math.abs(turn) % 180 === 90);
  const sides = [picture?.width ?? null, picture?.height ?? null] as const;
  const [width, height] = isTurned ? sides.toReversed() : sides;
  return {
    tracks: tracks.map(({ kind, codec }) => ({ kind, codec })),
    durationMs: milliseconds(format?.duration),
    width: width ?? null,
    height: height ?? null,
    loudnessLufs: null,
  };
}

function declaredEnd({ streams = [] }: Probe, kind: 'audio' | 'video'): number {
  return milliseconds(streams.find(({ codec_type }) => codec_type === kind)?.duration) ?? 0;
}

function milliseconds(seconds: string | undefined): number | null {
  const value = Number(seconds) * 1_000;
  return value > 0 ? value : null;
}

/** The time at which it stopped playing, in milliseconds. */
function readEnd({ stdout }: Extract<ToolRun, { kind: 'ended' }>): number | null {
  const last = [...stdout.toString().matchAll(/^out_time_us=(\d+)$/gm)].at(-1)?.[1];
  return last === undefined ? null : Number(last) / 1_000;
}

function readLoudness(log: string): number | null {
  const last = [...log.matchAll(/^[ \t]+I:[ \t]+(-?[\d.]+) LUFS/gm)].at(-1)?.[1];
  return last === undefined ? null : Number(last);
}
