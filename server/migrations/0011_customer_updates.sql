-- Requests to change a customer's data, which staff decides on.
CREATE TABLE update_customer_requests (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  customer_id uuid NOT NULL REFERENCES customers ON DELETE CASCADE,
  -- Who asks: a user of the customer, or an agent or commercial user.
  user_id uuid REFERENCES users ON DELETE SET NULL,
  status text NOT NULL CHECK (status IN ('PENDING', 'ACCEPTED', 'REJECTED')),
  -- The version of the profile that was changed, the profile at that version, and the profile as asked for.
  customer_version integer NOT NULL,
  was jsonb NOT NULL,
  asked jsonb NOT NULL,
  created_on timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz,
  decided_by uuid REFERENCES users ON DELETE SET NULL,
  reason text
);
CREATE UNIQUE INDEX update_customer_requests_one_pending ON update_customer_requests (customer_id)
  WHERE status = 'PENDING';
CREATE INDEX update_customer_requests_customer_id ON update_customer_requests (customer_id, created_on DESC);
CREATE INDEX update_customer_requests_status ON update_customer_requests (status, created_on DESC, id);
CREATE INDEX update_customer_requests_user_id ON update_customer_requests (user_id);
CREATE INDEX update_customer_requests_decided_by ON update_customer_requests (decided_by);
