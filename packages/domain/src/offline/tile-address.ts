import type { Tile } from './tiles.ts';

/** Values of {s} in tile URLs. */
const SUBDOMAINS = ['a', 'b', 'c'] as const;

/** The key of a tile in the store. */
export function tileId({ z, x, y }: Tile): string {
  return `${z}/${x}/${y}`;
}

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
 * The tile of a URL, in any variant of {s} and {r}, for looking it up in the store. Null for a URL of another template.
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
