/** How the first bytes of a text show its encoding: a byte order mark, or the zeros around a '<' or '{'. */
const SIGNATURES: readonly {
  readonly bytes: readonly (number | 'any')[];
  readonly label: string;
}[] = [
  { bytes: [0xef, 0xbb, 0xbf], label: 'utf-8' },
  { bytes: [0xff, 0xfe], label: 'utf-16le' },
  { bytes: [0xfe, 0xff], label: 'utf-16be' },
  { bytes: ['any', 0, 'any', 0], label: 'utf-16le' },
  { bytes: [0, 'any', 0, 'any'], label: 'utf-16be' },
];

const PROLOG_BYTES = 200;
const DECLARED = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/;

/** The text of a file, in the encoding that it shows or declares; null for an encoding that no browser knows. */
export function decodeText(bytes: Uint8Array): string | null {
  const shown = SIGNATURES.find((one) =>
    one.bytes.every((byte, index) => (byte === 'any' ? bytes[index] !== 0 : bytes[index] === byte)),
  );
  if (shown !== undefined) return new TextDecoder(shown.label).decode(bytes);
  const prolog = new TextDecoder('latin1').decode(bytes.subarray(0, PROLOG_BYTES));
  try {
    return new TextDecoder(DECLARED.exec(prolog)?.[1] ?? 'utf-8').decode(bytes);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
