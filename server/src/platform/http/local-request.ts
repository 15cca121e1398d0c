import { isLocalName, isLoopback } from './network-address.ts';

/** The parts of a request that show where it comes from. */
export type Arrival = {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly raw: { readonly httpVersion: string };
  readonly socket: { readonly remoteAddress?: string | undefined };
};

const FORWARDING_HEADER = /^(forwarded|via|x-real-ip|x-forwarded-.+)$/;

/**
 * True if a request was made by a program on this machine. It may still come through a proxy that adds no headers, so
 * this alone gives no access: it is for installations whose PUBLIC_URL is local.
 */
export function isFromThisMachine({ headers, raw, socket }: Arrival): boolean {
  return (
    // The address of the connection itself, not one that a proxy forwarded.
    isLoopback(socket.remoteAddress ?? '') &&
    // A site can point its own domain at this machine and make a browser here request it (DNS rebinding).
    isLocalName(nameIn(String(headers.host ?? ''))) &&
    !Object.keys(headers).some((name) => FORWARDING_HEADER.test(name)) &&
    // Proxies with a bare proxy_pass often use HTTP/1.0; browsers and Prometheus never do.
    raw.httpVersion !== '1.0'
  );
}

/** The name in a Host header, without its port. */
function nameIn(host: string): string {
  return host.replace(/:\d+$/, '').toLowerCase();
}
