import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { recordWebm } from '../../testing/webm-recording.ts';
import { findFfmpeg } from './find-ffmpeg.ts';
import { createMediaTools } from './media-tools.ts';

const demo = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../demo/media/${name}`, import.meta.url)));
const film = demo('st-kilda-salt-air/luna-park.mp4');
const speech = demo('st-kilda-salt-air/luna-park.mp3');

/** A tone in the format of a sound recorder. */
function recordWav(seconds: number): Buffer {
  const samples = Buffer.alloc(seconds * 8_000 * 2);
  for (let nth = 0; nth < samples.length / 2; nth += 1)
    samples.writeInt16LE(Math.round(8_000 * Math.sin(nth / 3)), nth * 2);
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(8_000, 24);
  header.writeUInt32LE(16_000, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}

/** The boxes of an MP4 file in the order for playing while downloading: metadata first. */
function descriptionsFirst(content: Buffer): Buffer {
  const boxes: Buffer[] = [];
  for (let at = 0; at < content.length; ) {
    const box = content.subarray(at, at + content.readUInt32BE(at));
    boxes.push(box);
    at += box.length;
  }
  const isMedia = (box: Buffer) => box.toString('latin1', 4, 8) === 'mdat';
  return Buffer.concat([...boxes.filter((box) => !isMedia(box)), ...boxes.filter(isMedia)]);
}

/** The same bytes under the name of another codec. */
function renamed(content: Buffer, from: string, to: string): Buffer {
  return Buffer.from(content.toString('latin1').replaceAll(from, to), 'latin1');
}

const DAMAGED_VIDEO = 'This video is damaged. Export it again and upload the new file.';
const DAMAGED_AUDIO = 'This recording is damaged. Export it again and upload the new file.';

const installed = findFfmpeg();
const ways = [['music-metadata', null] as const].concat(
  installed === null ? [] : ([['ffmpeg', installed]] as never),
);

describe.each(ways)('a recording or video, measured with %s', (_, ffmpeg) => {
  const tools = createMediaTools(ffmpeg);
  const measure = async (content: Buffer, mime: string) => {
    const measured = await tools.measureTracks(Readable.from([content]), mime, content.length);
    return measured.ok ? measured.value : measured.error;
  };

  it('has a length, codecs and dimensions', async () => {
    expect(await measure(film, 'video/mp4')).toMatchObject({
      kind: 'video',
      codecs: expect.stringMatching(/^h264/),
      durationMs: expect.closeTo(10_000, -4),
      width: expect.any(Number),
      height: expect.any(Number),
    });
    expect(await measure(speech, 'audio/mpeg')).toMatchObject({ kind: 'audio', codecs: 'mp3' });
    expect(await measure(recordWav(2), 'audio/wav')).toMatchObject({
      codecs: 'pcm',
      durationMs: 2_000,
    });
  });

  it('has a length when a browser recorded it, though its header says none', async () => {
    expect(await measure(recordWebm(3), 'audio/webm')).toMatchObject({
      kind: 'audio',
      codecs: 'opus',
      durationMs: expect.closeTo(3_000, -2),
    });
    if (ffmpeg === null)
      expect(await measure(recordWebm(3, 'vp8'), 'video/webm')).toMatchObject({
        kind: 'video',
        codecs: 'vp8',
        width: 320,
        height: 180,
      });
  });

  it('has a loudness if ffmpeg is installed', async () => {
    const loudness = expect.closeTo(-15, -1);
    expect(await measure(recordWav(2), 'audio/wav')).toMatchObject({
      loudnessLufs: ffmpeg === null ? null : loudness,
    });
  });

  it('is refused with advice when browsers can’t play it', async () => {
    const hevc = renamed(renamed(film, 'avc1', 'hvc1'), 'avcC', 'hvcC');
    expect(await measure(hevc, 'video/mp4')).toMatch(
      ffmpeg === null ? /HEVC.*H\.264/ : /HEVC.*H\.264|damaged/,
    );
  });

  it.each([
    [
      'a video of which all but the end is there',
      descriptionsFirst(film).subarray(0, film.length * 0.6),
      'video/mp4',
      DAMAGED_VIDEO,
    ],
    [
      'a video of which the end is missing',
      film.subarray(0, film.length * 0.6),
      'video/mp4',
      DAMAGED_VIDEO,
    ],
    ['a video of which the beginning is missing', film.subarray(5_000), 'video/mp4', DAMAGED_VIDEO],
    [
      'something else altogether',
      Buffer.from('<html><script>alert(1)</script>'),
      'video/mp4',
      DAMAGED_VIDEO,
    ],
    ['a header without a recording', recordWebm(0), 'audio/webm', DAMAGED_AUDIO],
    ['an empty file', Buffer.alloc(0), 'audio/mpeg', DAMAGED_AUDIO],
    [
      'a playlist that names other files',
      Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n#EXTINF:1,\nhttp://127.0.0.1:1/\n'),
      'audio/mpeg',
      DAMAGED_AUDIO,
    ],
  ])('is refused: %s', async (_name, content, mime, text) => {
    expect(await measure(content, mime)).toBe(text);
  });
});

it('ffmpeg isn’t found on a path without it', () => {
  expect(findFfmpeg('')).toBeNull();
  expect(findFfmpeg('/nowhere:relative')).toBeNull();
});
