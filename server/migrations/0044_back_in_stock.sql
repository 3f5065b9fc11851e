-- The day from which a product that is out of stock is available again, as the ERP or staff state it.
ALTER TABLE products ADD COLUMN available_on date;

-- Users who wait for a product that is out of stock. The row is deleted with the mail that the product is back.
CREATE TABLE stock_watches (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  -- The customer that the user belongs to or acts for.
  customer_id uuid NOT NULL REFERENCES customers ON DELETE CASCADE,
  created_on timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, product_id)
);
-- The users who wait for a product; also the foreign key.
CREATE INDEX stock_watches_product_id ON stock_watches (product_id);
-- Foreign key.
CREATE INDEX stock_watches_customer_id ON stock_watches (customer_id);

-- Wakes the sender of the mails as soon as a product with waiting users is in stock. A trigger, because stock comes by many
-- ways: imports, their undo, the grid of prices and stock, corrections of the catalogue, manual SQL
-- (docs/decisions/0044).
CREATE FUNCTION announce_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM changed JOIN stock_watches ON stock_watches.product_id = changed.id WHERE changed.in_stock) THEN
    PERFORM pg_notify('stock_watches', '');
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER products_announced AFTER UPDATE ON products REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_stock();
