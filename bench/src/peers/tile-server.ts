// A tile server on the same machine: every tile is the same image, about as large a file as a tile of a city.
import http from 'node:http';
import { crc32, deflateSync } from 'node:zlib';
import { createRandom } from '../random.ts';

/** Sharp on every screen and nearly empty, for measuring the app and not its tiles. */
const isPlain = process.env.TILES === 'plain';
const SIDE_PX = isPlain ? 512 : 256;
const BLOCK_PX = 32;
/** The share of pixels that differ from their neighbours, which determines the size of the file. */
const SPECKLED = isPlain ? 0 : 0.2;

/** The same pattern of greys every time. */
function drawPixels(): Buffer {
  const rows = Buffer.alloc((SIDE_PX + 1) * SIDE_PX);
  const random = createRandom(SIDE_PX);
  for (let y = 0; y < SIDE_PX; y += 1) {
    for (let x = 0; x < SIDE_PX; x += 1) {
      const isDark = (Math.floor(x / BLOCK_PX) + Math.floor(y / BLOCK_PX)) % 2 === 1;
      const speck = random.uniform() < SPECKLED ? Math.floor(random.uniform() * 16) : 0;
      // Every row starts with a byte for its filter: none.
      rows[y * (SIDE_PX + 1) + 1 + x] = (isDark ? 200 : 220) + speck;
    }
  }
  return rows;
}

function printChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([bigEndian(data.length), named, bigEndian(crc32(named))]);
}

function bigEndian(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** Eight bits per pixel, greyscale, nothing else. */
const HEADER = Buffer.concat([
  bigEndian(SIDE_PX),
  bigEndian(SIDE_PX),
  Buffer.from([8, 0, 0, 0, 0]),
]);
const TILE = Buffer.concat([
  Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  printChunk('IHDR', HEADER),
  printChunk('IDAT', deflateSync(drawPixels())),
  printChunk('IEND', Buffer.alloc(0)),
]);

http
  .createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=604800',
    });
    response.end(TILE);
  })
  .listen(Number(process.env.PORT), '127.0.0.1');
