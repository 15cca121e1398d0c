-- What people write to us, what we write to them, and what they say of a guide.
CREATE TABLE messages (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  sender_id  integer NOT NULL REFERENCES users ON DELETE CASCADE,
  content    text NOT NULL CHECK (length(content) BETWEEN 1 AND 5000),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX messages_of_sender ON messages (sender_id, created_at DESC);

CREATE TABLE notices (
  id               bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id          integer NOT NULL REFERENCES users ON DELETE CASCADE,
  kind             text NOT NULL,
  title            text NOT NULL,
  body             text NOT NULL,
  pending_guide_id integer REFERENCES pending_guides,
  guide_id         integer REFERENCES guides,
  created_at       timestamptz NOT NULL DEFAULT now(),
  read_at          timestamptz
);
CREATE INDEX notices_of_user ON notices (user_id, id DESC);

-- One row per mail that an event causes; dedupe_key makes the event's mail leave once.
CREATE TABLE mails (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  dedupe_key text NOT NULL UNIQUE,
  recipient  text NOT NULL,
  subject    text NOT NULL,
  text_body  text NOT NULL,
  html_body  text NOT NULL,
  links      text[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at    timestamptz
);
CREATE INDEX mails_newest ON mails (id DESC);

CREATE TABLE guide_reviews (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  guide_id     integer NOT NULL REFERENCES guides ON DELETE CASCADE,
  user_id      integer NOT NULL REFERENCES users ON DELETE CASCADE,
  rating       smallint NOT NULL CHECK (rating BETWEEN 1 AND 5),
  words        text CHECK (length(words) <= 2000),
  moderation   text NOT NULL DEFAULT 'waiting' CHECK (moderation IN ('waiting', 'shown', 'hidden')),
  moderated_by integer REFERENCES users,
  created_at   timestamptz NOT NULL DEFAULT now(),
  updated_at   timestamptz NOT NULL DEFAULT now(),
  UNIQUE (guide_id, user_id)
);
CREATE INDEX guide_reviews_shown ON guide_reviews (guide_id, updated_at DESC) WHERE moderation = 'shown';
CREATE INDEX guide_reviews_waiting ON guide_reviews (created_at) WHERE moderation = 'waiting';
