-- Offers: requests of customers, which staff prices.
CREATE TABLE offer_requests (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  customer_id uuid NOT NULL REFERENCES customers,
  user_id uuid REFERENCES users ON DELETE SET NULL,
  status text NOT NULL CHECK (status IN ('PENDING', 'ACCEPTED', 'REJECTED', 'CLOSED', 'EXPIRED')),
  created_on timestamptz NOT NULL DEFAULT now(),
  delivery_date_requested date NOT NULL,
  accept_multiple_shipping boolean NOT NULL DEFAULT false,
  note text,
  -- The last day on which staff may decide, or an accepted offer be ordered.
  expiration_date date,
  -- Percent.
  overall_discount numeric(5, 2) NOT NULL DEFAULT 0,
  -- EUR; null until the offer is priced.
  total numeric(14, 2),
  -- kg.
  total_weight numeric(14, 4) NOT NULL DEFAULT 0,
  decided_at timestamptz,
  reason text
);
CREATE INDEX offer_requests_customer ON offer_requests (customer_id, created_on DESC, id);
CREATE INDEX offer_requests_status ON offer_requests (status, created_on DESC, id);
CREATE INDEX offer_requests_newest ON offer_requests (created_on DESC, id);
CREATE INDEX offer_requests_lapsing ON offer_requests (expiration_date)
  WHERE status IN ('PENDING', 'ACCEPTED', 'EXPIRED');
CREATE INDEX offer_requests_user_id ON offer_requests (user_id);

CREATE TABLE offer_request_items (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  offer_request_id uuid NOT NULL REFERENCES offer_requests ON DELETE CASCADE,
  sort_order integer NOT NULL,
  product_id integer NOT NULL REFERENCES products,
  quantity integer NOT NULL CHECK (quantity > 0),
  -- Prices (EUR for one um) and the row's total (EUR) are null until the line is priced. They and the measures stay as they
  -- were: the catalogue goes on changing.
  price_list_code text,
  unit_price numeric(14, 4),
  discount_pct1 numeric(5, 2),
  discount_pct2 numeric(5, 2),
  final_unit_price numeric(14, 4),
  unit_qty numeric(12, 4) NOT NULL,
  plo numeric(12, 4) NOT NULL,
  row_total numeric(14, 2),
  row_weight numeric(14, 4) NOT NULL,
  UNIQUE (offer_request_id, sort_order)
);
CREATE INDEX offer_request_items_product ON offer_request_items (product_id, offer_request_id);
