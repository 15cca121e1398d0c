-- Where a guide is on the Mercator map, in whole numbers of 2^30 to the world's width: domain/discovery/map-cells.ts reads
-- them. Sums of whole numbers stay exact, however often guides come and go.
ALTER TABLE guides
  ADD COLUMN map_x integer GENERATED ALWAYS AS (
    CASE WHEN location IS NOT NULL
      THEN least(1073741823, greatest(0, floor((location[0] + 180) / 360 * 1073741824)))::integer END) STORED,
  ADD COLUMN map_y integer GENERATED ALWAYS AS (
    CASE WHEN location IS NOT NULL
      THEN least(1073741823, greatest(0, floor((0.5 - ln((1 + sin(radians(least(85.05, greatest(-85.05, location[1])))))
        / (1 - sin(radians(least(85.05, greatest(-85.05, location[1])))))) / (4 * pi())) * 1073741824)))::integer END) STORED,
  -- The average of the ratings in thousandths, drawn towards 3.5 where there are few.
  ADD COLUMN rating_score integer GENERATED ALWAYS AS
    (((2 * rating_sum::bigint + 35) * 1000 / (2 * rating_count + 10))::integer) STORED;

-- On Mercator, what is nearer on the map is nearer on foot, too.
CREATE INDEX guides_live_nearest ON guides USING gist (point(map_x, map_y)) WHERE listing = 'live';
CREATE INDEX guides_best_live ON guides (rating_score DESC, id DESC) WHERE listing = 'live';

-- How many guides on sale are in each cell of the map, at each level: 2^level cells are the world's width. Kept in step by
-- the triggers below and by nothing else.
CREATE TABLE discovery_cells (
  level  smallint NOT NULL,
  x      integer NOT NULL,
  y      integer NOT NULL,
  guides integer NOT NULL,
  -- The middle of its guides is their sum by their number; the sum of a single id is that id.
  sum_x  bigint NOT NULL,
  sum_y  bigint NOT NULL,
  sum_id bigint NOT NULL,
  PRIMARY KEY (level, x, y)
) WITH (fillfactor = 85);

-- The cells as they ought to be.
CREATE FUNCTION count_discovery_cells() RETURNS SETOF discovery_cells LANGUAGE sql STABLE AS $$
  SELECT level::smallint, map_x >> (30 - level), map_y >> (30 - level), count(*)::integer, sum(map_x)::bigint,
         sum(map_y)::bigint, sum(id)::bigint
    FROM guides, generate_series(4, 20) level
   WHERE listing = 'live' AND map_x IS NOT NULL GROUP BY 1, 2, 3
$$;

-- What a transaction has added to the map and taken from it. It is applied when the transaction commits, and is empty to
-- everyone else.
CREATE TABLE discovery_changes (
  transaction xid8 NOT NULL DEFAULT pg_current_xact_id(),
  map_x       integer NOT NULL,
  map_y       integer NOT NULL,
  guide_id    integer NOT NULL,
  added       integer NOT NULL CHECK (added IN (1, -1))
);
CREATE INDEX discovery_changes_of ON discovery_changes (transaction);

-- All publishing meets in the same cells, so they are locked last of all, in one statement and in one order: whoever
-- waits for a cell holds none that comes later, and whoever holds one wants nothing else. The first deferred trigger
-- therefore only queues a second one, which PostgreSQL runs after every other that was deferred before.
CREATE TABLE discovery_turns (transaction xid8 PRIMARY KEY);

CREATE FUNCTION queue_discovery_turn() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO discovery_turns VALUES (NEW.transaction) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER discovery_changes_queue AFTER INSERT ON discovery_changes
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION queue_discovery_turn();

CREATE FUNCTION apply_discovery_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO discovery_cells AS cell (level, x, y, guides, sum_x, sum_y, sum_id)
  SELECT level, map_x >> (30 - level), map_y >> (30 - level), sum(added), sum(added::bigint * map_x),
         sum(added::bigint * map_y), sum(added::bigint * guide_id)
    FROM discovery_changes, generate_series(4, 20) level WHERE transaction = NEW.transaction
   GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (level, x, y) DO UPDATE SET guides = cell.guides + excluded.guides, sum_x = cell.sum_x + excluded.sum_x,
    sum_y = cell.sum_y + excluded.sum_y, sum_id = cell.sum_id + excluded.sum_id;
  -- Those that this transaction has just emptied: it has locked them already.
  DELETE FROM discovery_cells WHERE guides = 0 AND (level, x, y) IN
    (SELECT level, map_x >> (30 - level), map_y >> (30 - level)
       FROM discovery_changes, generate_series(4, 20) level WHERE transaction = NEW.transaction);
  DELETE FROM discovery_changes WHERE transaction = NEW.transaction;
  DELETE FROM discovery_turns WHERE transaction = NEW.transaction;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER discovery_turns_apply AFTER INSERT ON discovery_turns
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION apply_discovery_changes();

CREATE FUNCTION note_discovery_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO discovery_changes (map_x, map_y, guide_id, added)
    SELECT change.map_x, change.map_y, change.id, change.added
      FROM new_rows n JOIN old_rows o ON o.id = n.id,
           LATERAL (VALUES (o.map_x, o.map_y, o.id, -1, o.listing), (n.map_x, n.map_y, n.id, 1, n.listing))
             AS change (map_x, map_y, id, added, listing)
     WHERE (o.map_x, o.map_y, o.listing) IS DISTINCT FROM (n.map_x, n.map_y, n.listing)
       AND change.listing = 'live' AND change.map_x IS NOT NULL;
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO discovery_changes (map_x, map_y, guide_id, added)
    SELECT map_x, map_y, id, 1 FROM new_rows WHERE listing = 'live' AND map_x IS NOT NULL;
  ELSE
    INSERT INTO discovery_changes (map_x, map_y, guide_id, added)
    SELECT map_x, map_y, id, -1 FROM old_rows WHERE listing = 'live' AND map_x IS NOT NULL;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER guides_inserted_for_discovery AFTER INSERT ON guides
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_discovery_changes();
CREATE TRIGGER guides_updated_for_discovery AFTER UPDATE ON guides
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_discovery_changes();
CREATE TRIGGER guides_deleted_for_discovery AFTER DELETE ON guides
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_discovery_changes();

-- Counts everything: for what was published before there were cells, and after a load without triggers.
CREATE FUNCTION rebuild_discovery() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE discovery_cells;
  INSERT INTO discovery_cells SELECT * FROM count_discovery_cells() ORDER BY 1, 2, 3;
END $$;
SELECT rebuild_discovery();
