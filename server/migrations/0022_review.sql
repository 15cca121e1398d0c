-- What a creator submitted, as it was: the baseline for what changed since. Never rewritten; deleted with its author.
CREATE TABLE submissions (
  id               bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pending_guide_id integer NOT NULL REFERENCES pending_guides ON DELETE CASCADE,
  submitter_id     integer REFERENCES users,
  submitted_at     timestamptz(3) NOT NULL,
  -- The version of the guide right after it was submitted.
  version          integer NOT NULL,
  -- The guide and its places under the domain's names.
  content          jsonb NOT NULL,
  -- Every stored file it refers to, so that none is removed while it may still be compared.
  media_uris       text[] NOT NULL DEFAULT '{}'
);
CREATE INDEX submissions_of_guide ON submissions (pending_guide_id, id DESC);
CREATE INDEX submissions_by_media ON submissions USING gin (media_uris);
CREATE TRIGGER submissions_never_rewritten BEFORE UPDATE ON submissions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

-- The version that a note is about: a later one has changed since.
ALTER TABLE pending_guides ADD COLUMN comment_version integer;
ALTER TABLE pending_places ADD COLUMN comment_version integer;
UPDATE pending_guides SET comment_version = version WHERE admin_comment IS NOT NULL;
UPDATE pending_places SET comment_version = version WHERE admin_comment IS NOT NULL;

-- The review queue: everything that was submitted and isn't published, in the order of each column that it sorts by.
CREATE INDEX pending_guides_in_review ON pending_guides (updated_at, id)
  WHERE deleted_at IS NULL AND status IN ('submitted', 'approved', 'rejected', 'needs_revision');
CREATE INDEX pending_guides_in_review_by_status ON pending_guides (status, updated_at, id)
  WHERE deleted_at IS NULL AND status IN ('submitted', 'approved', 'rejected', 'needs_revision');
CREATE INDEX pending_guides_in_review_by_creation ON pending_guides (created_at, id)
  WHERE deleted_at IS NULL AND status IN ('submitted', 'approved', 'rejected', 'needs_revision');
CREATE INDEX pending_guides_in_review_by_title ON pending_guides (lower(title), id)
  WHERE deleted_at IS NULL AND status IN ('submitted', 'approved', 'rejected', 'needs_revision');
CREATE INDEX pending_guides_in_review_of_author ON pending_guides (author_id, updated_at, id)
  WHERE deleted_at IS NULL AND status IN ('submitted', 'approved', 'rejected', 'needs_revision');
