import type { Tile } from './tiles.ts';

/** Tile servers that have {s} expect one of these. */
const SUBDOMAINS = ['a', 'b', 'c'] as const;

/** The key of a tile in the store. */
export function tileId({ z, x, y }: Tile): string {
  return `${z}/${x}/${y}`;
}

/** Where a tile is fetched from. */
export function tileAddress(template: string, { z, x, y }: Tile): string {
  const subdomain = SUBDOMAINS[(x + y) % SUBDOMAINS.length] ?? SUBDOMAINS[0];
  const values: Readonly<Record<string, string>> = {
    z: String(z),
    x: String(x),
    y: String(y),
    s: subdomain,
    r: '',
  };
  return template.replaceAll(/\{([zxysr])\}/g, (_, name: string) => values[name] ?? '');
}

const PARTS: Readonly<Record<string, string>> = {
  z: '(?<z>\\d{1,2})',
  x: '(?<x>\\d{1,8})',
  y: '(?<y>\\d{1,8})',
  s: '[a-z0-9]',
  r: '(?:@2x)?',
};

/**
 * The tile that an address names, for a store to look it up: the address in any spelling of {s} and {r}. Null for an
 * address that isn't of this template.
 */
export function parseTileAddress(template: string, address: string): Tile | null {
  const pattern = template
    .split(/\{([zxysr])\}/)
    .map((part, index) => (index % 2 === 0 ? escaped(part) : (PARTS[part] ?? '')))
    .join('');
  const { z, x, y } = new RegExp(`^${pattern}$`).exec(address)?.groups ?? {};
  if (z === undefined || x === undefined || y === undefined) return null;
  return { z: Number(z), x: Number(x), y: Number(y) };
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
