-- The request that a notification comes from, as the log and X-Request-Id name it.
ALTER TABLE notices ADD COLUMN request_id uuid;
