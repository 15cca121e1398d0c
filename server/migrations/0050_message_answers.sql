-- Messages to us are answered in the app, once each. Those from before were answered from the operator's mailbox.
ALTER TABLE messages ALTER COLUMN created_at TYPE timestamptz(3);
-- When an admin answered the message, or closed it without an answer.
ALTER TABLE messages ADD COLUMN handled_at timestamptz(3);
ALTER TABLE support_messages ADD COLUMN handled_at timestamptz(3);
UPDATE messages SET handled_at = created_at;
UPDATE support_messages SET handled_at = created_at;
CREATE INDEX messages_to_handle ON messages ((handled_at IS NULL), created_at, id);
CREATE INDEX support_messages_to_handle ON support_messages ((handled_at IS NULL), created_at, id);

CREATE TABLE message_answers (
  id                 bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  message_id         bigint UNIQUE REFERENCES messages ON DELETE CASCADE,
  support_message_id bigint UNIQUE REFERENCES support_messages ON DELETE CASCADE,
  -- Null once that admin has left.
  answered_by        integer REFERENCES users,
  content            text NOT NULL CHECK (length(content) BETWEEN 1 AND 5000),
  created_at         timestamptz(3) NOT NULL,
  CHECK (num_nonnulls(message_id, support_message_id) = 1)
);
CREATE INDEX message_answers_by_admin ON message_answers (answered_by) WHERE answered_by IS NOT NULL;
