-- The customer's shop: when requests lapse, what offers come to, what a customer has bought, how many orders there are.

-- An offer keeps measures and amounts as they were: the catalogue goes on changing.
ALTER TABLE offer_request_items
  ADD COLUMN price_list_code text,
  ADD COLUMN unit_qty numeric(12, 4),
  ADD COLUMN plo numeric(12, 4),
  -- EUR; null until the line is priced.
  ADD COLUMN row_total numeric(14, 2),
  ADD COLUMN row_weight numeric(14, 4);
UPDATE offer_request_items i
SET unit_qty = p.unit_qty, plo = p.plo, row_weight = i.quantity * p.plo,
    row_total = round(i.final_unit_price * p.unit_qty * i.quantity, 2)
FROM products p
WHERE p.id = i.product_id;
ALTER TABLE offer_request_items
  ALTER COLUMN unit_qty SET NOT NULL,
  ALTER COLUMN plo SET NOT NULL,
  ALTER COLUMN row_weight SET NOT NULL;

ALTER TABLE offer_requests
  ADD COLUMN overall_discount numeric(5, 2) NOT NULL DEFAULT 0,
  -- EUR; null until the offer is priced.
  ADD COLUMN total numeric(14, 2),
  ADD COLUMN total_weight numeric(14, 4) NOT NULL DEFAULT 0;
UPDATE offer_requests o
SET total_weight = i.weight, total = i.total
FROM (SELECT offer_request_id, sum(row_weight) AS weight, sum(row_total) AS total
      FROM offer_request_items GROUP BY offer_request_id) i
WHERE i.offer_request_id = o.id;

-- The last day on which a request may still be decided, or an accepted offer be ordered.
ALTER TABLE order_requests ADD COLUMN expiration_date date;
UPDATE order_requests SET expiration_date = created_on::date + 30 WHERE status IN ('PENDING', 'EXPIRED');
UPDATE offer_requests SET expiration_date = created_on::date + 30
WHERE status IN ('PENDING', 'EXPIRED') AND expiration_date IS NULL;
CREATE INDEX order_requests_lapsing ON order_requests (expiration_date) WHERE status IN ('PENDING', 'EXPIRED');
CREATE INDEX offer_requests_lapsing ON offer_requests (expiration_date)
  WHERE status IN ('PENDING', 'ACCEPTED', 'EXPIRED');

-- What each customer has ordered of each product: kept by triggers, so that whoever writes orders (checkout, back
-- office, import, hand) is followed, and a list of it reads one row for each product however many orders there are.
CREATE TABLE ordered_products (
  customer_id uuid NOT NULL REFERENCES customers ON DELETE CASCADE,
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  last_ordered_on timestamptz NOT NULL,
  last_quantity integer NOT NULL,
  -- Of orders alone; null where only requests name the product. EUR for one um.
  last_paid_on timestamptz,
  last_paid_unit_price numeric(14, 4),
  PRIMARY KEY (customer_id, product_id)
);
CREATE INDEX ordered_products_product_id ON ordered_products (product_id);
CREATE INDEX ordered_products_latest ON ordered_products (customer_id, last_ordered_on DESC, product_id);

CREATE FUNCTION remember_requested_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In one order for everybody, so that two who write for one customer cannot block one another.
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
  INSERT INTO ordered_products AS known
    (customer_id, product_id, last_ordered_on, last_quantity, last_paid_on, last_paid_unit_price)
  SELECT DISTINCT ON (o.customer_id, i.product_id)
    o.customer_id, i.product_id, o.request_created_on, i.quantity_ordered, o.created_on, i.final_unit_price
  FROM added i JOIN orders o ON o.id = i.order_id
  ORDER BY o.customer_id, i.product_id, o.request_created_on DESC
  ON CONFLICT (customer_id, product_id) DO UPDATE SET
    last_quantity = CASE WHEN excluded.last_ordered_on >= known.last_ordered_on
      THEN excluded.last_quantity ELSE known.last_quantity END,
    last_ordered_on = greatest(known.last_ordered_on, excluded.last_ordered_on),
    last_paid_unit_price = CASE WHEN known.last_paid_on IS NULL OR excluded.last_paid_on >= known.last_paid_on
      THEN excluded.last_paid_unit_price ELSE known.last_paid_unit_price END,
    last_paid_on = greatest(known.last_paid_on, excluded.last_paid_on);
  RETURN NULL;
END
$$;
CREATE TRIGGER order_items_added AFTER INSERT ON order_items REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION remember_ordered_products();

INSERT INTO ordered_products (customer_id, product_id, last_ordered_on, last_quantity)
SELECT DISTINCT ON (r.customer_id, i.product_id) r.customer_id, i.product_id, r.created_on, i.quantity
FROM order_request_items i JOIN order_requests r ON r.id = i.order_request_id
ORDER BY r.customer_id, i.product_id, r.created_on DESC;
INSERT INTO ordered_products AS known
  (customer_id, product_id, last_ordered_on, last_quantity, last_paid_on, last_paid_unit_price)
SELECT DISTINCT ON (o.customer_id, i.product_id)
  o.customer_id, i.product_id, o.request_created_on, i.quantity_ordered, o.created_on, i.final_unit_price
FROM order_items i JOIN orders o ON o.id = i.order_id
ORDER BY o.customer_id, i.product_id, o.request_created_on DESC
ON CONFLICT (customer_id, product_id) DO UPDATE SET
  last_quantity = CASE WHEN excluded.last_ordered_on >= known.last_ordered_on
    THEN excluded.last_quantity ELSE known.last_quantity END,
  last_ordered_on = greatest(known.last_ordered_on, excluded.last_ordered_on),
  last_paid_on = excluded.last_paid_on, last_paid_unit_price = excluded.last_paid_unit_price;

-- How many orders a customer has in each status: a list that names its total would otherwise count them all each time.
CREATE TABLE order_counts (
  customer_id uuid NOT NULL REFERENCES customers ON DELETE CASCADE,
  status text NOT NULL,
  orders bigint NOT NULL,
  PRIMARY KEY (customer_id, status)
);

CREATE FUNCTION count_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO order_counts AS known (customer_id, status, orders)
    SELECT customer_id, status, count(*) FROM added GROUP BY customer_id, status ORDER BY customer_id, status
    ON CONFLICT (customer_id, status) DO UPDATE SET orders = known.orders + excluded.orders;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO order_counts AS known (customer_id, status, orders)
    SELECT customer_id, status, -count(*) FROM gone GROUP BY customer_id, status ORDER BY customer_id, status
    ON CONFLICT (customer_id, status) DO UPDATE SET orders = known.orders + excluded.orders;
  ELSE
    INSERT INTO order_counts AS known (customer_id, status, orders)
    SELECT customer_id, status, sum(change)
    FROM (SELECT customer_id, status, 1 AS change FROM added
          UNION ALL SELECT customer_id, status, -1 FROM gone) changes
    GROUP BY customer_id, status HAVING sum(change) <> 0 ORDER BY customer_id, status
    ON CONFLICT (customer_id, status) DO UPDATE SET orders = known.orders + excluded.orders;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER orders_inserted AFTER INSERT ON orders REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_orders();
CREATE TRIGGER orders_deleted AFTER DELETE ON orders REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION count_orders();
CREATE TRIGGER orders_updated AFTER UPDATE ON orders REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_orders();
INSERT INTO order_counts (customer_id, status, orders)
SELECT customer_id, status, count(*) FROM orders GROUP BY customer_id, status;

-- The orders that lists show: by every column that they sort by, and a code by any part of it.
CREATE INDEX orders_customer_status ON orders (customer_id, status, request_created_on DESC, id);
CREATE INDEX orders_customer_code ON orders (customer_id, order_code, id);
CREATE INDEX orders_customer_delivery ON orders (customer_id, delivery_date, id);
CREATE INDEX orders_newest ON orders (request_created_on DESC, id);
CREATE INDEX orders_code_search ON orders USING gin (order_code gin_trgm_ops);

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
