-- Shopping lists: products that a customer buys again and again.
CREATE TABLE shopping_lists (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  customer_id uuid NOT NULL REFERENCES customers ON DELETE CASCADE,
  -- The author. A shared list stays without them; a private one is deleted by the retention.
  user_id uuid REFERENCES users ON DELETE SET NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  -- All users of the customer read the list.
  is_shared boolean NOT NULL DEFAULT false,
  created_on timestamptz NOT NULL DEFAULT now(),
  changed_on timestamptz NOT NULL DEFAULT now()
);
-- The lists of a customer, last changed first; also the foreign key.
CREATE INDEX shopping_lists_customer_id ON shopping_lists (customer_id, changed_on DESC, id);
-- The lists of a user, which are limited in number; also the foreign key.
CREATE INDEX shopping_lists_user_id ON shopping_lists (user_id);

CREATE TABLE shopping_list_items (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  list_id uuid NOT NULL REFERENCES shopping_lists ON DELETE CASCADE,
  sort_order integer NOT NULL,
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  -- Packages.
  quantity integer NOT NULL CHECK (quantity > 0),
  note text NOT NULL DEFAULT '' CHECK (length(note) <= 255),
  -- A product is one item; also the foreign key of the list.
  UNIQUE (list_id, product_id)
);
-- Foreign key.
CREATE INDEX shopping_list_items_product_id ON shopping_list_items (product_id);
