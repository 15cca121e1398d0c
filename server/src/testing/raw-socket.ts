import { connect, type Socket } from 'node:net';

export type RawConnection = {
  readonly socket: Socket;
  /** Everything the server has sent, once it has closed the connection. */
  readonly closed: Promise<string>;
};

/** A connection on which a test writes raw bytes. */
export function openConnection(port: number, firstBytes: string): RawConnection {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (bytes) => {
    received += bytes.toString('latin1');
  });
  // The server may reset a connection that is still sending.
  socket.on('error', () => {});
  const closed = new Promise<string>((resolve) => {
    socket.on('close', () => resolve(received));
  });
  socket.write(firstBytes);
  return { socket, closed };
}

/** The head of a request as it is sent. */
export function requestHead(line: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries({ Host: 'localhost', ...headers }).map((pair) => pair.join(': '));
  return `${[`${line} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`;
}

export function cookieHeader(person: { readonly cookies: Record<string, string> }): string {
  return Object.entries(person.cookies)
    .map((pair) => pair.join('='))
    .join('; ');
}
