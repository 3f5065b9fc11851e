-- Lists of orders that are narrowed by a serial find their pages by tallies too. What serials an order has stands beside
-- it, once for each: by the lines an order would be counted as often as it has one, and each had to be looked up.
-- Orders first, as whoever writes one locks them: whoever is about to waits until the new triggers stand.
LOCK TABLE orders, order_items, order_tallies IN ACCESS EXCLUSIVE MODE;

-- The columns of an order that a list by request is narrowed by, under the names that they have there.
CREATE TABLE order_serials (
  id uuid NOT NULL,
  serial text NOT NULL,
  customer_id uuid NOT NULL,
  status text NOT NULL,
  request_created_on timestamptz NOT NULL,
  PRIMARY KEY (id, serial)
);
INSERT INTO order_serials (id, serial, customer_id, status, request_created_on)
SELECT held.order_id, held.serial, o.customer_id, o.status, o.request_created_on
FROM (SELECT DISTINCT i.order_id, p.serial FROM order_items i JOIN products p ON p.id = i.product_id) held
JOIN orders o ON o.id = held.order_id;
ALTER TABLE order_serials ADD FOREIGN KEY (id) REFERENCES orders ON DELETE CASCADE;
CREATE INDEX order_serials_customer ON order_serials (serial, customer_id, request_created_on DESC, id) INCLUDE (status);
CREATE INDEX order_serials_newest ON order_serials (serial, request_created_on DESC, id) INCLUDE (status);

-- Empty for the orders of any serial. Those of one are tallied by request alone.
ALTER TABLE order_tallies ADD COLUMN serial text NOT NULL DEFAULT '';
DROP INDEX order_tallies_stretch;
CREATE INDEX order_tallies_stretch ON order_tallies (list, sort, serial, status, since, code, requested);
ALTER TYPE order_movement ADD ATTRIBUTE serial text;

CREATE OR REPLACE FUNCTION tally_movements(movements order_movement[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  emptied bigint[];
BEGIN
  WITH change AS MATERIALIZED (
    SELECT l.list, s.sort, m.serial, m.status, s.since, s.code, m.created AS requested, sum(m.orders) AS orders
    FROM unnest(movements) m
    CROSS JOIN LATERAL (VALUES (m.customer_id), (uuid '00000000-0000-0000-0000-000000000000')) l (list)
    CROSS JOIN LATERAL (VALUES ('created', m.created, ''), ('delivery', m.delivery, ''),
      ('code', date '-infinity', m.code)) s (sort, since, code)
    WHERE m.serial = '' OR s.sort = 'created'
    GROUP BY l.list, s.sort, m.serial, m.status, s.since, s.code, m.created
    HAVING sum(m.orders) <> 0
  ), chosen AS MATERIALIZED (
    SELECT change.*, free.id
    FROM change LEFT JOIN LATERAL (
      SELECT t.id FROM order_tallies t
      WHERE t.list = change.list AND t.sort = change.sort AND t.serial = change.serial AND t.status = change.status
        AND t.since = change.since AND t.code = change.code AND t.requested = change.requested
      LIMIT 1 FOR UPDATE SKIP LOCKED
    ) free ON true
  ), begun AS (
    INSERT INTO order_tallies (list, sort, serial, status, since, code, requested, orders)
    SELECT list, sort, serial, status, since, code, requested, orders FROM chosen WHERE id IS NULL
  ), kept AS (
    UPDATE order_tallies t SET orders = t.orders + chosen.orders FROM chosen WHERE t.id = chosen.id
    RETURNING t.id, t.orders
  )
  SELECT array_agg(id) INTO emptied FROM kept WHERE orders = 0;
  IF emptied IS NOT NULL THEN
    DELETE FROM order_tallies WHERE id = ANY (emptied);
  END IF;
END
$$;

CREATE OR REPLACE FUNCTION tally_orders() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  movements order_movement[];
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM order_tallies WHERE serial = '';
    RETURN NULL;
  ELSIF TG_OP = 'INSERT' THEN
    movements := ARRAY(
      SELECT ROW (customer_id, status, stretch_of_instant(request_created_on), stretch_of_delivery(delivery_date),
        stretch_of_code(order_code), count(*), '')::order_movement
      FROM added
      GROUP BY customer_id, status, stretch_of_instant(request_created_on), stretch_of_delivery(delivery_date),
        stretch_of_code(order_code));
  ELSIF TG_OP = 'DELETE' THEN
    movements := ARRAY(
      SELECT ROW (customer_id, status, stretch_of_instant(request_created_on), stretch_of_delivery(delivery_date),
        stretch_of_code(order_code), -count(*), '')::order_movement
      FROM gone
      GROUP BY customer_id, status, stretch_of_instant(request_created_on), stretch_of_delivery(delivery_date),
        stretch_of_code(order_code));
  ELSE
    movements := ARRAY(
      SELECT ROW (customer_id, status, stretch_of_instant(request_created_on), stretch_of_delivery(delivery_date),
        stretch_of_code(order_code), sum(change), '')::order_movement
      FROM (SELECT added.*, 1 AS change FROM added UNION ALL SELECT gone.*, -1 FROM gone) moved
      GROUP BY customer_id, status, stretch_of_instant(request_created_on), stretch_of_delivery(delivery_date),
        stretch_of_code(order_code)
      HAVING sum(change) <> 0);
  END IF;
  IF cardinality(movements) > 0 THEN
    PERFORM tally_movements(movements);
  END IF;
  RETURN NULL;
END
$$;

CREATE FUNCTION tally_order_serials() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  movements order_movement[];
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM order_tallies WHERE serial <> '';
    RETURN NULL;
  ELSIF TG_OP = 'INSERT' THEN
    movements := ARRAY(
      SELECT ROW (customer_id, status, stretch_of_instant(request_created_on), NULL, NULL, count(*), serial)::order_movement
      FROM added
      GROUP BY customer_id, status, stretch_of_instant(request_created_on), serial);
  ELSIF TG_OP = 'DELETE' THEN
    movements := ARRAY(
      SELECT ROW (customer_id, status, stretch_of_instant(request_created_on), NULL, NULL, -count(*), serial)::order_movement
      FROM gone
      GROUP BY customer_id, status, stretch_of_instant(request_created_on), serial);
  ELSE
    movements := ARRAY(
      SELECT ROW (customer_id, status, stretch_of_instant(request_created_on), NULL, NULL, sum(change), serial)::order_movement
      FROM (SELECT added.*, 1 AS change FROM added UNION ALL SELECT gone.*, -1 FROM gone) moved
      GROUP BY customer_id, status, stretch_of_instant(request_created_on), serial
      HAVING sum(change) <> 0);
  END IF;
  IF cardinality(movements) > 0 THEN
    PERFORM tally_movements(movements);
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER order_serials_inserted AFTER INSERT ON order_serials REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION tally_order_serials();
CREATE TRIGGER order_serials_deleted AFTER DELETE ON order_serials REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION tally_order_serials();
CREATE TRIGGER order_serials_updated AFTER UPDATE ON order_serials REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION tally_order_serials();
CREATE TRIGGER order_serials_truncated AFTER TRUNCATE ON order_serials
  FOR EACH STATEMENT EXECUTE FUNCTION tally_order_serials();

INSERT INTO order_tallies (list, sort, serial, status, since, code, requested, orders)
SELECT l.list, 'created', s.serial, s.status, s.since, '', s.since, sum(s.orders)
FROM (
  SELECT customer_id, serial, status, stretch_of_instant(request_created_on) AS since, count(*) AS orders
  FROM order_serials GROUP BY 1, 2, 3, 4
) s
CROSS JOIN LATERAL (VALUES (s.customer_id), (uuid '00000000-0000-0000-0000-000000000000')) l (list)
GROUP BY l.list, s.serial, s.status, s.since;

-- Lines say what serials their order has. Whoever else writes lines of it, or moves it on, is waited for: what stands here
-- is what stands there when both are done. A connection keeps the plan of its first lines for all that follow: rows are
-- looked up by index, come they singly or by the thousand.
CREATE FUNCTION add_serials_of_lines() RETURNS trigger LANGUAGE plpgsql
SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  PERFORM FROM orders WHERE id IN (SELECT order_id FROM added) ORDER BY id FOR NO KEY UPDATE;
  INSERT INTO order_serials (id, serial, customer_id, status, request_created_on)
  SELECT DISTINCT o.id, p.serial, o.customer_id, o.status, o.request_created_on
  FROM added JOIN orders o ON o.id = added.order_id JOIN products p ON p.id = added.product_id
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
CREATE TRIGGER order_items_serials_added AFTER INSERT ON order_items REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION add_serials_of_lines();

CREATE FUNCTION drop_serials_of_lines() RETURNS trigger LANGUAGE plpgsql
SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM order_serials;
    RETURN NULL;
  END IF;
  PERFORM FROM orders WHERE id IN (SELECT order_id FROM gone) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM order_serials held
  USING gone JOIN products p ON p.id = gone.product_id
  WHERE held.id = gone.order_id AND held.serial = p.serial
    AND NOT EXISTS (
      SELECT FROM order_items i JOIN products other ON other.id = i.product_id
      WHERE i.order_id = held.id AND other.serial = held.serial);
  RETURN NULL;
END
$$;
CREATE TRIGGER order_items_serials_dropped AFTER DELETE ON order_items REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION drop_serials_of_lines();

CREATE TRIGGER order_items_serials_truncated AFTER TRUNCATE ON order_items
  FOR EACH STATEMENT EXECUTE FUNCTION drop_serials_of_lines();

CREATE FUNCTION refuse_another_code() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a row of % keeps what it names: remove it and add another', TG_TABLE_NAME;
END
$$;
CREATE TRIGGER order_items_named BEFORE UPDATE OF order_id, product_id ON order_items FOR EACH ROW
  WHEN ((OLD.order_id, OLD.product_id) IS DISTINCT FROM (NEW.order_id, NEW.product_id))
  EXECUTE FUNCTION refuse_another_code();
CREATE TRIGGER products_named BEFORE UPDATE OF serial ON products FOR EACH ROW
  WHEN (OLD.serial IS DISTINCT FROM NEW.serial) EXECUTE FUNCTION refuse_another_code();

CREATE FUNCTION move_serials_of_orders() RETURNS trigger LANGUAGE plpgsql
SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  UPDATE order_serials held
  SET customer_id = o.customer_id, status = o.status, request_created_on = o.request_created_on
  FROM orders o
  WHERE held.id = ANY (ARRAY(SELECT id FROM added)) AND o.id = held.id
    AND (o.customer_id, o.status, o.request_created_on)
      IS DISTINCT FROM (held.customer_id, held.status, held.request_created_on);
  RETURN NULL;
END
$$;
CREATE TRIGGER orders_serials_moved AFTER UPDATE ON orders REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION move_serials_of_orders();
ANALYZE order_serials, order_tallies;
