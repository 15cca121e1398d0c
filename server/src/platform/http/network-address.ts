import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/**
 * The unit in which requests are rate-limited: one IPv4 address, or the /64 that a network gives to one subscriber, who
 * could otherwise use a new IPv6 address for every request.
 */
export function addressGroup(ip: string): string {
  const plain = withoutMapping(withoutPort(ip));
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = (plain.split('%')[0] ?? '').split('::');
  const left = partsOf(head);
  const right = partsOf(tail ?? '');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const parts = [...left, ...Array<string>(zeros).fill('0'), ...right];
  return parts
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':');
}

export function isLoopback(ip: string): boolean {
  const plain = withoutMapping(ip);
  if (isIPv4(plain)) return LOOPBACK.check(plain, 'ipv4');
  return isIPv6(plain) && LOOPBACK.check(plain, 'ipv6');
}

/** True if the host of a URL is the local machine. */
export function isLocalName(hostname: string): boolean {
  return hostname === 'localhost' || isLoopback(hostname.replace(/^\[(.+)\]$/, '$1'));
}

/** True if a URL is meant for use on this machine only. */
export function isLocalUrl(url: string): boolean {
  return isLocalName(new URL(url).hostname);
}

/** An address, or a range as address/bits. A range of everything isn't allowed, nor an IPv4 address mapped to IPv6. */
export function isAddressRange(text: string): boolean {
  const [, ip = '', bits] = /^([\d.]+|[\da-f:]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? [];
  const longest = isIPv4(ip) ? 32 : 128;
  const size = Number(bits ?? longest);
  return isIP(ip) !== 0 && size > 0 && size <= longest;
}

/** Some proxies forward a client's port with its address, and every port would count as another client. */
function withoutPort(ip: string): string {
  return ip.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').replace(/^\[(.+)\](:\d+)?$/, '$1');
}

/** A dual-stack socket shows an IPv4 address as ::ffff:192.0.2.1. */
function withoutMapping(ip: string): string {
  return ip.replace(/^::ffff:(?=\d+\.)/i, '');
}

function partsOf(text: string): string[] {
  return text === '' ? [] : text.split(':');
}
