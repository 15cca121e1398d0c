-- Reviews: who signs them, which reports count, and ratings that are held for an admin. domain/reviews/moderation.ts has
-- the rules.
ALTER TABLE guide_reviews
  -- The name that the writer chose for it; null for the default one.
  ADD COLUMN signature       text CHECK (length(signature) <= 120),
  -- Those of the open reports that can take the review off the page.
  ADD COLUMN counted_reports integer NOT NULL DEFAULT 0 CHECK (counted_reports BETWEEN 0 AND open_reports),
  -- The stars are part of a sudden swing and don't count until an admin has decided.
  ADD COLUMN stars_held      boolean NOT NULL DEFAULT false;

-- Stars count only for people who have confirmed their email.
UPDATE guide_reviews r SET stars_held = true
  FROM users u
 WHERE u.id = r.user_id AND u.email_verified_at IS NULL AND u.deleted_at IS NULL
   AND r.moderation = 'shown' AND r.deleted_at IS NULL;
UPDATE guides g SET rating_sum = rating_sum - held.sum, rating_count = rating_count - held.count
  FROM (SELECT guide_id, sum(rating) AS sum, count(*) AS count FROM guide_reviews WHERE stars_held GROUP BY guide_id) held
 WHERE held.guide_id = g.id;

-- Held stars are to be decided on, so the column and its indexes are made again.
ALTER TABLE guide_reviews DROP COLUMN is_open;
ALTER TABLE guide_reviews ADD COLUMN is_open boolean GENERATED ALWAYS AS
  (deleted_at IS NULL AND (moderation = 'waiting' OR open_reports > 0 OR stars_held)) STORED;
CREATE INDEX guide_reviews_to_moderate ON guide_reviews (is_open DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX guide_reviews_open ON guide_reviews (id) WHERE is_open;
CREATE INDEX guide_reviews_held ON guide_reviews (guide_id) WHERE stars_held;
-- Each new rating looks at those of the last days.
CREATE INDEX guide_reviews_recent ON guide_reviews (guide_id, updated_at)
  WHERE moderation = 'shown' AND deleted_at IS NULL;

-- Emails: one canonical form per mailbox, as in slices/accounts/public/canonical-email.ts. Punycode by RFC 3492.
CREATE FUNCTION pg_temp.punycode(label text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  codes integer[] := ARRAY(SELECT ascii(c) FROM regexp_split_to_table(label, '') c);
  plain text := (SELECT coalesce(string_agg(chr(c), ''), '') FROM unnest(codes) c WHERE c < 128);
  written text := CASE WHEN plain = '' THEN '' ELSE plain || '-' END;
  done integer := length(plain);
  n integer := 128;
  delta bigint := 0;
  bias integer := 72;
  c integer; q bigint; k integer; t integer; digit integer;
BEGIN
  IF label ~ '^[\x01-\x7f]*$' THEN RETURN label; END IF;
  WHILE done < cardinality(codes) LOOP
    c := (SELECT min(x) FROM unnest(codes) x WHERE x >= n);
    delta := delta + (c - n)::bigint * (done + 1);
    n := c;
    FOREACH c IN ARRAY codes LOOP
      IF c < n THEN delta := delta + 1; END IF;
      CONTINUE WHEN c <> n;
      q := delta;
      k := 36;
      LOOP
        t := least(greatest(k - bias, 1), 26);
        EXIT WHEN q < t;
        digit := t + (q - t) % (36 - t);
        written := written || substr('abcdefghijklmnopqrstuvwxyz0123456789', digit + 1, 1);
        q := (q - t) / (36 - t);
        k := k + 36;
      END LOOP;
      written := written || substr('abcdefghijklmnopqrstuvwxyz0123456789', q::integer + 1, 1);
      delta := CASE WHEN done = length(plain) THEN delta / 700 ELSE delta / 2 END;
      delta := delta + delta / (done + 1);
      k := 0;
      WHILE delta > 455 LOOP
        delta := delta / 35;
        k := k + 36;
      END LOOP;
      bias := k + (36 * delta / (delta + 38))::integer;
      delta := 0;
      done := done + 1;
    END LOOP;
    delta := delta + 1;
    n := n + 1;
  END LOOP;
  RETURN 'xn--' || written;
END $$;

-- Null for what has no canonical form, which stays as it is.
CREATE FUNCTION pg_temp.canonical_email(email text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN whole ~ '^[^@[:space:]<>()",;:\\]+@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$'
              AND length(whole) <= 254 THEN whole END
    FROM (SELECT coalesce(substring(spelled FROM '<([^<>]*)>$'), spelled) AS bare
            FROM (SELECT lower(normalize(email, NFKC)) AS spelled) s) b,
         LATERAL (SELECT split_part(bare, '@', 1) || '@' || string_agg(pg_temp.punycode(label), '.' ORDER BY n) AS whole
                    FROM regexp_split_to_table(
                           translate(split_part(bare, '@', 2), U&'\3002\00AD\200B\2060\FEFF', '.'), '\.')
                         WITH ORDINALITY AS labels (label, n)) c
$$;

-- Where two rows would become one, both stay as they are: their owners still log in as they did.
WITH forms AS (SELECT id, pg_temp.canonical_email(email::text)::citext AS form FROM users WHERE deleted_at IS NULL),
     single AS (SELECT min(id) AS id, form FROM forms WHERE form IS NOT NULL GROUP BY form HAVING count(*) = 1)
UPDATE users SET email = single.form FROM single WHERE single.id = users.id AND users.email::text <> single.form::text;

WITH forms AS (SELECT order_id, giver_id, guide_id, status, pg_temp.canonical_email(friend_email::text)::citext AS form
                 FROM gifts)
UPDATE gifts SET friend_email = forms.form FROM forms
 WHERE forms.order_id = gifts.order_id AND forms.form IS NOT NULL AND gifts.friend_email::text <> forms.form::text
   AND NOT EXISTS (SELECT FROM forms other
                    WHERE other.order_id <> forms.order_id AND other.giver_id = forms.giver_id
                      AND other.guide_id = forms.guide_id AND other.form = forms.form
                      AND 'awaiting_payment' = ALL (ARRAY[other.status, forms.status]));

WITH forms AS (SELECT id, pending_guide_id, revoked_at, pg_temp.canonical_email(email::text)::citext AS form
                 FROM tester_invitations)
UPDATE tester_invitations t SET email = forms.form FROM forms
 WHERE forms.id = t.id AND forms.form IS NOT NULL AND t.email::text <> forms.form::text
   AND NOT EXISTS (SELECT FROM forms other
                    WHERE other.id <> forms.id AND other.pending_guide_id = forms.pending_guide_id
                      AND other.form = forms.form AND other.revoked_at IS NULL AND forms.revoked_at IS NULL);

UPDATE support_messages SET email = pg_temp.canonical_email(email::text)
 WHERE pg_temp.canonical_email(email::text) <> email::text;
UPDATE place_reports SET email = pg_temp.canonical_email(email::text)
 WHERE pg_temp.canonical_email(email::text) <> email::text;

-- Emails that name someone else than their reader, and what they say once that person has deleted their account.
ALTER TABLE mails
  ADD COLUMN quoted_user_id integer REFERENCES users,
  ADD COLUMN without_quoted jsonb;
CREATE INDEX mails_quoting ON mails (quoted_user_id) WHERE quoted_user_id IS NOT NULL;
-- The same for notifications.
ALTER TABLE notices
  ADD COLUMN quoted_user_id integer REFERENCES users,
  ADD COLUMN without_quoted jsonb;
CREATE INDEX notices_quoting ON notices (quoted_user_id) WHERE quoted_user_id IS NOT NULL;

-- When the email about a message to support is sent: the address that they go to gets a limited number per hour.
ALTER TABLE support_messages ADD COLUMN deliver_at timestamptz(3);
CREATE INDEX support_messages_by_delivery ON support_messages (deliver_at DESC) WHERE deliver_at IS NOT NULL;
