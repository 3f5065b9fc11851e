-- The shop: carts, order requests, orders, offer requests.
CREATE TABLE carts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  customer_id uuid NOT NULL REFERENCES customers ON DELETE CASCADE,
  -- Each user acting for a customer has a cart of their own.
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  is_dirty boolean NOT NULL DEFAULT false,
  updated_at timestamptz NOT NULL DEFAULT now(),
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

CREATE TABLE offer_requests (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  customer_id uuid NOT NULL REFERENCES customers,
  user_id uuid REFERENCES users ON DELETE SET NULL,
  status text NOT NULL CHECK (status IN ('PENDING', 'ACCEPTED', 'REJECTED', 'CLOSED', 'EXPIRED')),
  created_on timestamptz NOT NULL DEFAULT now(),
  delivery_date_requested date NOT NULL,
  accept_multiple_shipping boolean NOT NULL DEFAULT false,
  note text,
  expiration_date date,
  decided_at timestamptz,
  decided_by uuid REFERENCES users ON DELETE SET NULL,
  reason text
);
CREATE INDEX offer_requests_customer ON offer_requests (customer_id, created_on DESC, id);
CREATE INDEX offer_requests_status ON offer_requests (status, created_on DESC, id);
CREATE INDEX offer_requests_user_id ON offer_requests (user_id);
CREATE INDEX offer_requests_decided_by ON offer_requests (decided_by);

CREATE TABLE offer_request_items (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  offer_request_id uuid NOT NULL REFERENCES offer_requests ON DELETE CASCADE,
  sort_order integer NOT NULL,
  product_id integer NOT NULL REFERENCES products,
  quantity integer NOT NULL CHECK (quantity > 0),
  unit_price numeric(14, 4),
  discount_pct1 numeric(5, 2),
  discount_pct2 numeric(5, 2),
  final_unit_price numeric(14, 4),
  UNIQUE (offer_request_id, sort_order)
);
CREATE INDEX offer_request_items_product_id ON offer_request_items (product_id);

CREATE TABLE order_requests (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  customer_id uuid NOT NULL REFERENCES customers,
  user_id uuid REFERENCES users ON DELETE SET NULL,
  -- One order at most from one offer.
  offer_request_id uuid UNIQUE REFERENCES offer_requests,
  status text NOT NULL CHECK (status IN ('PENDING', 'ACCEPTED', 'REJECTED', 'EXPIRED')),
  created_on timestamptz NOT NULL DEFAULT now(),
  customer_order_code text NOT NULL,
  -- The shipping address as it was when the request was sent.
  address jsonb NOT NULL,
  delivery_date_requested date NOT NULL,
  accept_multiple_shipping boolean NOT NULL DEFAULT false,
  shipping_note text,
  generic_note text,
  agent_note text,
  overall_discount numeric(5, 2) NOT NULL DEFAULT 0,
  total numeric(14, 2) NOT NULL,
  total_weight numeric(14, 4) NOT NULL,
  decided_at timestamptz,
  decided_by uuid REFERENCES users ON DELETE SET NULL,
  reason text
);
CREATE INDEX order_requests_customer ON order_requests (customer_id, created_on DESC, id);
CREATE INDEX order_requests_status ON order_requests (status, created_on DESC, id);
CREATE INDEX order_requests_user_id ON order_requests (user_id);
CREATE INDEX order_requests_decided_by ON order_requests (decided_by);

CREATE TABLE order_request_items (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  order_request_id uuid NOT NULL REFERENCES order_requests ON DELETE CASCADE,
  sort_order integer NOT NULL,
  product_id integer NOT NULL REFERENCES products,
  quantity integer NOT NULL CHECK (quantity > 0),
  -- Prices and measures as they were: the catalogue goes on changing.
  price_list_code text NOT NULL,
  unit_price numeric(14, 4) NOT NULL,
  discount_pct1 numeric(5, 2) NOT NULL,
  discount_pct2 numeric(5, 2) NOT NULL,
  final_unit_price numeric(14, 4) NOT NULL,
  unit_qty numeric(12, 4) NOT NULL,
  plo numeric(12, 4) NOT NULL,
  row_total numeric(14, 2) NOT NULL,
  row_weight numeric(14, 4) NOT NULL,
  UNIQUE (order_request_id, sort_order)
);
CREATE INDEX order_request_items_product_id ON order_request_items (product_id);

CREATE TABLE orders (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  order_code text NOT NULL UNIQUE,
  customer_id uuid NOT NULL REFERENCES customers,
  order_request_id uuid UNIQUE REFERENCES order_requests,
  -- I undertaken, A cancelled, B blocked, C confirmed, E shipped, F invoiced.
  status text NOT NULL CHECK (status IN ('I', 'A', 'B', 'C', 'E', 'F')),
  request_created_on timestamptz NOT NULL,
  created_on timestamptz NOT NULL DEFAULT now(),
  delivery_date date,
  accept_multiple_shipping boolean NOT NULL DEFAULT false,
  transport_reason text,
  shipping_note text,
  generic_note text,
  port text,
  unconditional_discount numeric(5, 2) NOT NULL DEFAULT 0,
  overall_discount numeric(5, 2) NOT NULL DEFAULT 0,
  total numeric(14, 2) NOT NULL,
  total_weight numeric(14, 4) NOT NULL
);
CREATE INDEX orders_customer ON orders (customer_id, request_created_on DESC, id);
CREATE INDEX orders_status ON orders (status, request_created_on DESC, id);

CREATE TABLE order_items (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  order_id uuid NOT NULL REFERENCES orders ON DELETE CASCADE,
  sort_order integer NOT NULL,
  product_id integer NOT NULL REFERENCES products,
  unit_price numeric(14, 4) NOT NULL,
  discount_pct1 numeric(5, 2) NOT NULL,
  discount_pct2 numeric(5, 2) NOT NULL,
  final_unit_price numeric(14, 4) NOT NULL,
  qta numeric(12, 4) NOT NULL,
  plo numeric(12, 4) NOT NULL,
  quantity_ordered integer NOT NULL CHECK (quantity_ordered > 0),
  quantity_confirmed integer NOT NULL DEFAULT 0 CHECK (quantity_confirmed >= 0),
  quantity_processed integer NOT NULL DEFAULT 0 CHECK (quantity_processed >= 0),
  row_weight numeric(14, 4) NOT NULL,
  row_total numeric(14, 2) NOT NULL,
  UNIQUE (order_id, sort_order)
);
CREATE INDEX order_items_product_id ON order_items (product_id);
