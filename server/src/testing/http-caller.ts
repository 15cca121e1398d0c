/** Talks to a server over HTTP and keeps cookies as a browser would. */
export type HttpCaller = {
  readonly send: (method: string, path: string, body?: object) => Promise<Response>;
  readonly get: (path: string) => Promise<Response>;
  readonly post: (path: string, body?: object) => Promise<Response>;
};

/** `address` is the client address that a server with TRUST_PROXY=loopback sees. */
export function openHttpCaller(server: string, address = '192.0.2.1'): HttpCaller {
  const cookies = new Map<string, string>();
  const send: HttpCaller['send'] = async (method, path, body) => {
    const reply = await fetch(`${server}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        'x-forwarded-for': address,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return reply;
  };
  return {
    send,
    get: (path) => send('GET', path),
    post: (path, body) => send('POST', path, body),
  };
}
