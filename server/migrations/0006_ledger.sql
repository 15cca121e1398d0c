-- A double-entry ledger in whole cents. It only ever grows, and each entry sums to zero at commit.
CREATE TABLE ledger_entries (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind        text NOT NULL CHECK (kind IN ('sale', 'gift_sale', 'refund', 'payout')),
  order_id    uuid REFERENCES orders,
  description text NOT NULL,
  happened_at timestamptz NOT NULL DEFAULT now()
);
-- The same order is sold once and refunded once.
CREATE UNIQUE INDEX one_entry_per_order_and_kind ON ledger_entries (order_id, kind) WHERE order_id IS NOT NULL;

CREATE TABLE ledger_postings (
  entry_id   bigint NOT NULL REFERENCES ledger_entries,
  line       smallint NOT NULL,
  account    text NOT NULL CHECK (account IN
             ('provider_clearing', 'platform_fee', 'gst', 'creator_payable')),
  creator_id integer REFERENCES users,
  guide_id   integer REFERENCES guides,
  -- Debits are positive, credits negative.
  cents      bigint NOT NULL,
  PRIMARY KEY (entry_id, line),
  CHECK ((account = 'creator_payable') = (creator_id IS NOT NULL))
);
CREATE INDEX ledger_postings_of_creator ON ledger_postings (creator_id, entry_id) WHERE creator_id IS NOT NULL;

CREATE FUNCTION require_balanced_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entry bigint := CASE TG_TABLE_NAME WHEN 'ledger_entries' THEN (to_jsonb(NEW) ->> 'id')::bigint
                                     ELSE (to_jsonb(NEW) ->> 'entry_id')::bigint END;
  total numeric;
  lines integer;
BEGIN
  SELECT coalesce(sum(cents), 0), count(*) INTO total, lines FROM ledger_postings WHERE entry_id = entry;
  IF total <> 0 OR lines < 2 THEN
    RAISE EXCEPTION 'ledger entry % does not balance: % cents over % lines', entry, total, lines;
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER ledger_entries_balance AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_balanced_entry();
CREATE CONSTRAINT TRIGGER ledger_postings_balance AFTER INSERT ON ledger_postings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_balanced_entry();

CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER ledger_postings_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_postings
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
