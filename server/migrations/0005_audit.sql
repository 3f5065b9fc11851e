-- Audit: who changed what, written in the transaction of the change. Entries change only if a person is anonymised.
CREATE TABLE audit_log (
  -- Orders the entries of one instant. Responses name an entry by `entry`, which cannot be guessed or counted.
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  entry uuid NOT NULL DEFAULT gen_random_uuid(),
  at timestamptz NOT NULL DEFAULT now(),
  -- Null for the portal itself and for deleted users.
  user_id uuid REFERENCES users ON DELETE SET NULL,
  customer_id uuid REFERENCES customers ON DELETE SET NULL,
  -- capability.verb, for example orders.status.
  action text NOT NULL,
  entity text NOT NULL,
  entity_id text NOT NULL,
  details jsonb NOT NULL DEFAULT '{}'
);
-- The history of one entity.
CREATE INDEX audit_log_entity ON audit_log (entity, entity_id, at);
-- The log at the desk: all of it, and filtered by kind of entity, action, user and customer.
CREATE INDEX audit_log_at ON audit_log (at, id);
CREATE INDEX audit_log_of_entity ON audit_log (entity, at, id);
CREATE INDEX audit_log_of_action ON audit_log (action, at, id);
CREATE INDEX audit_log_user_id ON audit_log (user_id, at);
CREATE INDEX audit_log_customer_id ON audit_log (customer_id, at);
