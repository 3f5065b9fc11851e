-- Where any page of a list of orders begins: how many orders each list has of each status in each stretch of each order
-- that it may stand in. A page is found by adding up stretches and passing over the rest of one alone, where OFFSET
-- counted off half a million entries of an index. The totals of lists are read from the same rows.
CREATE TABLE order_tallies (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- A customer, or zeros for the list of all customers.
  list uuid NOT NULL,
  sort text NOT NULL CHECK (sort IN ('created', 'delivery', 'code')),
  status text NOT NULL,
  -- The first day of a stretch: a month, in UTC; infinity for orders without a delivery date, which stand behind all.
  since date NOT NULL,
  -- The beginning of the codes of a stretch.
  code text COLLATE "C" NOT NULL,
  -- Several rows of one stretch are added up: who writes takes one that nobody else holds, so that nobody waits.
  orders bigint NOT NULL
) WITH (fillfactor = 70);
CREATE INDEX order_tallies_stretch ON order_tallies (list, sort, status, since, code);

CREATE TYPE order_movement AS (
  customer_id uuid, status text, created date, delivery date, code text, orders bigint
);

CREATE FUNCTION stretch_of_instant(instant timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN date_trunc('month', instant AT TIME ZONE 'UTC')::date;
CREATE FUNCTION stretch_of_delivery(day date) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN date_trunc('month', coalesce(day, 'infinity')::timestamp)::date;
-- V26-004: a thousand of our own codes.
CREATE FUNCTION stretch_of_code(code text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN left(code, 7);

CREATE FUNCTION tally_movements(movements order_movement[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  emptied bigint[];
BEGIN
  WITH change AS MATERIALIZED (
    SELECT l.list, s.sort, m.status, s.since, s.code, sum(m.orders) AS orders
    FROM unnest(movements) m
    CROSS JOIN LATERAL (VALUES (m.customer_id), (uuid '00000000-0000-0000-0000-000000000000')) l (list)
    CROSS JOIN LATERAL (VALUES ('created', m.created, ''), ('delivery', m.delivery, ''),
      ('code', date '-infinity', m.code)) s (sort, since, code)
    GROUP BY l.list, s.sort, m.status, s.since, s.code
    HAVING sum(m.orders) <> 0
  ), chosen AS MATERIALIZED (
    SELECT change.*, free.id
    FROM change LEFT JOIN LATERAL (
      SELECT t.id FROM order_tallies t
      WHERE t.list = change.list AND t.sort = change.sort AND t.status = change.status
        AND t.since = change.since AND t.code = change.code
      LIMIT 1 FOR UPDATE SKIP LOCKED
    ) free ON true
  ), begun AS (
    INSERT INTO order_tallies (list, sort, status, since, code, orders)
    SELECT list, sort, status, since, code, orders FROM chosen WHERE id IS NULL
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

CREATE FUNCTION tally_orders() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  movements order_movement[];
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM order_tallies;
    RETURN NULL;
  ELSIF TG_OP = 'INSERT' THEN
    movements := ARRAY(
      SELECT ROW (customer_id, status, stretch_of_instant(request_created_on), stretch_of_delivery(delivery_date),
        stretch_of_code(order_code), count(*))::order_movement
      FROM added
      GROUP BY customer_id, status, stretch_of_instant(request_created_on), stretch_of_delivery(delivery_date),
        stretch_of_code(order_code));
  ELSIF TG_OP = 'DELETE' THEN
    movements := ARRAY(
      SELECT ROW (customer_id, status, stretch_of_instant(request_created_on), stretch_of_delivery(delivery_date),
        stretch_of_code(order_code), -count(*))::order_movement
      FROM gone
      GROUP BY customer_id, status, stretch_of_instant(request_created_on), stretch_of_delivery(delivery_date),
        stretch_of_code(order_code));
  ELSE
    movements := ARRAY(
      SELECT ROW (customer_id, status, stretch_of_instant(request_created_on), stretch_of_delivery(delivery_date),
        stretch_of_code(order_code), sum(change))::order_movement
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

DROP TRIGGER orders_inserted ON orders;
DROP TRIGGER orders_deleted ON orders;
DROP TRIGGER orders_updated ON orders;
DROP FUNCTION count_orders();
DROP TABLE order_counts;
CREATE TRIGGER orders_inserted AFTER INSERT ON orders REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION tally_orders();
CREATE TRIGGER orders_deleted AFTER DELETE ON orders REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION tally_orders();
CREATE TRIGGER orders_updated AFTER UPDATE ON orders REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION tally_orders();
CREATE TRIGGER orders_truncated AFTER TRUNCATE ON orders
  FOR EACH STATEMENT EXECUTE FUNCTION tally_orders();

SELECT tally_movements(ARRAY(
  SELECT ROW (customer_id, status, stretch_of_instant(request_created_on), stretch_of_delivery(delivery_date),
    stretch_of_code(order_code), count(*))::order_movement
  FROM orders
  GROUP BY customer_id, status, stretch_of_instant(request_created_on), stretch_of_delivery(delivery_date),
    stretch_of_code(order_code)));

-- The orders of a list by code and by delivery date: code by code as tallies are, whatever the database's language, and
-- what has no date behind all. What a list is narrowed by is there too, without a look at the order.
DROP INDEX orders_customer_code;
CREATE INDEX orders_customer_code ON orders (customer_id, order_code COLLATE "C", id) INCLUDE (status, request_created_on);
CREATE INDEX orders_code ON orders (order_code COLLATE "C", id) INCLUDE (status, request_created_on);
DROP INDEX orders_customer_delivery;
CREATE INDEX orders_customer_delivery ON orders (customer_id, coalesce(delivery_date, 'infinity'::date), id)
  INCLUDE (status, request_created_on, delivery_date);
DROP INDEX orders_delivery;
CREATE INDEX orders_delivery ON orders (coalesce(delivery_date, 'infinity'::date), id)
  INCLUDE (status, request_created_on, delivery_date);
