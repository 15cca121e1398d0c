import { describe, expect, it } from 'vitest';
import { codecOf, playableCodecs } from './codecs.ts';

describe('a codec', () => {
  it.each([
    ['h264', 'h264'],
    ['<avc1>', 'h264'],
    ['V_VP9', 'vp9'],
    ['hvc1', 'hevc'],
    ['A_OPUS', 'opus'],
    ['MPEG-4/AAC', 'aac'],
    ['MPEG 1 Layer 3', 'mp3'],
    ['MPEG 2.5 Layer 3', 'mp3'],
    ['Vorbis I', 'vorbis'],
    ['PCM', 'pcm'],
    ['pcm_s16le', 'pcm'],
  ])('%s is known as %s', (given, name) => {
    expect(codecOf(given)?.name).toBe(name);
  });

  it.each(['', 'pcm_mulaw', 'MPEG 1 Layer 2', 'constructor'])('%j is not known', (given) => {
    expect(codecOf(given)).toBeNull();
  });
});

describe('the tracks of a file', () => {
  it('are listed by codec, each once, if browsers can play all of them', () => {
    const tracks = [
      { codec: 'h264', kind: 'video' },
      { codec: 'aac', kind: 'audio' },
      { codec: 'mp4a', kind: 'audio' },
    ] as const;
    expect(playableCodecs(tracks)).toEqual({ ok: true, value: 'h264, aac' });
  });

  it('are refused with what to export instead if browsers can’t play one', () => {
    const film = { codec: 'hvc1', kind: 'video' } as const;
    const voice = { codec: 'alac', kind: 'audio' } as const;
    expect(playableCodecs([film])).toEqual({
      ok: false,
      error:
        'This video uses HEVC, which many browsers can’t play. Export it as an MP4 with H.264 video and AAC audio.',
    });
    expect(playableCodecs([voice])).toEqual({
      ok: false,
      error:
        'This recording uses Apple Lossless, which many browsers can’t play. Export it as an MP3 or an M4A with AAC.',
    });
    expect(playableCodecs([{ codec: 'gsm', kind: 'audio' }])).toEqual({
      ok: false,
      error:
        'This recording uses audio in a format that many browsers can’t play. Export it as an MP3 or an M4A with AAC.',
    });
  });
});
