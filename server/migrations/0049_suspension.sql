-- Accounts that admins have suspended. domain/accounts/suspension.ts has the rules.
ALTER TABLE users ADD COLUMN suspended_at timestamptz(3);

-- What admins did to an account, and why.
CREATE TABLE account_acts (
  id       integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id  integer NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Null once that admin has deleted their account.
  by_id    integer REFERENCES users,
  act      text NOT NULL CHECK (act IN ('role_changed', 'suspended', 'reinstated', 'sessions_ended')),
  role     text CHECK (role IN ('user', 'creator', 'admin')),
  reason   text CHECK (length(reason) <= 1000),
  acted_at timestamptz(3) NOT NULL,
  CHECK ((act = 'role_changed') = (role IS NOT NULL)),
  CHECK ((act IN ('suspended', 'reinstated')) = (reason IS NOT NULL))
);
CREATE INDEX account_acts_of_user ON account_acts (user_id, id DESC);

-- The browser of a login in a few words, such as “Firefox on Windows”. Null for sessions from before.
ALTER TABLE sessions ADD COLUMN browser text CHECK (length(browser) <= 60);

-- A suspension ends open connections, as the end of a session does.
DROP TRIGGER users_announce_change ON users;
CREATE TRIGGER users_announce_change AFTER UPDATE OF role, deleted_at, suspended_at ON users
  FOR EACH ROW WHEN (OLD.role IS DISTINCT FROM NEW.role OR OLD.deleted_at IS DISTINCT FROM NEW.deleted_at
    OR OLD.suspended_at IS DISTINCT FROM NEW.suspended_at)
  EXECUTE FUNCTION announce_viewer_change();
