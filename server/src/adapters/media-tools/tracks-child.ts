import { createReadStream, writeSync } from 'node:fs';
import { codecOf } from '@laneway/domain/media/codecs';
import { type ITrackInfo, parseStream } from 'music-metadata';
import { FileWindow } from './file-window.ts';
import type { FoundTracks } from './found-tracks.ts';
import { readWebmTracks } from './webm-tracks.ts';

/*
 * Runs as a separate process: reads an untrusted recording or video from standard input and writes what it found to
 * standard output.
 */

const NOTHING: FoundTracks = {
  tracks: [],
  durationMs: null,
  width: null,
  height: null,
  loudnessLufs: null,
};

async function inspectTracks(mime: string, size: number): Promise<FoundTracks> {
  if (mime.endsWith('/webm')) return readWebmTracks(new FileWindow(0));
  // As a stream it is read to its end, so that a truncated one doesn't pass for complete.
  const content = createReadStream('', { fd: 0, start: 0 });
  const { format } = await parseStream(
    content,
    { mimeType: mime, size },
    { duration: true, skipCovers: true },
  );
  const found = format.trackInfo ?? [];
  const tracks = found.flatMap((track) => trackOf(track) ?? []);
  const picture = found.find(({ video }) => video?.pixelWidth !== undefined)?.video;
  return {
    ...NOTHING,
    tracks:
      tracks.length === 0 && format.codec !== undefined
        ? [{ codec: format.codec, kind: 'audio' }]
        : tracks,
    durationMs: durationOf(format.duration, found),
    width: picture?.pixelWidth ?? null,
    height: picture?.pixelHeight ?? null,
  };
}

/** 1 and 2 are video and audio; other tracks are subtitles, buttons or nothing playable. */
const KINDS = { 1: 'video', 2: 'audio' } as const;

function trackOf({ type, codecId, codecName }: ITrackInfo): FoundTracks['tracks'][number] | null {
  const codec = codecId ?? codecName ?? '';
  const known = codecOf(codec) ?? codecOf(codecName ?? '');
  // QuickTime doesn't state the types of its tracks.
  const kind = type === 1 || type === 2 ? KINDS[type] : known?.kind;
  return kind === undefined ? null : { codec: known === null ? codec : known.name, kind };
}

function durationOf(whole: number | undefined, tracks: readonly ITrackInfo[]): number | null {
  const seconds = Math.max(whole ?? 0, ...tracks.map(({ duration }) => duration ?? 0));
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1_000 : null;
}

const [, , mime = '', size = ''] = process.argv;
// A file that can't be parsed counts as one without playable tracks.
const found = await inspectTracks(mime, Number(size)).catch(() => NOTHING);
writeSync(1, JSON.stringify(found));
