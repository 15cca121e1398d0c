-- What the payment provider says it took and gave back, kept beside what we asked for.
ALTER TABLE orders
  ADD COLUMN received_cents      integer CHECK (received_cents >= 0),
  ADD COLUMN returned_cents      integer CHECK (returned_cents >= 0),
  -- Fixed when the order is written, so that asking the provider twice is asking the same.
  ADD COLUMN checkout_expires_at timestamptz NOT NULL DEFAULT now() + interval '1 hour',
  -- When the provider was last asked about it.
  ADD COLUMN checked_at          timestamptz,
  -- Set once the money is to go back, by an admin or because nothing could be handed over for it.
  ADD COLUMN refund_requested_at timestamptz,
  ADD COLUMN refund_requested_by integer REFERENCES users,
  ADD COLUMN refund_reason       text CHECK (length(refund_reason) <= 5000);

-- Orders come and go faster than milliseconds; a number of their own gives every list one order.
ALTER TABLE orders ADD COLUMN number bigint GENERATED ALWAYS AS IDENTITY UNIQUE;

-- A payment may come for an order that its buyer had given up and replaced: it is honoured beside the open one.
DROP INDEX one_open_purchase;
CREATE UNIQUE INDEX one_open_purchase ON orders (buyer_id, guide_id)
  WHERE kind = 'purchase' AND status IN ('created', 'checkout_open');

DROP INDEX orders_open;
CREATE INDEX orders_unsettled ON orders (coalesce(checked_at, created_at))
  WHERE status IN ('created', 'checkout_open', 'paid', 'failed');

-- One open gift per giver, guide and friend, however often the button is pressed.
CREATE UNIQUE INDEX one_open_gift ON gifts (giver_id, guide_id, friend_email) WHERE status = 'awaiting_payment';

CREATE INDEX ledger_entries_by_time ON ledger_entries (happened_at);

-- The books of the built-in test provider. They stand for another company's, so nothing of ours refers to them.
CREATE TABLE test_checkouts (
  session_id   text PRIMARY KEY,
  order_id     uuid NOT NULL UNIQUE,
  title        text NOT NULL,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  status       text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'paid', 'cancelled', 'expired')),
  payment_id   text UNIQUE,
  refund_id    text UNIQUE,
  return_url   text NOT NULL,
  cancel_url   text NOT NULL,
  expires_at   timestamptz NOT NULL,
  CHECK ((status = 'paid') = (payment_id IS NOT NULL)),
  CHECK (refund_id IS NULL OR payment_id IS NOT NULL)
);

-- What it has to report, until it was heard.
CREATE TABLE test_payment_events (
  id         text PRIMARY KEY,
  body       text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  heard_at   timestamptz
);

-- The processes that work on jobs, and when each last said so. A job held by one that has fallen silent is free again.
CREATE UNLOGGED TABLE job_pools (
  id      text PRIMARY KEY,
  seen_at timestamptz NOT NULL
);
