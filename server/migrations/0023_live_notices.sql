-- Tells every process of a new notification, or of one that was read, so that the one its reader is connected to delivers it.
CREATE FUNCTION announce_notice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('notice_changed', NEW.user_id || ' ' || NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER notices_announce AFTER INSERT OR UPDATE OF read_at ON notices
  FOR EACH ROW EXECUTE FUNCTION announce_notice();

-- A connection that stays open is only as good as the session it was opened with.
CREATE FUNCTION announce_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('viewer_changed', OLD.user_id::text);
  RETURN NULL;
END $$;
CREATE TRIGGER sessions_announce_end AFTER UPDATE OF revoked_at ON sessions
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION announce_session_end();

CREATE FUNCTION announce_viewer_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('viewer_changed', NEW.id::text);
  RETURN NULL;
END $$;
CREATE TRIGGER users_announce_change AFTER UPDATE OF role, deleted_at ON users
  FOR EACH ROW WHEN (OLD.role IS DISTINCT FROM NEW.role OR OLD.deleted_at IS DISTINCT FROM NEW.deleted_at)
  EXECUTE FUNCTION announce_viewer_change();
