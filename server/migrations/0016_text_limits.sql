-- The same limits as the contract's, which never let longer texts through.
ALTER TABLE gifts DROP CONSTRAINT gifts_personal_message_check,
  ADD CONSTRAINT gifts_personal_message_check CHECK (length(personal_message) <= 1000);
ALTER TABLE messages DROP CONSTRAINT messages_content_check,
  ADD CONSTRAINT messages_content_check CHECK (length(content) BETWEEN 1 AND 2000);
