import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mapArchive } from '../../server/src/testing/map-archive.ts';
import { drawPng } from '../../server/src/testing/png-file.ts';

const LAST_ZOOM = 15;
const EXTENT = 4_096;

/** Writes a map of the whole world whose tiles all are the same: land, with a lake in the middle. */
export async function writeMapFile(file: string): Promise<void> {
  const tile = vectorTile({ earth: [0, EXTENT], water: [EXTENT / 4, (3 * EXTENT) / 4] });
  const zooms = Array.from({ length: LAST_ZOOM + 1 }, (_, zoom) => zoom);
  const tiles = zooms.map((z) => ({ z, x: 0, y: 0, run: 4 ** z, content: tile }));
  await writeFile(file, mapArchive(tiles, { maxZoom: LAST_ZOOM }));
}

type Square = readonly [from: number, to: number];

/** A Mapbox Vector Tile with a square in each of these layers. */
function vectorTile(layers: Readonly<Record<string, Square>>): Buffer {
  const layer = ([name, square]: [string, Square]) =>
    field(3, [
      ...field(15, 2),
      ...field(1, [...Buffer.from(name)]),
      ...field(2, [...field(3, POLYGON), ...field(4, ringOf(square))]),
      ...field(5, EXTENT),
    ]);
  return Buffer.from(Object.entries(layers).flatMap(layer));
}

const POLYGON = 3;
const [MOVE_TO, LINE_TO, CLOSE_PATH] = [1, 2, 7];

function ringOf([from, to]: Square): number[] {
  const side = to - from;
  const steps = [side, 0, 0, side, -side, 0];
  return [
    ...varint((1 << 3) | MOVE_TO),
    ...[from, from].flatMap(zigzag),
    ...varint((3 << 3) | LINE_TO),
    ...steps.flatMap(zigzag),
    ...varint((1 << 3) | CLOSE_PATH),
  ];
}

/** A field of a protobuf message: a number, or bytes with their length. */
function field(id: number, value: number | number[]): number[] {
  if (typeof value === 'number') return [...varint(id << 3), ...varint(value)];
  return [...varint((id << 3) | 2), ...varint(value.length), ...value];
}

function zigzag(value: number): number[] {
  return varint(value < 0 ? -2 * value - 1 : 2 * value);
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [128 + (value % 128), ...varint(value >> 7)];
}

export type TileServer = {
  /** In the format of TILE_URL. */
  readonly template: string;
  readonly close: () => Promise<void>;
};

/** A tile server on a separate host that allows cross-origin reads, as required for saving its tiles. */
export async function openTileServer(): Promise<TileServer> {
  const tile = drawPng(256, 256);
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'image/png', 'access-control-allow-origin': '*' });
    response.end(tile);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    template: `http://127.0.0.1:${port}/{z}/{x}/{y}.png`,
    close: async () => {
      server.closeAllConnections();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}
