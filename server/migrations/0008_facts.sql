-- What this installation has done once and must not do again.
CREATE TABLE installation_facts (
  name        text PRIMARY KEY,
  recorded_at timestamptz NOT NULL DEFAULT now()
);
