-- What a customer last paid for a product: prices of confirmed, shipped or invoiced orders alone (C, E, F). An order that
-- staff has only undertaken, blocked or cancelled was paid by nobody.

CREATE FUNCTION is_paid(status text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN status IN ('C', 'E', 'F');

CREATE OR REPLACE FUNCTION remember_ordered_products() RETURNS trigger LANGUAGE plpgsql AS $$
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
  -- Imported orders come with their status.
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

CREATE FUNCTION remember_paid_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM now_is n JOIN was w USING (id) WHERE is_paid(n.status) <> is_paid(w.status)) THEN
    RETURN NULL;
  END IF;
  -- In one order for everybody: two orders of one customer cannot block one another.
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
  -- The one before counts again, for products whose last payment this was.
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

UPDATE ordered_products SET last_paid_on = NULL, last_paid_unit_price = NULL WHERE last_paid_on IS NOT NULL;
UPDATE ordered_products known SET last_paid_on = paid.created_on, last_paid_unit_price = paid.final_unit_price
FROM (
  SELECT DISTINCT ON (o.customer_id, i.product_id)
    o.customer_id, i.product_id, o.created_on, i.final_unit_price
  FROM order_items i JOIN orders o ON o.id = i.order_id
  WHERE is_paid(o.status)
  ORDER BY o.customer_id, i.product_id, o.created_on DESC
) paid
WHERE known.customer_id = paid.customer_id AND known.product_id = paid.product_id;
