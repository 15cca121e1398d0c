-- A person changes the email of their account: the link that was sent to the new one names it, and an account has one
-- such change open at a time.
ALTER TABLE one_time_tokens DROP CONSTRAINT one_time_tokens_purpose_check;
ALTER TABLE one_time_tokens
  ADD CONSTRAINT one_time_tokens_purpose_check
    CHECK (purpose IN ('password_reset', 'account_activation', 'email_confirmation', 'email_change')),
  ADD COLUMN new_email citext CHECK (length(new_email::text) <= 254),
  ADD CONSTRAINT one_time_tokens_change_names_email CHECK ((purpose = 'email_change') = (new_email IS NOT NULL));
CREATE UNIQUE INDEX one_time_tokens_open_change ON one_time_tokens (user_id)
  WHERE purpose = 'email_change' AND used_at IS NULL;

-- The account that an email is about, if its recipient isn't that account's email any more, or isn't yet. It is deleted
-- with the account.
ALTER TABLE mails ADD COLUMN account_id integer REFERENCES users;
CREATE INDEX mails_of_account ON mails (account_id) WHERE account_id IS NOT NULL;
