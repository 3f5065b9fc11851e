-- The ERP, outward: whole orders as it keeps them, the feed of events, and webhooks.

-- Of an order that came without a request, or whose ERP says otherwise than its request.
ALTER TABLE orders ADD COLUMN customer_order_code text, ADD COLUMN address jsonb;

CREATE TABLE events (
  -- Also the `webhook-id` of its deliveries.
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Its place in the feed, which cursors name; null until the commit (docs/decisions/0018).
  place bigint UNIQUE,
  -- As in order.created.
  type text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  -- The whole entity as the back office answered it then.
  data json NOT NULL
);
CREATE INDEX events_at ON events (at);

CREATE SEQUENCE event_places;
CREATE FUNCTION place_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Held until the commit is done: the places of events are in the order of commits, and none is filled in later.
  PERFORM pg_advisory_xact_lock(hashtextextended('event places', 0));
  UPDATE events SET place = nextval('event_places'), at = clock_timestamp() WHERE id = NEW.id;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER events_placed AFTER INSERT ON events DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION place_event();

-- One row: how far the feed has been deleted. Cursors before it are refused.
CREATE TABLE event_retention (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  deleted_up_to bigint NOT NULL DEFAULT 0
);
INSERT INTO event_retention DEFAULT VALUES;

CREATE TABLE webhooks (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  url text NOT NULL,
  -- The types of events that it is sent.
  types text[] NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  -- `whsec_…`: signs each delivery, and is shown once.
  secret text NOT NULL,
  created_by uuid REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- The first failure since the last success.
  failing_since timestamptz,
  -- When the portal switched it off because it went on failing.
  switched_off_at timestamptz
);
CREATE INDEX webhooks_created_by ON webhooks (created_by);

CREATE TABLE webhook_deliveries (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  webhook_id uuid NOT NULL REFERENCES webhooks ON DELETE CASCADE,
  -- Null for a test.
  event_id uuid REFERENCES events ON DELETE CASCADE,
  status text NOT NULL DEFAULT 'PENDING' CHECK (status IN ('PENDING', 'DELIVERED', 'FAILED')),
  attempts integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  -- The last attempt: when, which headers and answer, or why there was none.
  last_attempt jsonb,
  UNIQUE (webhook_id, event_id)
);
CREATE INDEX webhook_deliveries_event_id ON webhook_deliveries (event_id);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (webhook_id, next_attempt_at) WHERE status = 'PENDING';
CREATE INDEX webhook_deliveries_newest ON webhook_deliveries (webhook_id, created_at DESC, id);
CREATE INDEX webhook_deliveries_failed ON webhook_deliveries (webhook_id) WHERE status = 'FAILED';
