/** The form's texts that the map edits, as typed. A blank text means no geometry. */
export type Geometry = {
  readonly location: string;
  readonly marker: string;
  readonly path: string;
  readonly boundary: string;
};

export type GeometryField = keyof Geometry;

/** The form's validation errors. */
export type FieldErrors = Partial<Record<GeometryField, string | undefined>>;

/** A guide has a start instead of a marker. */
export type Subject = 'guide' | 'place';

export function isSameGeometry(one: Geometry, other: Geometry): boolean {
  return (
    one.location === other.location &&
    one.marker === other.marker &&
    one.path === other.path &&
    one.boundary === other.boundary
  );
}
