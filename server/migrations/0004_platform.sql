-- What every module uses: idempotent calls, the audit log, mails.
CREATE TABLE idempotency_keys (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  key text NOT NULL CHECK (length(key) BETWEEN 1 AND 200),
  -- What was asked under the key: method, path and body, hashed.
  request_hash bytea NOT NULL,
  -- Null while the first call is under way.
  status_code integer,
  response jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, key)
);
CREATE INDEX idempotency_keys_created_at ON idempotency_keys (created_at);

CREATE TABLE audit_log (
  -- The order of entries of one instant. Answers name an entry by `entry`, which nobody can count.
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  entry uuid NOT NULL DEFAULT gen_random_uuid(),
  at timestamptz NOT NULL DEFAULT now(),
  -- Null for the portal itself, or a user who is gone.
  user_id uuid REFERENCES users ON DELETE SET NULL,
  customer_id uuid REFERENCES customers ON DELETE SET NULL,
  -- As in orders.status: capability.verb.
  action text NOT NULL,
  entity text NOT NULL,
  entity_id text NOT NULL,
  details jsonb NOT NULL DEFAULT '{}'
);
-- The history of one thing; the log of all, of a kind of thing, of an action, of a user, of a customer.
CREATE INDEX audit_log_entity ON audit_log (entity, entity_id, at);
CREATE INDEX audit_log_at ON audit_log (at, id);
CREATE INDEX audit_log_of_entity ON audit_log (entity, at, id);
CREATE INDEX audit_log_of_action ON audit_log (action, at, id);
CREATE INDEX audit_log_user_id ON audit_log (user_id, at);
CREATE INDEX audit_log_customer_id ON audit_log (customer_id, at);

-- Mails leave by a job, written in the transaction of what they tell.
CREATE TABLE mail_outbox (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  recipient text NOT NULL,
  reply_to text,
  language text NOT NULL,
  subject text NOT NULL,
  text_body text NOT NULL,
  html_body text NOT NULL,
  attachments jsonb NOT NULL DEFAULT '[]',
  created_at timestamptz NOT NULL DEFAULT now(),
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  attempts integer NOT NULL DEFAULT 0,
  sent_at timestamptz,
  last_error text
);
CREATE INDEX mail_outbox_due ON mail_outbox (next_attempt_at) WHERE sent_at IS NULL;
-- The demo's mailbox lists the newest first, and the retention finds the oldest.
CREATE INDEX mail_outbox_sent ON mail_outbox (sent_at, id) WHERE sent_at IS NOT NULL;
