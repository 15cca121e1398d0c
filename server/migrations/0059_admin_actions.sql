-- What admins changed, each in the transaction of the change. It holds our own words and figures, and the name of what an
-- action was done to.
CREATE TABLE admin_actions (
  id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  acted_at     timestamptz(3) NOT NULL,
  -- Their account stays without a name when they delete it.
  by_id        integer NOT NULL REFERENCES users,
  action       text NOT NULL,
  subject      text NOT NULL,
  subject_id   text NOT NULL,
  -- The name at that time. One that is a person's, or was given by them and never published, goes with their account.
  subject_name text CHECK (length(subject_name) <= 200),
  name_of      integer REFERENCES users,
  details      jsonb NOT NULL,
  -- The request that did it, as the log and X-Request-Id name it.
  request_id   uuid
);
CREATE INDEX admin_actions_by_admin ON admin_actions (by_id, id DESC);
CREATE INDEX admin_actions_by_action ON admin_actions (action, id DESC);
CREATE INDEX admin_actions_by_subject ON admin_actions (subject, id DESC);
CREATE INDEX admin_actions_by_time ON admin_actions (acted_at);
CREATE INDEX admin_actions_name_of ON admin_actions (name_of) WHERE name_of IS NOT NULL;

CREATE TRIGGER admin_actions_append_only BEFORE DELETE OR TRUNCATE ON admin_actions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

-- The only change is that a name goes once the account of its person is deleted.
CREATE FUNCTION refuse_rewriting_admin_action() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.subject_name IS NULL AND to_jsonb(NEW) - 'subject_name' = to_jsonb(OLD) - 'subject_name'
     AND EXISTS (SELECT FROM users WHERE id = OLD.name_of AND deleted_at IS NOT NULL) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
CREATE TRIGGER admin_actions_not_rewritten BEFORE UPDATE ON admin_actions
  FOR EACH ROW EXECUTE FUNCTION refuse_rewriting_admin_action();

CREATE FUNCTION erase_admin_action_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE admin_actions SET subject_name = NULL WHERE name_of = NEW.id AND subject_name IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER users_erase_admin_action_names AFTER UPDATE OF deleted_at ON users
  FOR EACH ROW WHEN (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL)
  EXECUTE FUNCTION erase_admin_action_names();
