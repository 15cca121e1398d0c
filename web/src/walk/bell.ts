const RATE = 22_050;
const SECONDS = 1.2;
/** The partials of a small bell: how high above the note, how loud, and how soon they fade. */
const PARTIALS = [
  { ratio: 1, loudness: 0.5, fade: 3 },
  { ratio: 2.76, loudness: 0.25, fade: 5 },
  { ratio: 5.4, loudness: 0.12, fade: 8 },
] as const;
const NOTE_HZ = 880;
const HEADER_BYTES = 44;

let url: string | null = null;

/** A URL of the bell; made once. */
export function bellUrl(): string {
  url ??= URL.createObjectURL(bellSound());
  return url;
}

/** A bell as a WAV file. It is computed, so that there is nothing to fetch where there is no connection. */
function bellSound(): Blob {
  const count = Math.round(RATE * SECONDS);
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + 2 * count));
  writeHeader(view, count);
  for (let index = 0; index < count; index += 1) {
    view.setInt16(HEADER_BYTES + 2 * index, Math.round(32_767 * bellAt(index / RATE)), true);
  }
  return new Blob([view.buffer], { type: 'audio/wav' });
}

function bellAt(seconds: number): number {
  let sum = 0;
  for (const { ratio, loudness, fade } of PARTIALS) {
    const tone = Math.sin(2 * Math.PI * NOTE_HZ * ratio * seconds);
    sum += loudness * Math.exp(-fade * seconds) * tone;
  }
  return sum;
}

/** One channel of 16 bits, as every browser plays it. */
function writeHeader(view: DataView, count: number): void {
  const bytes = 2 * count;
  const text = (at: number, letters: string) => {
    for (const [index, letter] of [...letters].entries()) {
      view.setUint8(at + index, letter.charCodeAt(0));
    }
  };
  text(0, 'RIFF');
  view.setUint32(4, HEADER_BYTES - 8 + bytes, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, 2 * RATE, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, bytes, true);
}
