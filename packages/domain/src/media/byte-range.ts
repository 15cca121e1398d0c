/** The first and the last byte, both included. */
export type ByteRange = { readonly first: number; readonly last: number };

export type RangeReading =
  | { readonly kind: 'whole' }
  | { readonly kind: 'part'; readonly range: ByteRange }
  | { readonly kind: 'unsatisfiable' };

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * Parses a Range header for an object of the given size (RFC 9110). Multiple ranges, other units and invalid values get
 * the whole object, as the standard allows.
 */
export function readRange(header: string | undefined, size: number): RangeReading {
  const match = header === undefined ? null : ONE_RANGE.exec(header.trim());
  const [, from = '', to = ''] = match ?? [];
  if (match === null || (from === '' && to === '')) return { kind: 'whole' };
  if (from === '') {
    const count = Number(to);
    if (count === 0 || size === 0) return { kind: 'unsatisfiable' };
    return { kind: 'part', range: { first: Math.max(0, size - count), last: size - 1 } };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return { kind: 'whole' };
  return first >= size ? { kind: 'unsatisfiable' } : { kind: 'part', range: { first, last } };
}
