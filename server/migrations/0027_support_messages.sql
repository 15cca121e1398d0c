-- What people write to us who can't log in. All we know of the sender is the email that they typed.
CREATE TABLE support_messages (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email      citext NOT NULL CHECK (length(email::text) <= 254),
  name       text CHECK (length(name) <= 120),
  content    text NOT NULL CHECK (length(content) BETWEEN 1 AND 2000),
  created_at timestamptz(3) NOT NULL
);
CREATE INDEX support_messages_by_email ON support_messages (email, created_at DESC);
CREATE INDEX support_messages_by_age ON support_messages (created_at);
