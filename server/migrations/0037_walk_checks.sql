-- What the plan of a walk says is computed in a worker thread, so it is stored with the report instead of being computed
-- for each request. Reports of before have no findings; they are made again when someone asks for them.
DELETE FROM walk_reports;
ALTER TABLE walk_reports
  -- off, silent: there is nothing to simulate. checked: the plan was, and no walks yet. failed: walks can't be simulated.
  ADD COLUMN state    text NOT NULL CHECK (state IN ('off', 'silent', 'checked', 'ready', 'failed')),
  ADD COLUMN findings jsonb NOT NULL CHECK (octet_length(findings::text) <= 200000),
  ADD CHECK ((state = 'ready') = (report IS NOT NULL));
