-- The guides that people have saved for later. packages/domain/src/guides/wish-list.ts has the rules.
CREATE TABLE wish_list_items (
  -- The latest comes first in the list.
  id       bigint GENERATED ALWAYS AS IDENTITY,
  user_id  integer NOT NULL REFERENCES users ON DELETE CASCADE,
  guide_id integer NOT NULL REFERENCES guides ON DELETE CASCADE,
  added_at timestamptz(3) NOT NULL,
  PRIMARY KEY (user_id, guide_id)
);
CREATE INDEX wish_list_items_of_user ON wish_list_items (user_id, id DESC);
