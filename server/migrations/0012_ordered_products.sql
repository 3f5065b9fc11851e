-- Ordered products: what each customer has ordered of each product, and the products that a customer prefers.

-- A customer's last order of a product, in orders and requests. Computing it from the lines took 120 ms for a customer with
-- many orders (docs/decisions/0008).
CREATE TABLE ordered_products (
  customer_id uuid NOT NULL REFERENCES customers ON DELETE CASCADE,
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  last_ordered_on timestamptz NOT NULL,
  last_quantity integer NOT NULL,
  -- The last paid order; null without one. EUR for one um.
  last_paid_on timestamptz,
  last_paid_unit_price numeric(14, 4),
  PRIMARY KEY (customer_id, product_id)
);
-- A customer's products, last ordered first.
CREATE INDEX ordered_products_latest ON ordered_products (customer_id, last_ordered_on DESC, product_id);
-- Foreign key.
CREATE INDEX ordered_products_product_id ON ordered_products (product_id);

-- Triggers maintain the table, so that every writer of orders is noticed: checkout, back office, import, SQL by hand. A
-- function, because the two triggers below must agree: confirmed, shipped and invoiced orders count as paid; undertaken,
-- blocked and cancelled ones do not.
CREATE FUNCTION is_paid(status text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN status IN ('C', 'E', 'F');

-- A new request of a customer may be its last order of the products.
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

-- So may a new order, which an import may also insert as paid.
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

-- A change of status may make an order the last paid one, or no longer a paid one.
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

-- Products that a customer prefers.
CREATE TABLE preferred_products (
  customer_id uuid NOT NULL REFERENCES customers ON DELETE CASCADE,
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  PRIMARY KEY (customer_id, product_id)
);
-- Foreign key.
CREATE INDEX preferred_products_product_id ON preferred_products (product_id);
