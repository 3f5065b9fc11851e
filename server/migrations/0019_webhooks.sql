-- Webhooks: addresses of other software that receive events as they happen, and the deliveries to them.

CREATE TABLE webhooks (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  url text NOT NULL,
  -- The types of events that it receives.
  types text[] NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  -- `whsec_…`: signs each delivery, and is displayed once.
  secret text NOT NULL,
  created_by uuid REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- The first failure since the last success.
  failing_since timestamptz,
  -- Time at which the portal switched it off, because it had failed for days.
  switched_off_at timestamptz
);
-- Foreign key.
CREATE INDEX webhooks_created_by ON webhooks (created_by);

-- An event to send to a webhook, written in the transaction of the event.
CREATE TABLE webhook_deliveries (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  webhook_id uuid NOT NULL REFERENCES webhooks ON DELETE CASCADE,
  -- Null for a test.
  event_id uuid REFERENCES events ON DELETE CASCADE,
  status text NOT NULL DEFAULT 'PENDING' CHECK (status IN ('PENDING', 'DELIVERED', 'FAILED')),
  attempts integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  -- The last attempt: time, request headers, and the response or the error.
  last_attempt jsonb,
  -- An event that is sent again is the same delivery.
  UNIQUE (webhook_id, event_id)
);
-- The next delivery of a webhook.
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (webhook_id, next_attempt_at) WHERE status = 'PENDING';
-- The desk's list of a webhook's deliveries, newest first.
CREATE INDEX webhook_deliveries_newest ON webhook_deliveries (webhook_id, created_at DESC, id);
-- The number of a webhook's failed deliveries.
CREATE INDEX webhook_deliveries_failed ON webhook_deliveries (webhook_id) WHERE status = 'FAILED';
-- Foreign key.
CREATE INDEX webhook_deliveries_event_id ON webhook_deliveries (event_id);
