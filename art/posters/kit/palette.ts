/** The inks of one guide. Every further tone on its posters is mixed from these. */
export type Palette = {
  readonly paper: string;
  readonly sky: string;
  readonly glow: string;
  readonly far: string;
  readonly mid: string;
  readonly deep: string;
  readonly accent: string;
};

function channels(color: string): readonly [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** The ink `share` of the way from one `#rrggbb` to another. */
export function mix(from: string, to: string, share: number): string {
  const [r1, g1, b1] = channels(from);
  const [r2, g2, b2] = channels(to);
  const blend = (a: number, b: number) =>
    Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${blend(r1, r2)}${blend(g1, g2)}${blend(b1, b2)}`;
}
