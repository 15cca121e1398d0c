/** The texts of the form that the map edits, as typed. Blank is nothing. */
export type Geometry = {
  readonly location: string;
  readonly marker: string;
  readonly path: string;
  readonly boundary: string;
};

export type GeometryField = keyof Geometry;

/** What the form has found wrong with the texts. */
export type FieldErrors = Partial<Record<GeometryField, string | undefined>>;

/** Whose map it is: a guide has a start instead of a marker. */
export type Subject = 'guide' | 'place';

export function isSameGeometry(one: Geometry, other: Geometry): boolean {
  return (
    one.location === other.location &&
    one.marker === other.marker &&
    one.path === other.path &&
    one.boundary === other.boundary
  );
}
