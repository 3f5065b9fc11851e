-- Orders: requests of customers, the orders that staff makes of them, and what each customer has ordered.
CREATE TABLE order_requests (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  customer_id uuid NOT NULL REFERENCES customers,
  user_id uuid REFERENCES users ON DELETE SET NULL,
  -- At most one order from one offer.
  offer_request_id uuid UNIQUE REFERENCES offer_requests,
  status text NOT NULL CHECK (status IN ('PENDING', 'ACCEPTED', 'REJECTED', 'EXPIRED')),
  created_on timestamptz NOT NULL DEFAULT now(),
  customer_order_code text NOT NULL,
  -- The shipping address as it was when the request was sent.
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
  reason text
);
CREATE INDEX order_requests_customer ON order_requests (customer_id, created_on DESC, id);
CREATE INDEX order_requests_status ON order_requests (status, created_on DESC, id);
CREATE INDEX order_requests_newest ON order_requests (created_on DESC, id);
CREATE INDEX order_requests_lapsing ON order_requests (expiration_date) WHERE status IN ('PENDING', 'EXPIRED');
CREATE INDEX order_requests_user_id ON order_requests (user_id);

CREATE TABLE order_request_items (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  order_request_id uuid NOT NULL REFERENCES order_requests ON DELETE CASCADE,
  sort_order integer NOT NULL,
  product_id integer NOT NULL REFERENCES products,
  quantity integer NOT NULL CHECK (quantity > 0),
  -- Prices (EUR for one um) and measures stay as they were: the catalogue goes on changing.
  price_list_code text NOT NULL,
  unit_price numeric(14, 4) NOT NULL,
  discount_pct1 numeric(5, 2) NOT NULL,
  discount_pct2 numeric(5, 2) NOT NULL,
  final_unit_price numeric(14, 4) NOT NULL,
  unit_qty numeric(12, 4) NOT NULL,
  plo numeric(12, 4) NOT NULL,
  row_total numeric(14, 2) NOT NULL,
  row_weight numeric(14, 4) NOT NULL,
  UNIQUE (order_request_id, sort_order)
);
CREATE INDEX order_request_items_product ON order_request_items (product_id, order_request_id);

CREATE TABLE orders (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Compared byte by byte, whatever the database's language.
  order_code text COLLATE "C" NOT NULL,
  customer_id uuid NOT NULL REFERENCES customers,
  -- Null for an order that came without a request.
  order_request_id uuid UNIQUE REFERENCES order_requests,
  -- I undertaken, A cancelled, B blocked, C confirmed, E shipped, F invoiced.
  status text NOT NULL CHECK (status IN ('I', 'A', 'B', 'C', 'E', 'F')),
  request_created_on timestamptz NOT NULL,
  created_on timestamptz NOT NULL DEFAULT now(),
  delivery_date date,
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
  UNIQUE (order_code) INCLUDE (id, status, request_created_on),
  -- What order_items refers to.
  UNIQUE (id, customer_id)
);
-- The orders of all customers in each order that a list may stand in. They include what lists are narrowed by, so that
-- passing over many orders reads the index alone (docs/decisions/0013).
CREATE INDEX orders_newest ON orders (request_created_on DESC, id) INCLUDE (status, order_code);
CREATE INDEX orders_delivery ON orders (delivery_date, id) INCLUDE (status, request_created_on, order_code);
CREATE INDEX orders_status ON orders (status, request_created_on DESC, id) INCLUDE (order_code);
CREATE INDEX orders_status_descending ON orders (status DESC, request_created_on DESC, id) INCLUDE (order_code);
-- A customer's orders, which are filtered and sorted by what the index includes.
CREATE INDEX orders_customer ON orders (customer_id, request_created_on DESC, id)
  INCLUDE (status, delivery_date, order_code);
-- Part of a code; and a whole one as somebody types it, whatever its case.
CREATE INDEX orders_code_search ON orders USING gin (order_code gin_trgm_ops);
CREATE INDEX orders_upper_order_code ON orders (upper(order_code));

-- V, the year, a running number: V26-004711. Codes that an import has taken already are passed over.
CREATE SEQUENCE order_numbers;
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
  -- The order's, repeated for order_items_customer.
  customer_id uuid NOT NULL,
  sort_order integer NOT NULL,
  product_id integer NOT NULL REFERENCES products,
  -- Prices (EUR for one um) and measures stay as they were: the catalogue goes on changing.
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
  UNIQUE (order_id, sort_order) INCLUDE (product_id)
);
-- The orders of a product, and those of a customer's product.
CREATE INDEX order_items_product ON order_items (product_id, order_id);
CREATE INDEX order_items_customer ON order_items (customer_id, product_id, order_id);

-- What each customer has ordered of each product, in orders and requests (docs/decisions/0008). Triggers keep it, so that
-- every writer of orders is followed: checkout, back office, import, SQL by hand.
CREATE TABLE ordered_products (
  customer_id uuid NOT NULL REFERENCES customers ON DELETE CASCADE,
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  last_ordered_on timestamptz NOT NULL,
  last_quantity integer NOT NULL,
  -- Of paid orders alone, null without one. EUR for one um.
  last_paid_on timestamptz,
  last_paid_unit_price numeric(14, 4),
  PRIMARY KEY (customer_id, product_id)
);
CREATE INDEX ordered_products_product_id ON ordered_products (product_id);
CREATE INDEX ordered_products_latest ON ordered_products (customer_id, last_ordered_on DESC, product_id);

-- Confirmed, shipped or invoiced: an order that is only undertaken, blocked or cancelled was paid by nobody.
CREATE FUNCTION is_paid(status text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN status IN ('C', 'E', 'F');

CREATE FUNCTION remember_requested_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Rows are written in their order, so that two writers for one customer cannot deadlock.
  INSERT INTO ordered_products AS known (customer_id, product_id, last_ordered_on, last_quantity)
  SELECT DISTINCT ON (r.customer_id, i.product_id) r.customer_id, i.product_id, r.created_on, i.quantity
  FROM added i JOIN order_requests r ON r.id = i.order_request_id
  ORDER BY r.customer_id, i.product_id, r.created_on DESC
  ON CONFLICT (customer_id, product_id) DO UPDATE SET
    last_ordered_on = excluded.last_ordered_on, last_quantity = excluded.last_quantity
  WHERE excluded.last_ordered_on >= known.last_ordered_on;
  RETURN NULL;
END
$$;
CREATE TRIGGER order_request_items_added AFTER INSERT ON order_request_items REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION remember_requested_products();

CREATE FUNCTION remember_ordered_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ordered_products AS known (customer_id, product_id, last_ordered_on, last_quantity)
  SELECT DISTINCT ON (o.customer_id, i.product_id)
    o.customer_id, i.product_id, o.request_created_on, i.quantity_ordered
  FROM added i JOIN orders o ON o.id = i.order_id
  ORDER BY o.customer_id, i.product_id, o.request_created_on DESC
  ON CONFLICT (customer_id, product_id) DO UPDATE SET
    last_quantity = CASE WHEN excluded.last_ordered_on >= known.last_ordered_on
      THEN excluded.last_quantity ELSE known.last_quantity END,
    last_ordered_on = greatest(known.last_ordered_on, excluded.last_ordered_on);
  -- An imported order comes with its status.
  UPDATE ordered_products known SET last_paid_on = paid.created_on, last_paid_unit_price = paid.final_unit_price
  FROM (
    SELECT DISTINCT ON (o.customer_id, i.product_id)
      o.customer_id, i.product_id, o.created_on, i.final_unit_price
    FROM added i JOIN orders o ON o.id = i.order_id
    WHERE is_paid(o.status)
    ORDER BY o.customer_id, i.product_id, o.created_on DESC
  ) paid
  WHERE known.customer_id = paid.customer_id AND known.product_id = paid.product_id
    AND (known.last_paid_on IS NULL OR paid.created_on >= known.last_paid_on);
  RETURN NULL;
END
$$;
CREATE TRIGGER order_items_added AFTER INSERT ON order_items REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION remember_ordered_products();

CREATE FUNCTION remember_paid_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM now_is n JOIN was w USING (id) WHERE is_paid(n.status) <> is_paid(w.status)) THEN
    RETURN NULL;
  END IF;
  -- Rows are locked in their order, so that two orders of one customer cannot deadlock.
  PERFORM FROM ordered_products known
  WHERE (known.customer_id, known.product_id) IN (
    SELECT n.customer_id, i.product_id
    FROM now_is n JOIN was w USING (id) JOIN order_items i ON i.order_id = n.id
    WHERE is_paid(n.status) <> is_paid(w.status))
  ORDER BY known.customer_id, known.product_id
  FOR UPDATE;
  UPDATE ordered_products known SET last_paid_on = paid.created_on, last_paid_unit_price = paid.final_unit_price
  FROM (
    SELECT DISTINCT ON (n.customer_id, i.product_id)
      n.customer_id, i.product_id, n.created_on, i.final_unit_price
    FROM now_is n JOIN was w USING (id) JOIN order_items i ON i.order_id = n.id
    WHERE is_paid(n.status) AND NOT is_paid(w.status)
    ORDER BY n.customer_id, i.product_id, n.created_on DESC
  ) paid
  WHERE known.customer_id = paid.customer_id AND known.product_id = paid.product_id
    AND (known.last_paid_on IS NULL OR paid.created_on >= known.last_paid_on);
  -- Where this was the last payment, the one before counts again.
  UPDATE ordered_products known SET
    (last_paid_on, last_paid_unit_price) = (
      SELECT o.created_on, i.final_unit_price
      FROM order_items i JOIN orders o ON o.id = i.order_id
      WHERE i.product_id = known.product_id AND i.customer_id = known.customer_id AND is_paid(o.status)
      ORDER BY o.created_on DESC, o.id LIMIT 1)
  FROM now_is n JOIN was w USING (id) JOIN order_items taken ON taken.order_id = n.id
  WHERE is_paid(w.status) AND NOT is_paid(n.status)
    AND known.customer_id = n.customer_id AND known.product_id = taken.product_id
    AND known.last_paid_on = n.created_on;
  RETURN NULL;
END
$$;
CREATE TRIGGER orders_paid AFTER UPDATE ON orders REFERENCING OLD TABLE AS was NEW TABLE AS now_is
  FOR EACH STATEMENT EXECUTE FUNCTION remember_paid_products();
