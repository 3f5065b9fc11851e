-- Prices: lists, terms agreed with one customer for one product, and products that a customer prefers.
CREATE TABLE price_list_items (
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  price_list_code text NOT NULL,
  -- EUR for one um.
  unit_price numeric(14, 4) NOT NULL CHECK (unit_price >= 0),
  PRIMARY KEY (product_id, price_list_code)
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
