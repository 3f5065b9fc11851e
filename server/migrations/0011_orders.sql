-- Orders: requests of customers, and the orders that staff create from them or that the ERP imports.

-- An order as the customer sent it. It does not change with the order that is created from it.
CREATE TABLE order_requests (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- For example R26-000123. Compared byte by byte, whatever the database's language.
  number text COLLATE "C" NOT NULL UNIQUE,
  customer_id uuid NOT NULL REFERENCES customers,
  user_id uuid REFERENCES users ON DELETE SET NULL,
  -- Unique, because an offer is ordered at most once.
  offer_request_id uuid UNIQUE REFERENCES offer_requests,
  status text NOT NULL CHECK (status IN ('PENDING', 'ACCEPTED', 'REJECTED', 'EXPIRED')),
  created_on timestamptz NOT NULL DEFAULT now(),
  changed_on timestamptz NOT NULL DEFAULT now(),
  customer_order_code text NOT NULL,
  -- The shipping address at the time of the request.
  address jsonb NOT NULL,
  delivery_date_requested date NOT NULL,
  accept_multiple_shipping boolean NOT NULL DEFAULT false,
  shipping_note text,
  generic_note text,
  agent_note text,
  -- Percent.
  overall_discount numeric(5, 2) NOT NULL DEFAULT 0,
  -- EUR, kg.
  total numeric(14, 2) NOT NULL,
  total_weight numeric(14, 4) NOT NULL,
  -- The last day on which staff may decide.
  expiration_date date,
  decided_at timestamptz,
  reason text,
  -- The staff member in charge, and a note that only the desk reads.
  assigned_to uuid REFERENCES users ON DELETE SET NULL,
  internal_note text
);
-- Foreign key.
CREATE INDEX order_requests_assigned_to ON order_requests (assigned_to);
-- A customer's requests, newest first; also the foreign key.
CREATE INDEX order_requests_customer ON order_requests (customer_id, created_on DESC, id);
-- The desk's queue by status, and its list of all.
CREATE INDEX order_requests_status ON order_requests (status, created_on DESC, id);
CREATE INDEX order_requests_newest ON order_requests (created_on DESC, id);
-- The nightly expiry, and the deletion of expired requests.
CREATE INDEX order_requests_lapsing ON order_requests (expiration_date) WHERE status IN ('PENDING', 'EXPIRED');
-- Part of the customer's own number, ignoring case.
CREATE INDEX order_requests_own_code_search ON order_requests USING gin (upper(customer_order_code) gin_trgm_ops);
-- Part of a number.
CREATE INDEX order_requests_number_search ON order_requests USING gin (number gin_trgm_ops);
-- Foreign key.
CREATE INDEX order_requests_user_id ON order_requests (user_id);

CREATE TABLE order_request_items (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  order_request_id uuid NOT NULL REFERENCES order_requests ON DELETE CASCADE,
  sort_order integer NOT NULL,
  product_id integer NOT NULL REFERENCES products,
  -- Packages.
  quantity integer NOT NULL CHECK (quantity > 0),
  -- Prices (EUR for one um), discounts (percent), content and weights (kg) are copies, because the catalogue changes later.
  price_list_code text NOT NULL,
  unit_price numeric(14, 4) NOT NULL,
  discount_pct1 numeric(5, 2) NOT NULL,
  discount_pct2 numeric(5, 2) NOT NULL,
  final_unit_price numeric(14, 4) NOT NULL,
  unit_qty numeric(12, 4) NOT NULL,
  plo numeric(12, 4) NOT NULL,
  row_total numeric(14, 2) NOT NULL,
  row_weight numeric(14, 4) NOT NULL,
  -- The lines of a request, in their order; also the foreign key.
  UNIQUE (order_request_id, sort_order)
);
-- The requests for a product; also the foreign key.
CREATE INDEX order_request_items_product ON order_request_items (product_id, order_request_id);

-- An order that the manufacturer has accepted. Its amounts are part of the document, so they are stored.
CREATE TABLE orders (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- For example V26-004711. Compared byte by byte, whatever the database's language.
  order_code text COLLATE "C" NOT NULL,
  customer_id uuid NOT NULL REFERENCES customers,
  -- Null for an imported order without a request. Unique, because a request becomes one order.
  order_request_id uuid UNIQUE REFERENCES order_requests,
  -- For an order without a request, or if the ERP differs from the request.
  customer_order_code text,
  address jsonb,
  -- I undertaken, A cancelled, B blocked, C confirmed, E shipped, F invoiced.
  status text NOT NULL CHECK (status IN ('I', 'A', 'B', 'C', 'E', 'F')),
  -- For a blocked order: the status after its release, and the reason, which the customer can read.
  blocked_from text CHECK (blocked_from IN ('I', 'C')),
  block_reason text,
  request_created_on timestamptz NOT NULL,
  created_on timestamptz NOT NULL DEFAULT now(),
  changed_on timestamptz NOT NULL DEFAULT now(),
  delivery_date date,
  -- The desk's last change of the delivery date: {from, to, reason}, which the customer can read.
  date_change jsonb,
  accept_multiple_shipping boolean NOT NULL DEFAULT false,
  transport_reason text,
  shipping_note text,
  generic_note text,
  port text,
  -- Percent.
  unconditional_discount numeric(5, 2) NOT NULL DEFAULT 0,
  overall_discount numeric(5, 2) NOT NULL DEFAULT 0,
  -- EUR, kg.
  total numeric(14, 2) NOT NULL,
  total_weight numeric(14, 4) NOT NULL,
  -- The staff member in charge, and a note that only the desk reads.
  assigned_to uuid REFERENCES users ON DELETE SET NULL,
  internal_note text,
  UNIQUE (order_code) INCLUDE (id, status, request_created_on),
  -- The target of the foreign key of order_items.
  UNIQUE (id, customer_id)
);
-- Foreign key.
CREATE INDEX orders_assigned_to ON orders (assigned_to);
-- The orders of all customers, in each order of the desk's list. The indexes include the columns of the list's filters, so
-- that skipping many orders reads the index alone (docs/decisions/0013).
CREATE INDEX orders_newest ON orders (request_created_on DESC, id) INCLUDE (status, order_code);
CREATE INDEX orders_delivery ON orders (delivery_date, id) INCLUDE (status, request_created_on, order_code);
CREATE INDEX orders_status ON orders (status, request_created_on DESC, id) INCLUDE (order_code);
CREATE INDEX orders_status_descending ON orders (status DESC, request_created_on DESC, id) INCLUDE (order_code);
-- A customer's orders, filtered, sorted and added up by the included columns; also the foreign key.
CREATE INDEX orders_customer ON orders (customer_id, request_created_on DESC, id)
  INCLUDE (status, delivery_date, order_code, total);
-- Orders that have not been shipped, a small part of all: which of them are late.
CREATE INDEX orders_open_delivery ON orders (delivery_date, id) WHERE status IN ('I', 'B', 'C');
-- Part of a code, and a whole code ignoring case.
CREATE INDEX orders_code_search ON orders USING gin (order_code gin_trgm_ops);
CREATE INDEX orders_upper_order_code ON orders (upper(order_code));
-- Part of the customer's own number, ignoring case.
CREATE INDEX orders_own_code_search ON orders USING gin (upper(customer_order_code) gin_trgm_ops);

CREATE SEQUENCE order_numbers;
-- V, the year, a running number. A function, because codes that an import has taken are skipped where the order is inserted.
CREATE FUNCTION next_order_code(today date) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  code text;
BEGIN
  LOOP
    code := 'V' || to_char(today, 'YY') || '-' || lpad(nextval('order_numbers')::text, 6, '0');
    EXIT WHEN NOT EXISTS (SELECT FROM orders WHERE order_code = code);
  END LOOP;
  RETURN code;
END
$$;

CREATE TABLE order_items (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  order_id uuid NOT NULL,
  -- A copy of the order's customer for the index order_items_customer; the foreign key keeps it equal.
  customer_id uuid NOT NULL,
  sort_order integer NOT NULL,
  product_id integer NOT NULL REFERENCES products,
  -- Prices (EUR for one um), discounts (percent), content and weights (kg) are copies, because the catalogue changes later.
  unit_price numeric(14, 4) NOT NULL,
  discount_pct1 numeric(5, 2) NOT NULL,
  discount_pct2 numeric(5, 2) NOT NULL,
  final_unit_price numeric(14, 4) NOT NULL,
  qta numeric(12, 4) NOT NULL,
  plo numeric(12, 4) NOT NULL,
  -- Packages.
  quantity_ordered integer NOT NULL CHECK (quantity_ordered > 0),
  quantity_confirmed integer NOT NULL DEFAULT 0 CHECK (quantity_confirmed >= 0),
  quantity_processed integer NOT NULL DEFAULT 0 CHECK (quantity_processed >= 0),
  row_weight numeric(14, 4) NOT NULL,
  row_total numeric(14, 2) NOT NULL,
  FOREIGN KEY (order_id, customer_id) REFERENCES orders (id, customer_id) ON DELETE CASCADE,
  -- The lines of an order, in their order; also the foreign key.
  UNIQUE (order_id, sort_order) INCLUDE (product_id)
);
-- The orders of a product, also the foreign key; and a customer's orders of a product.
CREATE INDEX order_items_product ON order_items (product_id, order_id);
CREATE INDEX order_items_customer ON order_items (customer_id, product_id, order_id);

-- The time of the last change of requests and orders, for other software that reads back what has changed. Triggers, so
-- that every change counts: the desk, imports, jobs. Who handles them, and the internal note, is no other software's concern.
CREATE FUNCTION set_changed_on() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_on := now();
  RETURN NEW;
END
$$;
CREATE TRIGGER order_requests_changed BEFORE UPDATE ON order_requests FOR EACH ROW
  WHEN (OLD.assigned_to IS NOT DISTINCT FROM NEW.assigned_to AND OLD.internal_note IS NOT DISTINCT FROM NEW.internal_note)
  EXECUTE FUNCTION set_changed_on();
CREATE TRIGGER orders_changed BEFORE UPDATE ON orders FOR EACH ROW
  WHEN (OLD.assigned_to IS NOT DISTINCT FROM NEW.assigned_to AND OLD.internal_note IS NOT DISTINCT FROM NEW.internal_note)
  EXECUTE FUNCTION set_changed_on();
CREATE INDEX order_requests_changed_on ON order_requests (changed_on);
CREATE INDEX orders_changed_on ON orders (changed_on);

-- Confirmed and shipped quantities are changes of the order. An order that this transaction has changed is not written again.
CREATE FUNCTION note_changed_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET changed_on = now()
  WHERE id IN (SELECT order_id FROM changed) AND changed_on <> now();
  RETURN NULL;
END
$$;
CREATE TRIGGER order_items_updated AFTER UPDATE ON order_items REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_orders();
CREATE TRIGGER order_items_inserted AFTER INSERT ON order_items REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_orders();
CREATE TRIGGER order_items_deleted AFTER DELETE ON order_items REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_orders();
