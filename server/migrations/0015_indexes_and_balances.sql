-- The admin's list of orders, newest first, whole or by one of its filters.
CREATE INDEX orders_by_status ON orders (status, number DESC);
CREATE INDEX orders_of_guide ON orders (guide_id, number DESC);
DROP INDEX orders_of_buyer;
CREATE INDEX orders_of_buyer ON orders (buyer_id, number DESC);

-- What was paid and what went back in a span of time.
CREATE INDEX orders_by_payment ON orders (paid_at) WHERE paid_at IS NOT NULL;
CREATE INDEX orders_by_refund ON orders (refunded_at) WHERE refunded_at IS NOT NULL;

-- What each creator is owed at present, kept in step with the ledger so that nobody has to add up all of it. A row per
-- creator, so that only sales of the same creator wait for one another.
CREATE TABLE creator_balances (
  creator_id integer PRIMARY KEY REFERENCES users,
  cents      bigint NOT NULL
);
CREATE INDEX creator_balances_owed ON creator_balances (creator_id DESC) WHERE cents > 0;

CREATE FUNCTION add_to_creator_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO creator_balances AS balance (creator_id, cents)
  SELECT creator_id, -sum(cents) FROM added WHERE creator_id IS NOT NULL GROUP BY creator_id ORDER BY creator_id
  ON CONFLICT (creator_id) DO UPDATE SET cents = balance.cents + excluded.cents;
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_postings_add_to_balances AFTER INSERT ON ledger_postings
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_to_creator_balances();

INSERT INTO creator_balances (creator_id, cents)
SELECT creator_id, -sum(cents) FROM ledger_postings WHERE creator_id IS NOT NULL GROUP BY creator_id;
