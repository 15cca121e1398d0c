import { createReadStream, writeSync } from 'node:fs';
import { codecOf } from '@laneway/domain/media/codecs';
import { type ITrackInfo, parseStream } from 'music-metadata';
import { FileWindow } from './file-window.ts';
import type { FoundTracks } from './found-tracks.ts';
import { readWebmTracks } from './webm-tracks.ts';

/*
 * Runs as a process of its own: looks into a recording or video that a stranger made, which is its standard input, and
 * writes what it found to standard output.
 */

const NOTHING: FoundTracks = {
  tracks: [],
  durationMs: null,
  width: null,
  height: null,
  loudnessLufs: null,
};

async function lookInto(mime: string, size: number): Promise<FoundTracks> {
  if (mime.endsWith('/webm')) return readWebmTracks(new FileWindow(0));
  // As a stream it is read to its end, so that one that was cut short doesn't pass for whole.
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

/** 1 and 2 are video and audio; other tracks hold subtitles, buttons or nothing that is played. */
const KINDS = { 1: 'video', 2: 'audio' } as const;

function trackOf({ type, codecId, codecName }: ITrackInfo): FoundTracks['tracks'][number] | null {
  const codec = codecId ?? codecName ?? '';
  const known = codecOf(codec) ?? codecOf(codecName ?? '');
  // Of QuickTime's tracks the types aren't told.
  const kind = type === 1 || type === 2 ? KINDS[type] : known?.kind;
  return kind === undefined ? null : { codec: known === null ? codec : known.name, kind };
}

function durationOf(whole: number | undefined, tracks: readonly ITrackInfo[]): number | null {
  const seconds = Math.max(whole ?? 0, ...tracks.map(({ duration }) => duration ?? 0));
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1_000 : null;
}

const [, , mime = '', size = ''] = process.argv;
// Whatever the package says against a file, there is nothing in it that could be played.
const found = await lookInto(mime, Number(size)).catch(() => NOTHING);
writeSync(1, JSON.stringify(found));
