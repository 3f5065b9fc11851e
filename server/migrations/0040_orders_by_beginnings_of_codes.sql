-- Lists of orders that are narrowed by the beginning of several serials, or by a serial and a colour, find their pages by
-- tallies too: an order has a row in order_serials for each beginning of its serials, the whole one included, and for each
-- serial with a colour, as F120-7035; each once.
-- Orders first, as whoever writes one locks them: whoever is about to waits until the new triggers stand.
LOCK TABLE orders, order_items, order_serials, order_tallies IN ACCESS EXCLUSIVE MODE;
COMMENT ON COLUMN order_serials.serial IS 'the beginning of a serial, a serial, or a serial and a colour as F120-7035';
COMMENT ON COLUMN order_tallies.serial IS 'as in order_serials; empty for the orders of any';

-- Several million rows: their tallies are begun anew below, their indexes at the end.
ALTER TABLE order_serials DISABLE TRIGGER USER;
ALTER TABLE order_serials DROP CONSTRAINT order_serials_id_fkey;
DROP INDEX order_serials_customer;
DROP INDEX order_serials_newest;
INSERT INTO order_serials (id, serial, customer_id, status, request_created_on)
SELECT id, left(serial, signs), customer_id, status, request_created_on
FROM order_serials CROSS JOIN LATERAL generate_series(1, length(serial) - 1) AS signs
ON CONFLICT DO NOTHING;
INSERT INTO order_serials (id, serial, customer_id, status, request_created_on)
SELECT held.order_id, held.code, o.customer_id, o.status, o.request_created_on
FROM (
  SELECT DISTINCT i.order_id, p.serial || '-' || p.color AS code FROM order_items i JOIN products p ON p.id = i.product_id
) held
JOIN orders o ON o.id = held.order_id;
ALTER TABLE order_serials ADD FOREIGN KEY (id) REFERENCES orders ON DELETE CASCADE;
CREATE INDEX order_serials_customer ON order_serials (serial, customer_id, request_created_on DESC, id) INCLUDE (status);
CREATE INDEX order_serials_newest ON order_serials (serial, request_created_on DESC, id) INCLUDE (status);
ALTER TABLE order_serials ENABLE TRIGGER USER;

DELETE FROM order_tallies WHERE serial <> '';
INSERT INTO order_tallies (list, sort, serial, status, since, code, requested, orders)
SELECT l.list, 'created', s.serial, s.status, s.since, '', s.since, sum(s.orders)
FROM (
  SELECT customer_id, serial, status, stretch_of_instant(request_created_on) AS since, count(*) AS orders
  FROM order_serials GROUP BY 1, 2, 3, 4
) s
CROSS JOIN LATERAL (VALUES (s.customer_id), (uuid '00000000-0000-0000-0000-000000000000')) l (list)
GROUP BY l.list, s.serial, s.status, s.since;

CREATE OR REPLACE FUNCTION add_serials_of_lines() RETURNS trigger LANGUAGE plpgsql
SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  PERFORM FROM orders WHERE id IN (SELECT order_id FROM added) ORDER BY id FOR NO KEY UPDATE;
  INSERT INTO order_serials (id, serial, customer_id, status, request_created_on)
  SELECT DISTINCT o.id, held.code, o.customer_id, o.status, o.request_created_on
  FROM added JOIN orders o ON o.id = added.order_id JOIN products p ON p.id = added.product_id
  CROSS JOIN LATERAL (
    SELECT left(p.serial, signs) FROM generate_series(1, length(p.serial)) AS signs
    UNION ALL SELECT p.serial || '-' || p.color
  ) AS held (code)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION drop_serials_of_lines() RETURNS trigger LANGUAGE plpgsql
SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM order_serials;
    RETURN NULL;
  END IF;
  PERFORM FROM orders WHERE id IN (SELECT order_id FROM gone) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM order_serials held
  USING gone JOIN products p ON p.id = gone.product_id
  WHERE held.id = gone.order_id
    AND (starts_with(p.serial, held.serial) OR held.serial = p.serial || '-' || p.color)
    AND NOT EXISTS (
      SELECT FROM order_items i JOIN products other ON other.id = i.product_id
      WHERE i.order_id = held.id
        AND (starts_with(other.serial, held.serial) OR held.serial = other.serial || '-' || other.color));
  RETURN NULL;
END
$$;
-- Codes and customers are trusted wherever they stand beside an order, without a look at it.
CREATE OR REPLACE TRIGGER products_named BEFORE UPDATE OF serial, color ON products FOR EACH ROW
  WHEN ((OLD.serial, OLD.color) IS DISTINCT FROM (NEW.serial, NEW.color)) EXECUTE FUNCTION refuse_another_code();
CREATE TRIGGER orders_named BEFORE UPDATE OF customer_id ON orders FOR EACH ROW
  WHEN (OLD.customer_id IS DISTINCT FROM NEW.customer_id) EXECUTE FUNCTION refuse_another_code();
ANALYZE order_serials, order_tallies;
