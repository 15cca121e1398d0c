-- A process that sends a mail claims it for a while, instead of keeping a transaction open until the mail server answers.
ALTER TABLE mails ADD COLUMN claimed_until timestamptz;
