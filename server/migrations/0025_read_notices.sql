-- A person may read many notifications at once. Equal announcements of one transaction are delivered once, so those of
-- reading leave out which notification it was: their reader is only told how many are unread.
CREATE OR REPLACE FUNCTION announce_notice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('notice_changed', NEW.user_id || ' ' || CASE TG_OP WHEN 'INSERT' THEN NEW.id ELSE 0 END);
  RETURN NULL;
END $$;
