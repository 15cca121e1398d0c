import { isLocalName, isLoopback } from './network-address.ts';

/** As much of a request as tells where it comes from. */
export type Arrival = {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly raw: { readonly httpVersion: string };
  readonly socket: { readonly remoteAddress?: string | undefined };
};

const FORWARDING_HEADER = /^(forwarded|via|x-real-ip|x-forwarded-.+)$/;

/**
 * Whether a request was made by a program on this machine. What looks like it may still come through a proxy that says
 * nothing of itself, so this alone opens nothing: it is for installations whose PUBLIC_URL is local.
 */
export function isFromThisMachine({ headers, raw, socket }: Arrival): boolean {
  return (
    // The peer itself: what a proxy says of somebody else does not count.
    isLoopback(socket.remoteAddress ?? '') &&
    // A site can point its own name at this machine and have a browser here ask for it.
    isLocalName(nameIn(String(headers.host ?? ''))) &&
    !Object.keys(headers).some((name) => FORWARDING_HEADER.test(name)) &&
    // Proxies that are set up with a bare proxy_pass often speak HTTP/1.0 to us; browsers and Prometheus never do.
    raw.httpVersion !== '1.0'
  );
}

/** The name in a Host header, without its port. */
function nameIn(host: string): string {
  return host.replace(/:\d+$/, '').toLowerCase();
}
