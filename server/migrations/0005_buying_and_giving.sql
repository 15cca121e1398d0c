-- Orders, gifts and who owns what. An order is written before the payment provider is called.
CREATE TABLE orders (
  id                 uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  buyer_id           integer NOT NULL REFERENCES users,
  guide_id           integer NOT NULL REFERENCES guides,
  kind               text NOT NULL CHECK (kind IN ('purchase', 'gift')),
  status             text NOT NULL CHECK (status IN
                     ('created', 'checkout_open', 'paid', 'fulfilled', 'cancelled', 'expired', 'failed', 'refunded')),
  -- Price and fee are frozen here; a later change of price touches no order.
  price_cents        integer NOT NULL CHECK (price_cents >= 99),
  fee_cents          integer NOT NULL CHECK (fee_cents BETWEEN 0 AND price_cents),
  currency           text NOT NULL DEFAULT 'AUD' CHECK (currency = 'AUD'),
  provider           text NOT NULL,
  provider_session   text,
  provider_payment   text,
  checkout_url       text,
  failure            text,
  created_at         timestamptz NOT NULL DEFAULT now(),
  updated_at         timestamptz NOT NULL DEFAULT now(),
  paid_at            timestamptz,
  refunded_at        timestamptz
);
CREATE INDEX orders_of_buyer ON orders (buyer_id, created_at DESC);
CREATE INDEX orders_open ON orders (updated_at) WHERE status IN ('created', 'checkout_open', 'paid');
CREATE UNIQUE INDEX orders_by_provider_session ON orders (provider, provider_session) WHERE provider_session IS NOT NULL;
-- One open purchase per buyer and guide, however often the button is pressed.
CREATE UNIQUE INDEX one_open_purchase ON orders (buyer_id, guide_id)
  WHERE kind = 'purchase' AND status IN ('created', 'checkout_open', 'paid');

CREATE TABLE gifts (
  order_id         uuid PRIMARY KEY REFERENCES orders,
  giver_id         integer NOT NULL REFERENCES users,
  guide_id         integer NOT NULL REFERENCES guides,
  friend_email     citext NOT NULL CHECK (length(friend_email) <= 254),
  friend_name      text CHECK (length(friend_name) <= 120),
  personal_message text CHECK (length(personal_message) <= 2000),
  friend_id        integer REFERENCES users,
  status           text NOT NULL CHECK (status IN
                   ('awaiting_payment', 'granted', 'awaiting_activation', 'claimed', 'undeliverable', 'abandoned', 'refunded')),
  created_at       timestamptz NOT NULL DEFAULT now(),
  granted_at       timestamptz,
  claimed_at       timestamptz
);
CREATE INDEX gifts_of_friend ON gifts (friend_id);

-- Owning a guide always has a cause: a paid order, a gift, or a free grant.
CREATE TABLE entitlements (
  user_id    integer NOT NULL REFERENCES users,
  guide_id   integer NOT NULL REFERENCES guides,
  cause      text NOT NULL CHECK (cause IN ('order', 'gift', 'free')),
  order_id   uuid REFERENCES orders,
  granted_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, guide_id),
  CHECK ((cause = 'free') = (order_id IS NULL))
);
CREATE INDEX entitlements_of_guide ON entitlements (guide_id);

-- What the provider told us, once per event: a repeat finds its row and does nothing.
CREATE TABLE payment_events (
  provider    text NOT NULL,
  event_id    text NOT NULL,
  kind        text NOT NULL,
  order_id    uuid REFERENCES orders,
  received_at timestamptz NOT NULL DEFAULT now(),
  handled_at  timestamptz,
  PRIMARY KEY (provider, event_id)
);
