-- The size of a guide as a whole is limited, so each row knows how many points its shapes have.

-- The points of a shapes or marker text, counted without parsing it: the opening brackets of each part, and one for a part
-- without any. domain/guides/guide-size.ts counts in the same way.
CREATE FUNCTION shape_points(shapes text) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT coalesce(sum(greatest(1, length(part) - length(translate(part, '({', '')))), 0)::integer
      FROM unnest(string_to_array(shapes, ';')) AS part WHERE part <> ''
  $$;

-- Written by PostgreSQL with the row, so that no writer can forget it.
ALTER TABLE guides ADD COLUMN shape_points integer NOT NULL GENERATED ALWAYS AS (
  coalesce(shape_points(path), 0) + coalesce(shape_points(boundary), 0)) STORED;
ALTER TABLE places ADD COLUMN shape_points integer NOT NULL GENERATED ALWAYS AS (
  coalesce(shape_points(path), 0) + coalesce(shape_points(boundary), 0) + coalesce(shape_points(marker), 0)) STORED;
ALTER TABLE pending_guides ADD COLUMN shape_points integer NOT NULL GENERATED ALWAYS AS (
  coalesce(shape_points(path), 0) + coalesce(shape_points(boundary), 0)) STORED;
ALTER TABLE pending_places ADD COLUMN shape_points integer NOT NULL GENERATED ALWAYS AS (
  coalesce(shape_points(path), 0) + coalesce(shape_points(boundary), 0) + coalesce(shape_points(marker), 0)) STORED;
