export type PhotoFacts = {
  readonly latitude?: readonly [degrees: number, minutes: number, seconds: number];
  readonly longitude?: readonly [degrees: number, minutes: number, seconds: number];
  readonly refs?: readonly [string, string];
  /** As cameras write it: 2026:03:01 10:42:00. */
  readonly taken?: string;
};

type Entry = { readonly tag: number; readonly type: number; readonly data: readonly number[] };

const ASCII = 2;
const LONG = 4;
const RATIONAL = 5;
const BYTES = { [ASCII]: 1, [LONG]: 4, [RATIONAL]: 8 } as Readonly<Record<number, number>>;

const uint16 = (value: number) => [(value >> 8) & 255, value & 255];
const uint32 = (value: number) => [...uint16(value >>> 16), ...uint16(value & 65_535)];
const ascii = (text: string) => [...Array.from(text, (one) => one.charCodeAt(0)), 0];
const rationals = (values: readonly number[]) =>
  values.flatMap((value) => [...uint32(Math.round(value * 1_000)), ...uint32(1_000)]);

/** One directory of a TIFF file at this offset: its entries, then the values that are too long for them. */
function directory(entries: readonly Entry[], offset: number): number[] {
  const valuesAt = offset + 2 + 12 * entries.length + 4;
  const values: number[] = [];
  const rows = entries.flatMap(({ tag, type, data }) => {
    const count = data.length / (BYTES[type] ?? 1);
    const isShort = data.length <= 4;
    const value = isShort ? [...data, 0, 0, 0, 0].slice(0, 4) : uint32(valuesAt + values.length);
    if (!isShort) values.push(...data);
    return [...uint16(tag), ...uint16(type), ...uint32(count), ...value];
  });
  return [...uint16(entries.length), ...rows, 0, 0, 0, 0, ...values];
}

/** A photo that consists of metadata only, as a camera writes it. */
export function photo(
  { latitude, longitude, refs = ['S', 'E'], taken }: PhotoFacts,
  name = 'IMG_2041.jpg',
): File {
  const gps: Entry[] = [
    ...(latitude === undefined
      ? []
      : [
          { tag: 1, type: ASCII, data: ascii(refs[0]) },
          { tag: 2, type: RATIONAL, data: rationals(latitude) },
        ]),
    ...(longitude === undefined
      ? []
      : [
          { tag: 3, type: ASCII, data: ascii(refs[1]) },
          { tag: 4, type: RATIONAL, data: rationals(longitude) },
        ]),
  ];
  const exif: Entry[] =
    taken === undefined ? [] : [{ tag: 0x9003, type: ASCII, data: ascii(taken) }];
  const exifAt = 8 + 2 + 2 * 12 + 4;
  const exifBytes = directory(exif, exifAt);
  const gpsAt = exifAt + exifBytes.length;
  const first = directory(
    [
      { tag: 0x8769, type: LONG, data: uint32(exifAt) },
      { tag: 0x8825, type: LONG, data: uint32(gpsAt) },
    ],
    8,
  );
  const tiff = [
    ...ascii('MM').slice(0, 2),
    0,
    42,
    ...uint32(8),
    ...first,
    ...exifBytes,
    ...directory(gps, gpsAt),
  ];
  const segment = [...ascii('Exif'), 0, ...tiff];
  const bytes = [0xff, 0xd8, 0xff, 0xe1, ...uint16(segment.length + 2), ...segment, 0xff, 0xd9];
  return new File([Uint8Array.from(bytes)], name, { type: 'image/jpeg' });
}
