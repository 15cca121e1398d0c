-- The figures of the admins' overview are counted from these indexes alone; the tables behind them are never read.
CREATE INDEX users_by_role ON users (role) WHERE deleted_at IS NULL;
-- Both as keys: equal keys are stored once, which INCLUDE would rule out.
CREATE INDEX guides_by_listing ON guides (listing, place_count);
CREATE INDEX media_by_stored_bytes ON media (stored_bytes);
