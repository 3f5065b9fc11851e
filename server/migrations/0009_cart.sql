-- Carts: one for each user and each customer that the user acts for.
CREATE TABLE carts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  customer_id uuid NOT NULL REFERENCES customers ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- A line differs from what the customer saw last.
  is_dirty boolean NOT NULL DEFAULT false,
  -- Products that the next order or offer request asks for in addition to its lines, because they are supplied on request only.
  note text NOT NULL DEFAULT '' CHECK (length(note) <= 255),
  UNIQUE (customer_id, user_id)
);
-- Foreign key.
CREATE INDEX carts_user_id ON carts (user_id);

CREATE TABLE cart_items (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  cart_id uuid NOT NULL REFERENCES carts ON DELETE CASCADE,
  sort_order integer NOT NULL,
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  -- Packages.
  quantity integer NOT NULL CHECK (quantity > 0),
  -- The values that the customer saw last; if the current values differ, the cart is dirty.
  seen_final_unit_price numeric(14, 4),
  seen_in_stock boolean NOT NULL,
  seen_status text NOT NULL,
  -- A product is one line; also the foreign key of the cart.
  UNIQUE (cart_id, product_id)
);
-- Foreign key.
CREATE INDEX cart_items_product_id ON cart_items (product_id);
