/** The geometry of a kind: the edge of an area, a line, or a point. */
type Form = 'area' | 'line' | 'point';

type KindTraits = {
  readonly form: Form;
  /** True for natural and landscaped shapes, which are stored with few points and rounded when read. */
  readonly curved: boolean;
};

const straightArea = { form: 'area', curved: false } as const;
const curvedArea = { form: 'area', curved: true } as const;
const straightLine = { form: 'line', curved: false } as const;
const curvedLine = { form: 'line', curved: true } as const;
const spot = { form: 'point', curved: false } as const;

/** Everything that the sketch map can show. */
export const KINDS = {
  urban: curvedArea,
  highway: curvedLine,
  sea: curvedArea,
  lake: curvedArea,
  dock: straightArea,
  island: curvedArea,
  river: curvedLine,
  beach: curvedLine,
  park: straightArea,
  green: curvedArea,
  oval: curvedArea,
  stand: curvedArea,
  building: straightArea,
  pier: straightLine,
  breakwater: curvedLine,
  footbridge: straightLine,
  freeway: curvedLine,
  main: straightLine,
  street: straightLine,
  minor: straightLine,
  lane: straightLine,
  rail: curvedLine,
  'light-rail': curvedLine,
  station: spot,
  city: spot,
  district: spot,
  suburb: spot,
  town: spot,
  gulf: spot,
  bay: spot,
} as const satisfies Record<string, KindTraits>;

export type Kind = keyof typeof KINDS;

export function isKind(text: string): text is Kind {
  return Object.hasOwn(KINDS, text);
}
