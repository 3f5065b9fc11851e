-- Order requests that a colleague of their author must approve before they are sent.

CREATE TABLE approvals (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  customer_id uuid NOT NULL REFERENCES customers,
  -- The author; null after the user was deleted.
  user_id uuid REFERENCES users ON DELETE SET NULL,
  status text NOT NULL CHECK (status IN ('PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN', 'EXPIRED')),
  created_on timestamptz NOT NULL,
  -- The last day for the decision.
  expiration_date date NOT NULL,
  -- Why the author could not order, and the limit in EUR that was exceeded; null if the own rights allowed it.
  need_reason text CHECK (need_reason IN ('ROLE', 'ORDER_LIMIT', 'MONTH_LIMIT')),
  need_limit numeric(14, 2),
  -- The offer that is to be ordered; null for lines of the cart.
  offer_request_id uuid REFERENCES offer_requests ON DELETE SET NULL,
  customer_order_code text NOT NULL,
  -- The shipping address at the time of the request.
  address jsonb NOT NULL,
  delivery_date_requested date NOT NULL,
  accept_multiple_shipping boolean NOT NULL,
  shipping_note text,
  generic_note text,
  -- Percent.
  overall_discount numeric(5, 2) NOT NULL,
  -- EUR: as shown to the author, then as ordered. Weight in kg.
  total numeric(14, 2) NOT NULL,
  total_weight numeric(14, 4) NOT NULL,
  decided_at timestamptz,
  decided_by uuid REFERENCES users ON DELETE SET NULL,
  reason text
);
-- A customer's approvals, newest first; also the foreign key.
CREATE INDEX approvals_customer ON approvals (customer_id, created_on DESC, id);
-- An author's approvals; also the foreign key.
CREATE INDEX approvals_user ON approvals (user_id, created_on DESC);
-- Foreign key.
CREATE INDEX approvals_decided_by ON approvals (decided_by);
CREATE INDEX approvals_offer ON approvals (offer_request_id);
-- An offer waits in one approval at most, so that it cannot be ordered twice.
CREATE UNIQUE INDEX approvals_pending_offer ON approvals (offer_request_id) WHERE status = 'PENDING';
-- The nightly expiry, and the deletion of old approvals.
CREATE INDEX approvals_lapsing ON approvals (expiration_date) WHERE status = 'PENDING';
CREATE INDEX approvals_decided ON approvals (decided_at) WHERE status <> 'PENDING';

CREATE TABLE approval_items (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  approval_id uuid NOT NULL REFERENCES approvals ON DELETE CASCADE,
  sort_order integer NOT NULL,
  product_id integer NOT NULL REFERENCES products,
  -- Packages: requested, and ordered once approved (0 for a dropped line).
  quantity integer NOT NULL CHECK (quantity > 0),
  approved_quantity integer CHECK (approved_quantity BETWEEN 0 AND quantity),
  -- Copies of what the author was shown: EUR for one um, content, weights (kg), EUR.
  final_unit_price numeric(14, 4) NOT NULL,
  unit_qty numeric(12, 4) NOT NULL,
  plo numeric(12, 4) NOT NULL,
  row_total numeric(14, 2) NOT NULL,
  row_weight numeric(14, 4) NOT NULL,
  -- The lines of an approval, in their order; also the foreign key.
  UNIQUE (approval_id, sort_order)
);
-- Foreign key.
CREATE INDEX approval_items_product ON approval_items (product_id);

-- The approval by which a request was sent past the rights of its author. An approval places one request at most.
ALTER TABLE order_requests ADD COLUMN approval_id uuid UNIQUE REFERENCES approvals ON DELETE SET NULL;

-- Approvals of a user who leaves the customer or is disabled are withdrawn. A trigger, because users leave by many ways:
-- the owner, the desk, anonymisation.
CREATE FUNCTION withdraw_approvals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH withdrawn AS (
    UPDATE approvals SET status = 'WITHDRAWN', decided_at = now()
    WHERE user_id = OLD.id AND customer_id = OLD.customer_id AND status = 'PENDING'
    RETURNING id, customer_id
  )
  INSERT INTO audit_log (customer_id, action, entity, entity_id)
  SELECT customer_id, 'approvals.withdraw', 'approval', id::text FROM withdrawn;
  RETURN NULL;
END
$$;
CREATE TRIGGER users_approvals AFTER UPDATE OF customer_id, disabled_at ON users FOR EACH ROW
  WHEN (OLD.customer_id IS NOT NULL
    AND (NEW.customer_id IS DISTINCT FROM OLD.customer_id
      OR (OLD.disabled_at IS NULL AND NEW.disabled_at IS NOT NULL)))
  EXECUTE FUNCTION withdraw_approvals();
