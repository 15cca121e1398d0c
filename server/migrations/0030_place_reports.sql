-- What people report about places, and how it was answered. domain/place-reports has the states and who may answer.
CREATE TABLE place_reports (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Chosen by the sender at random: sent again, it is the same report.
  key         text NOT NULL UNIQUE CHECK (key ~ '^[0-9a-f]{32}$'),
  guide_id    integer NOT NULL REFERENCES guides ON DELETE CASCADE,
  place_id    integer NOT NULL REFERENCES places ON DELETE CASCADE,
  kind        text NOT NULL CHECK (kind IN ('closed', 'moved', 'wrong', 'unsafe')),
  words       text CHECK (length(words) BETWEEN 1 AND 1000),
  -- Who gets the answer: an account, the email that a visitor typed, or nobody.
  reporter_id integer REFERENCES users ON DELETE SET NULL,
  email       citext CHECK (length(email::text) <= 254),
  created_at  timestamptz(3) NOT NULL,
  outcome     text CHECK (outcome IN ('fixed', 'will_fix', 'not_a_problem', 'duplicate')),
  message     text CHECK (length(message) BETWEEN 1 AND 1000),
  answered_at timestamptz(3),
  answered_by integer REFERENCES users ON DELETE SET NULL,
  answered_as text CHECK (answered_as IN ('creator', 'admin')),
  is_open     boolean NOT NULL GENERATED ALWAYS AS (outcome IS NULL) STORED,
  CHECK (num_nonnulls(reporter_id, email) <= 1),
  CHECK (num_nonnulls(outcome, answered_at, answered_as) IN (0, 3)),
  CHECK (outcome IS NOT NULL OR (message IS NULL AND answered_by IS NULL))
);
-- One index per list, in its order.
CREATE INDEX place_reports_in_order ON place_reports (is_open DESC, id DESC);
CREATE INDEX place_reports_of_guide ON place_reports (guide_id, is_open DESC, id DESC);
CREATE INDEX place_reports_open ON place_reports (kind, created_at) WHERE is_open;
CREATE INDEX place_reports_of_place ON place_reports (place_id);
CREATE INDEX place_reports_of_person ON place_reports (reporter_id);
CREATE INDEX place_reports_by_email ON place_reports (email);
CREATE INDEX place_reports_by_answer ON place_reports (answered_at);

-- Photos of reports, by their keys in the quarantine bucket. A photo whose report is gone is removed, then its row.
CREATE TABLE place_report_photos (
  key        text PRIMARY KEY,
  report_id  bigint UNIQUE REFERENCES place_reports ON DELETE SET NULL,
  -- False while the store hasn't confirmed it.
  is_stored  boolean NOT NULL DEFAULT false,
  created_at timestamptz(3) NOT NULL
);
CREATE INDEX place_report_photos_by_age ON place_report_photos (created_at);
CREATE INDEX place_report_photos_left ON place_report_photos (key) WHERE report_id IS NULL;
