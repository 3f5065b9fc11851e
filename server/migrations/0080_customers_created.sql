-- Since when a customer is one, for the overview's new customers; null for those from before.
ALTER TABLE customers ADD COLUMN created_at timestamptz;
ALTER TABLE customers ALTER COLUMN created_at SET DEFAULT now();
CREATE INDEX customers_created_at ON customers (created_at);

-- Mails that could not be sent, for the desk.
CREATE INDEX mail_outbox_failed ON mail_outbox (created_at, id) WHERE sent_at IS NULL AND last_error IS NOT NULL;
