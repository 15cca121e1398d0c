import type { Kind } from './kinds.ts';
import type { SketchPalette } from './sketch-palette.ts';

/** System fonts: a tile drawn before a web font loads would keep the wrong one. */
const SERIF = 'Georgia, "Noto Serif", "Liberation Serif", "Times New Roman", serif';
const SANS = 'system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", sans-serif';

export type LabelStyle = {
  readonly kind: Kind;
  /** Zooms at which the kind is named. */
  readonly from: number;
  readonly to: number;
  /**
   * `centred` on a spot, `inside` an area that has room for it, `beside` a dot, or `along` a line,
   * repeated if it is long.
   */
  readonly placing: 'centred' | 'inside' | 'beside' | 'along';
  /** Pixels at the first zoom, and how many more at each further zoom up to the largest. */
  readonly size: number;
  readonly grows: number;
  readonly largest: number;
  readonly weight: 'normal' | 'italic' | '500' | '600';
  readonly face: string;
  readonly ink: keyof SketchPalette;
  readonly halo: 'urban' | 'street' | 'main' | 'water' | 'park';
  /** Extra space between letters, as a fraction of the size. */
  readonly tracking: number;
  readonly capitals: boolean;
};

const plain = { tracking: 0, capitals: false, halo: 'urban' } as const;
const street = {
  ...plain,
  to: 19,
  placing: 'along',
  weight: 'normal',
  face: SANS,
  ink: 'streetInk',
  halo: 'street',
} as const;
const water = {
  weight: 'italic',
  face: SERIF,
  ink: 'waterInk',
  halo: 'water',
  tracking: 0.04,
  capitals: false,
} as const;
const park = {
  ...plain,
  to: 19,
  placing: 'inside',
  size: 11,
  grows: 0.7,
  largest: 15,
  weight: 'italic',
  face: SERIF,
  ink: 'parkInk',
  halo: 'park',
} as const;
const locality = {
  placing: 'centred',
  weight: '600',
  face: SANS,
  ink: 'placeInk',
  halo: 'urban',
  tracking: 0.16,
  capitals: true,
} as const;
const landmark = {
  ...plain,
  to: 19,
  placing: 'inside',
  size: 10.5,
  grows: 0.5,
  largest: 13,
  weight: 'normal',
  face: SERIF,
  ink: 'landmarkInk',
} as const;

/** In order of priority: the first one keeps its space. */
export const LABEL_STYLES: readonly LabelStyle[] = [
  {
    ...locality,
    kind: 'city',
    from: 6,
    to: 13,
    size: 15,
    grows: 1,
    largest: 20,
    weight: '500',
    face: SERIF,
    tracking: 0.06,
    capitals: false,
  },
  { ...water, kind: 'gulf', from: 7, to: 12, placing: 'centred', size: 13, grows: 2, largest: 24 },
  { ...water, kind: 'bay', from: 11, to: 16, placing: 'centred', size: 12, grows: 2, largest: 24 },
  { ...locality, kind: 'district', from: 12, to: 16, size: 9.5, grows: 0.7, largest: 12.5 },
  {
    ...plain,
    kind: 'town',
    from: 8,
    to: 12,
    placing: 'beside',
    size: 11.5,
    grows: 0.7,
    largest: 14,
    weight: 'normal',
    face: SERIF,
    ink: 'placeInk',
  },
  {
    ...water,
    kind: 'lake',
    from: 13,
    to: 19,
    placing: 'inside',
    size: 11,
    grows: 0.7,
    largest: 15,
  },
  { ...park, kind: 'green', from: 13 },
  { ...park, kind: 'park', from: 13 },
  { ...water, kind: 'river', from: 13, to: 19, placing: 'along', size: 11, grows: 1, largest: 16 },
  {
    ...water,
    kind: 'dock',
    from: 14,
    to: 19,
    placing: 'inside',
    size: 11,
    grows: 0.7,
    largest: 15,
  },
  {
    ...street,
    kind: 'freeway',
    from: 13,
    size: 10,
    grows: 0.5,
    largest: 13,
    weight: '500',
    halo: 'urban',
  },
  {
    ...locality,
    kind: 'suburb',
    from: 13,
    to: 16,
    size: 8.5,
    grows: 0.6,
    largest: 10.5,
    weight: '500',
  },
  {
    ...street,
    kind: 'main',
    from: 14,
    size: 9.5,
    grows: 0.7,
    largest: 13,
    weight: '500',
    halo: 'main',
  },
  { ...landmark, kind: 'stand', from: 15 },
  {
    ...street,
    kind: 'station',
    from: 15,
    placing: 'beside',
    size: 10,
    grows: 0.5,
    largest: 12,
    weight: '500',
    ink: 'rail',
    halo: 'urban',
  },
  { ...landmark, kind: 'building', from: 16 },
  { ...street, kind: 'street', from: 15, size: 9.5, grows: 0.7, largest: 12 },
  { ...landmark, kind: 'oval', from: 16 },
  { ...street, kind: 'minor', from: 16, size: 9.5, grows: 0.6, largest: 11.5 },
  {
    ...water,
    kind: 'pier',
    from: 15,
    to: 19,
    placing: 'along',
    size: 10.5,
    grows: 0.5,
    largest: 13,
  },
  { ...landmark, kind: 'footbridge', from: 17, placing: 'along', halo: 'water' },
  { ...street, kind: 'lane', from: 17, size: 9.5, grows: 0.6, largest: 11 },
];

export function sizeAt({ from, size, grows, largest }: LabelStyle, zoom: number): number {
  return Math.min(largest, size + grows * (zoom - from));
}

export function fontAt(style: LabelStyle, zoom: number): string {
  return `${style.weight} ${sizeAt(style, zoom)}px ${style.face}`;
}
