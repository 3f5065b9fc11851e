-- Carts: one for each user who acts for a customer.
CREATE TABLE carts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  customer_id uuid NOT NULL REFERENCES customers ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  is_dirty boolean NOT NULL DEFAULT false,
  UNIQUE (customer_id, user_id)
);
CREATE INDEX carts_user_id ON carts (user_id);

CREATE TABLE cart_items (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  cart_id uuid NOT NULL REFERENCES carts ON DELETE CASCADE,
  sort_order integer NOT NULL,
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  quantity integer NOT NULL CHECK (quantity > 0),
  -- What the customer was last shown; where it differs from today, the cart is dirty.
  seen_final_unit_price numeric(14, 4),
  seen_in_stock boolean NOT NULL,
  seen_status text NOT NULL,
  UNIQUE (cart_id, product_id)
);
CREATE INDEX cart_items_product_id ON cart_items (product_id);
