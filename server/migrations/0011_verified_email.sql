-- When the owner of the account proved that the address is theirs, by a link that was mailed to it. Until then nothing
-- that was meant for the address's owner reaches the account.
ALTER TABLE users ADD COLUMN email_verified_at timestamptz;

ALTER TABLE one_time_tokens DROP CONSTRAINT one_time_tokens_purpose_check;
ALTER TABLE one_time_tokens ADD CONSTRAINT one_time_tokens_purpose_check
  CHECK (purpose IN ('password_reset', 'account_activation', 'email_confirmation'));

-- Of the accounts there are, those are proven that have used a mailed link. Tokens are removed some weeks after they
-- expire, but a claimed gift is a mailed link that was used, too.
UPDATE users SET email_verified_at = proof.at
  FROM (SELECT user_id, min(at) AS at
          FROM (SELECT user_id, used_at AS at FROM one_time_tokens WHERE used_at IS NOT NULL
                UNION ALL
                SELECT friend_id, claimed_at FROM gifts WHERE status = 'claimed' AND friend_id IS NOT NULL) used
         GROUP BY user_id) proof
 WHERE proof.user_id = users.id AND users.password_hash IS NOT NULL AND users.deleted_at IS NULL;

-- Nobody can own the addresses of the demo, so there is nobody to keep anything for.
UPDATE users SET email_verified_at = created_at
 WHERE EXISTS (SELECT FROM installation_facts WHERE name = 'demo content')
   AND email IN ('admin@laneway.example', 'creator@laneway.example', 'visitor@laneway.example', 'rosa@laneway.example',
                 'theo@laneway.example');

-- All others stay unproven and keep what they have. Those with a password signed up with an address that was never
-- asked about; they are reminded to confirm it. Those without one were opened by a gift and wait for its link.

-- A gift that waits belongs to nobody yet. So far it was given to the account that its link finishes, which nobody could
-- enter; now the link grants it, since the account may be somebody else's by then.
DELETE FROM entitlements USING gifts
 WHERE entitlements.order_id = gifts.order_id AND gifts.status = 'awaiting_activation';
UPDATE gifts SET friend_id = NULL, granted_at = NULL WHERE status = 'awaiting_activation';

CREATE INDEX gifts_waiting ON gifts (friend_email) WHERE status = 'awaiting_activation';
