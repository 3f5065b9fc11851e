-- A table of terms that is emptied at once, as when a whole price list is loaded anew, names no row that is gone: what is
-- kept of any terms made of it must not be given out any more.
CREATE FUNCTION renew_all_price_lists() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE price_list_versions SET version = nextval('terms_version');
  RETURN NULL;
END
$$;
CREATE TRIGGER price_list_items_emptied AFTER TRUNCATE ON price_list_items
  FOR EACH STATEMENT EXECUTE FUNCTION renew_all_price_lists();

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
