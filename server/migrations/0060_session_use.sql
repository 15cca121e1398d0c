-- When a session was last used, to a few minutes; null until its first use after that.
ALTER TABLE sessions ADD COLUMN last_used_at timestamptz(3);
