import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** An average mobile network. */
const ROUND_TRIP_MS = 150;
const BYTES_PER_SECOND = 1_600_000 / 8;

const PACKET_BYTES = 1_400;
const TICK_MS = 5;

/**
 * A connection between a browser and servers with the latency and bandwidth of a mobile network. All downloads share
 * the bandwidth, packet by packet. The browser could throttle itself, but only by watching every request, and a
 * visitor's browser doesn't do that work.
 */
export type SlowLine = {
  /** The URL under which a server is reached through this connection. */
  readonly to: (url: string) => Promise<string>;
  readonly close: () => void;
};

type Stream = { readonly socket: Socket; readonly packets: Buffer[]; isOver: boolean };

export function openSlowLine(): SlowLine {
  const ends: Server[] = [];
  /** The streams that wait to send, the next one first. */
  const streams = new Set<Stream>();
  let last = performance.now();
  let budget = 0;

  const deliver = (): void => {
    const now = performance.now();
    budget += ((now - last) / 1_000) * BYTES_PER_SECOND;
    last = now;
    while (budget > 0 && streams.size > 0) {
      for (const stream of [...streams]) {
        if (budget > 0) budget -= deliverPacket(stream);
      }
    }
    // Unused bandwidth is not saved up.
    if (streams.size === 0) budget = Math.min(budget, 0);
  };
  const deliverPacket = (stream: Stream): number => {
    streams.delete(stream);
    const packet = stream.packets.shift();
    if (packet !== undefined) stream.socket.write(packet);
    if (stream.packets.length > 0) streams.add(stream);
    else if (stream.isOver) stream.socket.end();
    return packet?.length ?? 0;
  };

  const join = (near: Socket, far: Socket): void => {
    const down: Stream = { socket: near, packets: [], isOver: false };
    near.on('data', (chunk) => setTimeout(() => far.write(chunk), ROUND_TRIP_MS / 2));
    far.on('data', (chunk) =>
      setTimeout(() => {
        down.packets.push(...cut(chunk));
        streams.add(down);
      }, ROUND_TRIP_MS / 2),
    );
    far.on('end', () =>
      setTimeout(() => {
        down.isOver = true;
        streams.add(down);
      }, ROUND_TRIP_MS / 2),
    );
    near.on('close', () => {
      streams.delete(down);
      far.destroy();
    });
    // Either side may close the connection at any time.
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
  };

  const ticking = setInterval(deliver, TICK_MS);
  return {
    to: async (url) => {
      const { hostname, port } = new URL(url);
      const end = createServer({ noDelay: true }, (near) =>
        join(near, connect({ host: hostname, port: Number(port), noDelay: true })),
      );
      ends.push(end.listen(0, '127.0.0.1'));
      await once(end, 'listening');
      const address = end.address();
      if (address === null || typeof address === 'string') throw new Error('The line has no end.');
      return `http://127.0.0.1:${address.port}`;
    },
    close: () => {
      clearInterval(ticking);
      for (const end of ends) end.close();
    },
  };
}

function cut(chunk: Buffer): Buffer[] {
  return Array.from({ length: Math.ceil(chunk.length / PACKET_BYTES) }, (_, index) =>
    chunk.subarray(index * PACKET_BYTES, (index + 1) * PACKET_BYTES),
  );
}
