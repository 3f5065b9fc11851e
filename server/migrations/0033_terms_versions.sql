-- What a customer pays for the packagings of a colour is kept by the server, under the versions of what it is made of:
-- the customer's own terms (usual discounts, agreed prices, preferred products), and their price list.

-- Never used twice, not even after a rollback: one version names one state of one customer's or one list's terms.
CREATE SEQUENCE terms_version;

ALTER TABLE customers ADD COLUMN terms_version bigint NOT NULL DEFAULT nextval('terms_version');

CREATE TABLE price_list_versions (
  price_list_code text PRIMARY KEY,
  version bigint NOT NULL DEFAULT nextval('terms_version')
);
INSERT INTO price_list_versions (price_list_code) SELECT DISTINCT price_list_code FROM price_list_items;

CREATE FUNCTION renew_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.terms_version := nextval('terms_version');
  RETURN NEW;
END
$$;
CREATE TRIGGER customers_terms BEFORE UPDATE ON customers FOR EACH ROW
  WHEN ((OLD.price_list_code, OLD.discount_pct1, OLD.discount_pct2, OLD.agent_commission_pct)
    IS DISTINCT FROM (NEW.price_list_code, NEW.discount_pct1, NEW.discount_pct2, NEW.agent_commission_pct))
  EXECUTE FUNCTION renew_terms();

-- In one order for everybody, so that two changes cannot block one another; a version stands as long as its row is
-- locked, so that changes of one customer's terms or of one list follow one another.
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
-- A price that is moved to another customer is gone for the first.
CREATE TRIGGER customer_prices_moved AFTER UPDATE ON customer_prices REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_terms_of_customers();
CREATE TRIGGER customer_prices_deleted AFTER DELETE ON customer_prices REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_terms_of_customers();
CREATE TRIGGER preferred_products_inserted AFTER INSERT ON preferred_products REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_terms_of_customers();
CREATE TRIGGER preferred_products_deleted AFTER DELETE ON preferred_products REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_terms_of_customers();

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
CREATE TRIGGER price_list_items_moved AFTER UPDATE ON price_list_items REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_price_lists();
CREATE TRIGGER price_list_items_deleted AFTER DELETE ON price_list_items REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_price_lists();
