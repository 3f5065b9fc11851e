-- Tables that all modules use: idempotency keys, mails, events, backups, limited attempts, and the mark of the demo.

-- Responses to requests with an idempotency key, so that a repeated request returns the first response and changes nothing.
CREATE TABLE idempotency_keys (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  key text NOT NULL CHECK (length(key) BETWEEN 1 AND 200),
  -- Hash of method, path and body. The same key with another request is rejected.
  request_hash bytea NOT NULL,
  -- Null only inside the transaction of the first request.
  status_code integer,
  response jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, key)
);
-- The nightly deletion.
CREATE INDEX idempotency_keys_created_at ON idempotency_keys (created_at);

-- Mails, written in the transaction of the change that they report and sent after its commit.
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
-- The next mail to send.
CREATE INDEX mail_outbox_due ON mail_outbox (next_attempt_at) WHERE sent_at IS NULL;
-- The demo's mailbox, newest first, and the nightly deletion of the oldest.
CREATE INDEX mail_outbox_sent ON mail_outbox (sent_at, id) WHERE sent_at IS NOT NULL;
-- The desk's list of failed mails.
CREATE INDEX mail_outbox_failed ON mail_outbox (created_at, id) WHERE sent_at IS NULL AND last_error IS NOT NULL;

-- The feed of events for other software, in the order of commits (docs/decisions/0018).
CREATE TABLE events (
  -- Also the `webhook-id` of its deliveries.
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- The position in the feed, which cursors name; null until the commit.
  place bigint UNIQUE,
  -- For example order.created.
  type text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  -- The whole entity, as the back office returned it at that time.
  data json NOT NULL
);
-- The nightly deletion, and the redelivery of events to a webhook from a given time.
CREATE INDEX events_at ON events (at);

CREATE SEQUENCE event_places;
-- A deferred trigger, so that the position is assigned at the commit. A position assigned at the insert could be behind
-- cursors that have passed it, if the transaction commits late.
CREATE FUNCTION place_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The lock is held until the commit is done, so that positions are in commit order and no lower one appears later.
  PERFORM pg_advisory_xact_lock(hashtextextended('event places', 0));
  UPDATE events SET place = nextval('event_places'), at = clock_timestamp() WHERE id = NEW.id;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER events_placed AFTER INSERT ON events DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION place_event();

-- The position up to which the feed has been deleted, in one row. Cursors before it are rejected.
CREATE TABLE event_retention (
  -- Allows one row only.
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  deleted_up_to bigint NOT NULL DEFAULT 0
);

-- Backups that the command `backup` has written and verified, for the alert on missing backups.
CREATE TABLE backups (
  at timestamptz PRIMARY KEY,
  bytes bigint NOT NULL
);

-- One row in a database that the demo was loaded into. Without it, no part of the demo is served.
CREATE TABLE demo_mark (
  loaded_at timestamptz NOT NULL,
  -- Time at which the demo was cleared. The data is the manufacturer's from then on, and the demo is never loaded again.
  cleared_at timestamptz
);

-- Attempts that limit further ones, such as failed logins or sent invitations: the row counts until it expires.
CREATE TABLE limited_attempts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  -- The limited user, address or e-mail address, and a part of it with a separate limit.
  key text NOT NULL,
  subkey text NOT NULL DEFAULT '',
  expires_at timestamptz NOT NULL,
  -- The action still runs; concurrent attempts wait for its result.
  is_open boolean NOT NULL DEFAULT false
);
-- The limits per key and subkey.
CREATE INDEX limited_attempts_key ON limited_attempts (kind, key, expires_at);
-- The nightly deletion.
CREATE INDEX limited_attempts_expires_at ON limited_attempts (expires_at);

-- This installation, in one row. It belongs to the database, not to its data: a restore sets it anew.
CREATE TABLE installation (
  -- Allows one row only.
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  -- A hash of TOKEN_SECRET, so that a process with another secret does not start on the same database.
  secret_fingerprint bytea,
  -- Set by a restore until the administrator goes live: no mail, webhook or job leaves the portal.
  trial_since timestamptz
);
INSERT INTO installation DEFAULT VALUES;
