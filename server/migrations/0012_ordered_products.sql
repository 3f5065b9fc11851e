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

-- Triggers maintain the table, so that every writer of orders is noticed: checkout, back office, import, SQL by hand.

-- Whether an order is confirmed, shipped or invoiced. A function, because the triggers must agree.
CREATE FUNCTION is_paid(status text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN status IN ('C', 'E', 'F');

-- A new request may be the customer's last order of its products.
CREATE FUNCTION remember_requested_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Rows are written in their order, so that two writers for one customer cannot deadlock.
  INSERT INTO ordered_products (customer_id, product_id, last_ordered_on, last_quantity)
  SELECT DISTINCT ON (request.customer_id, item.product_id)
    request.customer_id, item.product_id, request.created_on, item.quantity
  FROM new_items item JOIN order_requests request ON request.id = item.order_request_id
  ORDER BY request.customer_id, item.product_id, request.created_on DESC
  ON CONFLICT (customer_id, product_id) DO UPDATE SET
    last_ordered_on = excluded.last_ordered_on, last_quantity = excluded.last_quantity
  WHERE excluded.last_ordered_on >= ordered_products.last_ordered_on;
  RETURN NULL;
END
$$;
CREATE TRIGGER order_request_items_added AFTER INSERT ON order_request_items REFERENCING NEW TABLE AS new_items
  FOR EACH STATEMENT EXECUTE FUNCTION remember_requested_products();

-- A new order may be, too; an import inserts paid orders as well.
CREATE FUNCTION remember_ordered_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ordered_products (customer_id, product_id, last_ordered_on, last_quantity)
  SELECT DISTINCT ON (orders.customer_id, item.product_id)
    orders.customer_id, item.product_id, orders.request_created_on, item.quantity_ordered
  FROM new_items item JOIN orders ON orders.id = item.order_id
  ORDER BY orders.customer_id, item.product_id, orders.request_created_on DESC
  ON CONFLICT (customer_id, product_id) DO UPDATE SET
    last_quantity = CASE WHEN excluded.last_ordered_on >= ordered_products.last_ordered_on
      THEN excluded.last_quantity ELSE ordered_products.last_quantity END,
    last_ordered_on = greatest(ordered_products.last_ordered_on, excluded.last_ordered_on);
  UPDATE ordered_products SET last_paid_on = paid.created_on, last_paid_unit_price = paid.final_unit_price
  FROM (
    SELECT DISTINCT ON (orders.customer_id, item.product_id)
      orders.customer_id, item.product_id, orders.created_on, item.final_unit_price
    FROM new_items item JOIN orders ON orders.id = item.order_id
    WHERE is_paid(orders.status)
    ORDER BY orders.customer_id, item.product_id, orders.created_on DESC
  ) paid
  WHERE ordered_products.customer_id = paid.customer_id AND ordered_products.product_id = paid.product_id
    AND (ordered_products.last_paid_on IS NULL OR paid.created_on >= ordered_products.last_paid_on);
  RETURN NULL;
END
$$;
CREATE TRIGGER order_items_added AFTER INSERT ON order_items REFERENCING NEW TABLE AS new_items
  FOR EACH STATEMENT EXECUTE FUNCTION remember_ordered_products();

-- A change of status may make an order a paid one, or no longer one.
CREATE FUNCTION remember_paid_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM new_orders JOIN old_orders USING (id) WHERE is_paid(new_orders.status) <> is_paid(old_orders.status)
  ) THEN
    RETURN NULL;
  END IF;
  -- Rows are locked in their order, so that two orders of one customer cannot deadlock.
  PERFORM FROM ordered_products
  WHERE (ordered_products.customer_id, ordered_products.product_id) IN (
    SELECT new_orders.customer_id, item.product_id
    FROM new_orders JOIN old_orders USING (id) JOIN order_items item ON item.order_id = new_orders.id
    WHERE is_paid(new_orders.status) <> is_paid(old_orders.status))
  ORDER BY ordered_products.customer_id, ordered_products.product_id
  FOR UPDATE;
  UPDATE ordered_products SET last_paid_on = paid.created_on, last_paid_unit_price = paid.final_unit_price
  FROM (
    SELECT DISTINCT ON (new_orders.customer_id, item.product_id)
      new_orders.customer_id, item.product_id, new_orders.created_on, item.final_unit_price
    FROM new_orders JOIN old_orders USING (id) JOIN order_items item ON item.order_id = new_orders.id
    WHERE is_paid(new_orders.status) AND NOT is_paid(old_orders.status)
    ORDER BY new_orders.customer_id, item.product_id, new_orders.created_on DESC
  ) paid
  WHERE ordered_products.customer_id = paid.customer_id AND ordered_products.product_id = paid.product_id
    AND (ordered_products.last_paid_on IS NULL OR paid.created_on >= ordered_products.last_paid_on);
  -- Where this was the last paid order, the previous one counts again.
  UPDATE ordered_products SET
    (last_paid_on, last_paid_unit_price) = (
      SELECT orders.created_on, item.final_unit_price
      FROM order_items item JOIN orders ON orders.id = item.order_id
      WHERE item.product_id = ordered_products.product_id AND item.customer_id = ordered_products.customer_id
        AND is_paid(orders.status)
      ORDER BY orders.created_on DESC, orders.id LIMIT 1)
  FROM new_orders JOIN old_orders USING (id) JOIN order_items unpaid ON unpaid.order_id = new_orders.id
  WHERE is_paid(old_orders.status) AND NOT is_paid(new_orders.status)
    AND ordered_products.customer_id = new_orders.customer_id AND ordered_products.product_id = unpaid.product_id
    AND ordered_products.last_paid_on = new_orders.created_on;
  RETURN NULL;
END
$$;
CREATE TRIGGER orders_paid AFTER UPDATE ON orders REFERENCING OLD TABLE AS old_orders NEW TABLE AS new_orders
  FOR EACH STATEMENT EXECUTE FUNCTION remember_paid_products();

-- Products that a customer prefers.
CREATE TABLE preferred_products (
  customer_id uuid NOT NULL REFERENCES customers ON DELETE CASCADE,
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  PRIMARY KEY (customer_id, product_id)
);
-- Foreign key.
CREATE INDEX preferred_products_product_id ON preferred_products (product_id);
