-- Which orders each transaction changed, and where they stood in lists before: what the server remembers of a list is
-- brought up to date by these alone.
-- Orders first, as whoever writes one locks them: whoever is about to waits until the new functions stand.
LOCK TABLE orders, order_items, order_changes IN ACCESS EXCLUSIVE MODE;
-- Nothing is remembered by now: the server starts after its migrations.
TRUNCATE order_changes;
ALTER TABLE order_changes
  ADD COLUMN order_id uuid NOT NULL,
  -- As it was, or is where it was not there before, under the names that it has there.
  ADD COLUMN status text,
  ADD COLUMN request_created_on timestamptz,
  ADD COLUMN delivery_date date,
  ADD COLUMN order_code text;
COMMENT ON COLUMN order_changes.order_id IS 'zeros where any orders of the customer may have changed';
ALTER TABLE order_changes DROP CONSTRAINT order_changes_pkey;
ALTER TABLE order_changes ADD PRIMARY KEY (customer_id, transaction, order_id);

-- What is remembered of each order of a list is of the same width: a code takes twenty bytes (LIMITS.orderCode), days and
-- instants are numbers.
ALTER TABLE orders
  ADD CONSTRAINT orders_order_code_length CHECK (octet_length(order_code) <= 20),
  ADD CONSTRAINT orders_request_created_on_finite CHECK (isfinite(request_created_on)),
  ADD CONSTRAINT orders_delivery_date_finite CHECK (isfinite(delivery_date));

-- More orders at once than a list is brought up to date by are noted by their customers. Of a transaction that changes an
-- order more than once the first says how it was.
CREATE OR REPLACE FUNCTION note_changed_orders() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  zeros CONSTANT uuid := '00000000-0000-0000-0000-000000000000';
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    INSERT INTO order_changes (customer_id, order_id) VALUES (zeros, zeros) ON CONFLICT DO NOTHING;
  ELSIF (SELECT count(*) FROM changed) > 1000 THEN
    INSERT INTO order_changes (customer_id, order_id) SELECT DISTINCT customer_id, zeros FROM changed
    ON CONFLICT DO NOTHING;
  ELSE
    INSERT INTO order_changes (customer_id, order_id, status, request_created_on, delivery_date, order_code)
    SELECT customer_id, id, status, request_created_on, delivery_date, order_code FROM changed
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;
DROP TRIGGER orders_moved_noted ON orders;
CREATE OR REPLACE TRIGGER orders_updated_noted AFTER UPDATE ON orders REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_orders();
CREATE OR REPLACE TRIGGER orders_named BEFORE UPDATE OF id, customer_id ON orders FOR EACH ROW
  WHEN ((OLD.id, OLD.customer_id) IS DISTINCT FROM (NEW.id, NEW.customer_id)) EXECUTE FUNCTION refuse_another_code();

CREATE OR REPLACE FUNCTION note_changed_lines() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  zeros CONSTANT uuid := '00000000-0000-0000-0000-000000000000';
  found uuid[] := ARRAY(SELECT DISTINCT order_id FROM changed);
BEGIN
  -- Whoever moves the order on meanwhile is waited for: what is noted is what others see until this one is done.
  PERFORM FROM orders WHERE id = ANY (found) ORDER BY id FOR NO KEY UPDATE;
  IF cardinality(found) > 1000 THEN
    INSERT INTO order_changes (customer_id, order_id) SELECT DISTINCT customer_id, zeros FROM orders WHERE id = ANY (found)
    ON CONFLICT DO NOTHING;
  ELSE
    INSERT INTO order_changes (customer_id, order_id, status, request_created_on, delivery_date, order_code)
    SELECT customer_id, id, status, request_created_on, delivery_date, order_code FROM orders WHERE id = ANY (found)
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;

-- The desk asks for lists by the codes of customers.
CREATE FUNCTION note_recoded_customers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_changes (customer_id, order_id)
  VALUES ('00000000-0000-0000-0000-000000000000', '00000000-0000-0000-0000-000000000000') ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
CREATE TRIGGER customers_recoded_noted AFTER UPDATE OF customer_code ON customers FOR EACH ROW
  WHEN (OLD.customer_code IS DISTINCT FROM NEW.customer_code) EXECUTE FUNCTION note_recoded_customers();
