-- Products that a customer prefers. What a customer has ordered is read from the orders (docs/decisions/0008).
CREATE TABLE preferred_products (
  customer_id uuid NOT NULL REFERENCES customers ON DELETE CASCADE,
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  PRIMARY KEY (customer_id, product_id)
);
-- Foreign key.
CREATE INDEX preferred_products_product_id ON preferred_products (product_id);
