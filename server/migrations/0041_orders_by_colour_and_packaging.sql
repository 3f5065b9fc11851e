-- Lists of orders that are narrowed by a colour alone, or by a packaging, find their pages by tallies too: an order has
-- a row in order_serials for each colour of its products, as color=7035, and for each packaging, as pkg=25; each once.
-- Orders first, as whoever writes one locks them: whoever is about to waits until the new triggers stand.
LOCK TABLE orders, order_items, order_serials, order_tallies IN ACCESS EXCLUSIVE MODE;
LOCK TABLE products IN SHARE ROW EXCLUSIVE MODE;
COMMENT ON COLUMN order_serials.serial IS
  'the beginning of a serial, a serial, a serial and a colour as F120-7035, color=7035, or pkg=25';

-- What order_serials keeps of a product.
CREATE FUNCTION kept_codes_of(serial text, color text, pkg text) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT ARRAY(SELECT left(serial, signs) FROM generate_series(1, length(serial)) AS signs)
    || ARRAY[serial || '-' || color, 'color=' || color, 'pkg=' || pkg]
$$;

-- Several million rows: their tallies are begun below, their indexes at the end.
ALTER TABLE order_serials DISABLE TRIGGER USER;
ALTER TABLE order_serials DROP CONSTRAINT order_serials_id_fkey;
DROP INDEX order_serials_customer;
DROP INDEX order_serials_newest;
INSERT INTO order_serials (id, serial, customer_id, status, request_created_on)
SELECT held.order_id, held.code, o.customer_id, o.status, o.request_created_on
FROM (
  SELECT DISTINCT i.order_id, own.code
  FROM order_items i JOIN products p ON p.id = i.product_id
  CROSS JOIN LATERAL (VALUES ('color=' || p.color), ('pkg=' || p.pkg)) own (code)
) held
JOIN orders o ON o.id = held.order_id;
ALTER TABLE order_serials ADD FOREIGN KEY (id) REFERENCES orders ON DELETE CASCADE;
CREATE INDEX order_serials_customer ON order_serials (serial, customer_id, request_created_on DESC, id)
  INCLUDE (status);
CREATE INDEX order_serials_newest ON order_serials (serial, request_created_on DESC, id) INCLUDE (status);
ALTER TABLE order_serials ENABLE TRIGGER USER;

INSERT INTO order_tallies (list, sort, serial, status, since, code, requested, orders)
SELECT l.list, 'created', s.serial, s.status, s.since, '', s.since, sum(s.orders)
FROM (
  SELECT customer_id, serial, status, stretch_of_instant(request_created_on) AS since, count(*) AS orders
  FROM order_serials WHERE strpos(serial, '=') > 0 GROUP BY 1, 2, 3, 4
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
  CROSS JOIN LATERAL unnest(kept_codes_of(p.serial, p.color, p.pkg)) AS held (code)
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
  USING (
    SELECT gone.order_id, own.code
    FROM gone JOIN products p ON p.id = gone.product_id
    CROSS JOIN LATERAL unnest(kept_codes_of(p.serial, p.color, p.pkg)) AS own (code)
    EXCEPT
    SELECT i.order_id, own.code
    FROM order_items i JOIN products p ON p.id = i.product_id
    CROSS JOIN LATERAL unnest(kept_codes_of(p.serial, p.color, p.pkg)) AS own (code)
    WHERE i.order_id = ANY (ARRAY(SELECT order_id FROM gone))
  ) lost
  WHERE held.id = lost.order_id AND held.serial = lost.code;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER products_named BEFORE UPDATE OF serial, color, pkg ON products FOR EACH ROW
  WHEN ((OLD.serial, OLD.color, OLD.pkg) IS DISTINCT FROM (NEW.serial, NEW.color, NEW.pkg))
  EXECUTE FUNCTION refuse_another_code();
ANALYZE order_serials, order_tallies;
