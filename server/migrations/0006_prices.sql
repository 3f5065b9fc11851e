-- Prices: lists, terms agreed with one customer for one product, and products that a customer prefers. The server caches
-- what a customer pays; it reads from the versions whether that still holds.
CREATE TABLE price_list_items (
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  price_list_code text NOT NULL,
  -- EUR for one um.
  unit_price numeric(14, 4) NOT NULL CHECK (unit_price >= 0),
  PRIMARY KEY (product_id, price_list_code)
);

CREATE TABLE price_list_versions (
  price_list_code text PRIMARY KEY,
  version bigint NOT NULL DEFAULT nextval('terms_version')
);

-- Terms of one customer for one product, before the customer's usual ones.
CREATE TABLE customer_prices (
  customer_id uuid NOT NULL REFERENCES customers ON DELETE CASCADE,
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  price_list_code text NOT NULL,
  unit_price numeric(14, 4) NOT NULL CHECK (unit_price >= 0),
  discount_pct1 numeric(5, 2) NOT NULL DEFAULT 0 CHECK (discount_pct1 BETWEEN 0 AND 100),
  discount_pct2 numeric(5, 2) NOT NULL DEFAULT 0 CHECK (discount_pct2 BETWEEN 0 AND 100),
  agent_commission_pct numeric(5, 2) NOT NULL DEFAULT 0 CHECK (agent_commission_pct BETWEEN 0 AND 100),
  PRIMARY KEY (customer_id, product_id)
);
CREATE INDEX customer_prices_product_id ON customer_prices (product_id);

CREATE TABLE preferred_products (
  customer_id uuid NOT NULL REFERENCES customers ON DELETE CASCADE,
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  PRIMARY KEY (customer_id, product_id)
);
CREATE INDEX preferred_products_product_id ON preferred_products (product_id);

-- The row of a version is locked until its change is committed, so that changes of one list or of one customer's terms
-- follow one another. Rows are locked in their order, so that two changes cannot deadlock.
CREATE FUNCTION renew_price_lists() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO price_list_versions (price_list_code)
  SELECT DISTINCT price_list_code FROM changed ORDER BY price_list_code
  ON CONFLICT (price_list_code) DO UPDATE SET version = nextval('terms_version');
  RETURN NULL;
END
$$;
CREATE TRIGGER price_list_items_inserted AFTER INSERT ON price_list_items REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_price_lists();
CREATE TRIGGER price_list_items_updated AFTER UPDATE ON price_list_items REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_price_lists();
-- The list that a price was moved from.
CREATE TRIGGER price_list_items_moved AFTER UPDATE ON price_list_items REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_price_lists();
CREATE TRIGGER price_list_items_deleted AFTER DELETE ON price_list_items REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_price_lists();

CREATE FUNCTION renew_all_price_lists() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE price_list_versions SET version = nextval('terms_version');
  RETURN NULL;
END
$$;
CREATE TRIGGER price_list_items_emptied AFTER TRUNCATE ON price_list_items
  FOR EACH STATEMENT EXECUTE FUNCTION renew_all_price_lists();

CREATE FUNCTION renew_terms_of_customers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM customers WHERE id IN (SELECT customer_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE customers SET terms_version = nextval('terms_version') WHERE id IN (SELECT customer_id FROM changed);
  RETURN NULL;
END
$$;
CREATE TRIGGER customer_prices_inserted AFTER INSERT ON customer_prices REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_terms_of_customers();
CREATE TRIGGER customer_prices_updated AFTER UPDATE ON customer_prices REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_terms_of_customers();
-- The customer that a price was moved from.
CREATE TRIGGER customer_prices_moved AFTER UPDATE ON customer_prices REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_terms_of_customers();
CREATE TRIGGER customer_prices_deleted AFTER DELETE ON customer_prices REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_terms_of_customers();
CREATE TRIGGER preferred_products_inserted AFTER INSERT ON preferred_products REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_terms_of_customers();
CREATE TRIGGER preferred_products_deleted AFTER DELETE ON preferred_products REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_terms_of_customers();

CREATE FUNCTION renew_terms_of_all_customers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM customers ORDER BY id FOR NO KEY UPDATE;
  UPDATE customers SET terms_version = nextval('terms_version');
  RETURN NULL;
END
$$;
CREATE TRIGGER customer_prices_emptied AFTER TRUNCATE ON customer_prices
  FOR EACH STATEMENT EXECUTE FUNCTION renew_terms_of_all_customers();
CREATE TRIGGER preferred_products_emptied AFTER TRUNCATE ON preferred_products
  FOR EACH STATEMENT EXECUTE FUNCTION renew_terms_of_all_customers();
