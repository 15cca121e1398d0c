-- People whom a creator has invited to try out a draft. The token is in the emailed link only.
CREATE TABLE tester_invitations (
  id               integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pending_guide_id integer NOT NULL REFERENCES pending_guides ON DELETE CASCADE,
  email            citext NOT NULL CHECK (length(email::text) <= 254),
  token_hash       bytea NOT NULL UNIQUE,
  invited_by       integer REFERENCES users,
  created_at       timestamptz(3) NOT NULL,
  email_count      integer NOT NULL DEFAULT 1 CHECK (email_count BETWEEN 1 AND 3),
  expires_at       timestamptz(3) NOT NULL,
  revoked_at       timestamptz(3),
  last_opened_at   timestamptz(3)
);
-- One link per person and draft; the index also finds the testers of a draft.
CREATE UNIQUE INDEX tester_invitations_open ON tester_invitations (pending_guide_id, email) WHERE revoked_at IS NULL;
CREATE INDEX tester_invitations_of_guide ON tester_invitations (pending_guide_id);
CREATE INDEX tester_invitations_by_email ON tester_invitations (email);

-- What a tester says about the guide, or about one of its places: one note for each, which they can change.
CREATE TABLE tester_notes (
  id               bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  invitation_id    integer NOT NULL REFERENCES tester_invitations ON DELETE CASCADE,
  pending_place_id integer REFERENCES pending_places ON DELETE CASCADE,
  note             text NOT NULL CHECK (note <> '' AND length(note) <= 2000),
  updated_at       timestamptz(3) NOT NULL
);
CREATE UNIQUE INDEX tester_notes_one_each ON tester_notes (invitation_id, coalesce(pending_place_id, 0));
CREATE INDEX tester_notes_of_place ON tester_notes (pending_place_id);
