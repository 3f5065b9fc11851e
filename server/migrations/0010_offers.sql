-- Offers: requests of customers, which staff price and accept or reject.

CREATE TABLE offer_requests (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- For example Q26-000123. Compared byte by byte, whatever the database's language.
  number text COLLATE "C" NOT NULL UNIQUE,
  -- Number of times that the offer was sent: each correction of a sent offer is a new version.
  version integer NOT NULL DEFAULT 1,
  customer_id uuid NOT NULL REFERENCES customers,
  user_id uuid REFERENCES users ON DELETE SET NULL,
  status text NOT NULL CHECK (status IN ('PENDING', 'ACCEPTED', 'REJECTED', 'CLOSED', 'EXPIRED')),
  created_on timestamptz NOT NULL DEFAULT now(),
  -- The shipping address at the time of the request; null if none was chosen.
  address jsonb,
  delivery_date_requested date NOT NULL,
  accept_multiple_shipping boolean NOT NULL DEFAULT false,
  note text,
  -- The day by which the customer can expect a reply; stored, because the customer was notified of it.
  answer_expected_on date NOT NULL,
  -- The last day on which staff may decide, or on which an accepted offer may be ordered.
  expiration_date date,
  -- Percent.
  overall_discount numeric(5, 2) NOT NULL DEFAULT 0,
  -- EUR; null until the offer is priced.
  total numeric(14, 2),
  -- kg.
  total_weight numeric(14, 4) NOT NULL DEFAULT 0,
  decided_at timestamptz,
  -- The reason of a rejection or withdrawal, or the message of an offer, which the customer reads.
  reason text,
  -- Whether a rejected request had an offer that staff withdrew.
  is_withdrawn boolean NOT NULL DEFAULT false CHECK (NOT is_withdrawn OR status = 'REJECTED'),
  -- The staff member in charge, and a note that only the desk reads.
  assigned_to uuid REFERENCES users ON DELETE SET NULL,
  internal_note text
);
-- Foreign key.
CREATE INDEX offer_requests_assigned_to ON offer_requests (assigned_to);
-- A customer's offers, newest first; also the foreign key.
CREATE INDEX offer_requests_customer ON offer_requests (customer_id, created_on DESC, id);
-- The desk's queue by status, and its list of all.
CREATE INDEX offer_requests_status ON offer_requests (status, created_on DESC, id);
CREATE INDEX offer_requests_newest ON offer_requests (created_on DESC, id);
-- The nightly expiry, and the deletion of expired requests.
CREATE INDEX offer_requests_lapsing ON offer_requests (expiration_date)
  WHERE status IN ('PENDING', 'ACCEPTED', 'EXPIRED');
-- Part of a number.
CREATE INDEX offer_requests_number_search ON offer_requests USING gin (number gin_trgm_ops);
-- Late requests.
CREATE INDEX offer_requests_pending_answer ON offer_requests (answer_expected_on, id) WHERE status = 'PENDING';
-- Foreign key.
CREATE INDEX offer_requests_user_id ON offer_requests (user_id);

-- The last number of each year: Q of offer requests, R of order requests.
CREATE TABLE request_number_counters (
  prefix text NOT NULL CHECK (prefix IN ('Q', 'R')),
  year integer NOT NULL,
  last_number integer NOT NULL,
  PRIMARY KEY (prefix, year)
);

-- Numbers are counted per year without gaps (docs/decisions/0022), which a sequence cannot guarantee. The counter's row is
-- locked until the request is stored.
CREATE FUNCTION next_request_number(prefix text, today date) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  number integer;
BEGIN
  INSERT INTO request_number_counters AS counter VALUES (prefix, extract(year FROM today), 1)
  ON CONFLICT ON CONSTRAINT request_number_counters_pkey DO UPDATE SET last_number = counter.last_number + 1
  RETURNING last_number INTO number;
  RETURN prefix || to_char(today, 'YY') || '-' || lpad(number::text, 6, '0');
END
$$;

CREATE TABLE offer_request_items (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  offer_request_id uuid NOT NULL REFERENCES offer_requests ON DELETE CASCADE,
  sort_order integer NOT NULL,
  product_id integer NOT NULL REFERENCES products,
  -- Packages.
  quantity integer NOT NULL CHECK (quantity > 0),
  -- Prices (EUR for one um), discounts (percent) and the row's total (EUR) are null until the line is priced. They, content
  -- and weights (kg) are copies, because the catalogue changes later.
  price_list_code text,
  unit_price numeric(14, 4),
  discount_pct1 numeric(5, 2),
  discount_pct2 numeric(5, 2),
  final_unit_price numeric(14, 4),
  unit_qty numeric(12, 4) NOT NULL,
  plo numeric(12, 4) NOT NULL,
  row_total numeric(14, 2),
  row_weight numeric(14, 4) NOT NULL,
  -- The lines of a request, in their order; also the foreign key.
  UNIQUE (offer_request_id, sort_order)
);
-- The requests for a product; also the foreign key.
CREATE INDEX offer_request_items_product ON offer_request_items (product_id, offer_request_id);
