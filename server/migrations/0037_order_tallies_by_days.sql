-- Lists of orders that are narrowed by days and stand in the order of codes or of delivery dates find their pages by
-- tallies too: these know the month of the request as well. Days are the whole months that come nearest to them, and what
-- both ends differ by, which is counted from the orders.
-- Orders first, as whoever writes one locks them: whoever is about to waits until the new functions stand.
LOCK TABLE orders, order_tallies IN ACCESS EXCLUSIVE MODE;
TRUNCATE order_tallies;
-- The first day of the month of the request, in UTC, whatever the order of the list.
ALTER TABLE order_tallies ADD COLUMN requested date NOT NULL;
DROP INDEX order_tallies_stretch;
CREATE INDEX order_tallies_stretch ON order_tallies (list, sort, status, since, code, requested);

CREATE OR REPLACE FUNCTION tally_movements(movements order_movement[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  emptied bigint[];
BEGIN
  WITH change AS MATERIALIZED (
    SELECT l.list, s.sort, m.status, s.since, s.code, m.created AS requested, sum(m.orders) AS orders
    FROM unnest(movements) m
    CROSS JOIN LATERAL (VALUES (m.customer_id), (uuid '00000000-0000-0000-0000-000000000000')) l (list)
    CROSS JOIN LATERAL (VALUES ('created', m.created, ''), ('delivery', m.delivery, ''),
      ('code', date '-infinity', m.code)) s (sort, since, code)
    GROUP BY l.list, s.sort, m.status, s.since, s.code, m.created
    HAVING sum(m.orders) <> 0
  ), chosen AS MATERIALIZED (
    SELECT change.*, free.id
    FROM change LEFT JOIN LATERAL (
      SELECT t.id FROM order_tallies t
      WHERE t.list = change.list AND t.sort = change.sort AND t.status = change.status
        AND t.since = change.since AND t.code = change.code AND t.requested = change.requested
      LIMIT 1 FOR UPDATE SKIP LOCKED
    ) free ON true
  ), begun AS (
    INSERT INTO order_tallies (list, sort, status, since, code, requested, orders)
    SELECT list, sort, status, since, code, requested, orders FROM chosen WHERE id IS NULL
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

SELECT tally_movements(ARRAY(
  SELECT ROW (customer_id, status, stretch_of_instant(request_created_on), stretch_of_delivery(delivery_date),
    stretch_of_code(order_code), count(*))::order_movement
  FROM orders
  GROUP BY customer_id, status, stretch_of_instant(request_created_on), stretch_of_delivery(delivery_date),
    stretch_of_code(order_code)));

-- The orders of some days by the stretches of the other orders, without a look at the orders themselves.
DROP INDEX orders_customer;
CREATE INDEX orders_customer ON orders (customer_id, request_created_on DESC, id)
  INCLUDE (status, delivery_date, order_code);
DROP INDEX orders_newest;
CREATE INDEX orders_newest ON orders (request_created_on DESC, id) INCLUDE (status, delivery_date, order_code);
ANALYZE order_tallies;
