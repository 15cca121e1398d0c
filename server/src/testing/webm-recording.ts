/** The size of an element whose size was unknown when it was written, as in a recording. */
const UNKNOWN_SIZE = Buffer.from('01ffffffffffffff', 'hex');

function element(id: string, content: Buffer, size: 'known' | 'unknown' = 'known'): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(0x10000000 | content.length);
  return Buffer.concat([Buffer.from(id, 'hex'), size === 'known' ? length : UNKNOWN_SIZE, content]);
}

const number = (id: string, value: number, bytes = 1) => {
  const content = Buffer.alloc(bytes);
  content.writeUIntBE(value, 0, bytes);
  return element(id, content);
};
const text = (id: string, value: string) => element(id, Buffer.from(value));

const TRACK = { opus: ['A_OPUS', 2], vp8: ['V_VP8', 1] } as const;

/** The header that Opus requires: version, channels, pre-skip, rate, gain, mapping. */
const OPUS_HEAD = Buffer.concat([
  Buffer.from('OpusHead'),
  Buffer.from('01013801 80bb0000 0000 00'.replaceAll(' ', ''), 'hex'),
]);
/** 20 ms of silence in one frame. */
const OPUS_SILENCE = Buffer.from('f8fffe', 'hex');

/**
 * A recording like that of Chrome's MediaRecorder: a WebM file written as a stream, whose header contains neither its
 * duration nor the sizes of its elements.
 */
export function recordWebm(seconds: number, codec: keyof typeof TRACK = 'opus'): Buffer {
  const [codecId, type] = TRACK[codec];
  const header = element(
    '1a45dfa3',
    Buffer.concat([
      number('4286', 1),
      number('42f7', 1),
      number('42f2', 4),
      number('42f3', 8),
      text('4282', 'webm'),
      number('4287', 4),
      number('4285', 2),
    ]),
  );
  const info = element(
    '1549a966',
    Buffer.concat([number('2ad7b1', 1_000_000, 3), text('4d80', 'Chrome'), text('5741', 'Chrome')]),
  );
  const rate = Buffer.alloc(8);
  rate.writeDoubleBE(48_000);
  const details =
    codec === 'opus'
      ? [
          element('63a2', OPUS_HEAD),
          element('e1', Buffer.concat([element('b5', rate), number('9f', 1)])),
        ]
      : [element('e0', Buffer.concat([number('b0', 320, 2), number('ba', 180, 2)]))];
  const track = [number('d7', 1), number('73c5', 1), number('83', type), text('86', codecId)];
  const tracks = element('1654ae6b', element('ae', Buffer.concat([...track, ...details])));
  const clusters = Array.from({ length: seconds }, (_, second) => {
    const blocks = Array.from({ length: 50 }, (_, nth) => {
      const start = Buffer.from([0x81, 0, 0, 0x80]);
      start.writeInt16BE(nth * 20, 1);
      return element('a3', Buffer.concat([start, OPUS_SILENCE]));
    });
    const content = Buffer.concat([number('e7', second * 1_000, 4), ...blocks]);
    return element('1f43b675', content, 'unknown');
  });
  return Buffer.concat([
    header,
    element('18538067', Buffer.concat([info, tracks, ...clusters]), 'unknown'),
  ]);
}
