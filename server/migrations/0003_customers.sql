-- Customers: their profiles with addresses and contacts, the terms that they buy at, the portfolios of agents and commercial
-- users, and requests to change a profile.

-- The number that identifies the company of a VAT number, as `toCompanyVatNumber` in domain/src/customers/vat-number.ts.
CREATE FUNCTION vat_company(vat_number text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT regexp_replace(vat_number, '^XI', 'GB') $$;

-- A company that buys. Its code is the ERP's.
CREATE TABLE customers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  customer_code text NOT NULL UNIQUE CHECK (customer_code ~ '^[0-9]{6}$'),
  customer_code_old text,
  -- The last change that was reported to other software, which reads back what has changed since a time.
  changed_on timestamptz NOT NULL DEFAULT now(),
  business_name text NOT NULL,
  -- Stored, because computing it for many customers takes longer than finding them.
  search_name text NOT NULL GENERATED ALWAYS AS (search_text(business_name)) STORED,
  vat_number text NOT NULL,
  fiscal_code text,
  sdi_code text,
  pec text,
  market_segmentation1 text,
  market_segmentation2 text,
  market_segmentation3 text,
  market_segmentation4 text,
  market_competitor1 text,
  market_competitor2 text,
  total_consumption numeric(14, 2),
  cromia_potential numeric(14, 2),
  is_retailer_of_metal boolean NOT NULL DEFAULT false,
  is_retailer_of_wood boolean NOT NULL DEFAULT false,
  is_retailer_of_construction boolean NOT NULL DEFAULT false,
  is_retailer_of_bodywork boolean NOT NULL DEFAULT false,
  is_retailer_of_ownership boolean NOT NULL DEFAULT false,
  retailer_shop_windows integer,
  retailer_surface numeric(10, 2),
  tnt_next_required boolean NOT NULL DEFAULT false,
  reselling_type text,
  billing_emails text[] NOT NULL DEFAULT '{}',
  transport_document_emails text[] NOT NULL DEFAULT '{}',
  msds_emails text[] NOT NULL DEFAULT '{}',
  test_sheets_emails text[] NOT NULL DEFAULT '{}',
  bank_name text,
  iban text,
  -- Terms: the price list, the usual discounts, the agent's commission, and the discount on a whole order (percent).
  price_list_code text NOT NULL,
  discount_pct1 numeric(5, 2) NOT NULL DEFAULT 0 CHECK (discount_pct1 BETWEEN 0 AND 100),
  discount_pct2 numeric(5, 2) NOT NULL DEFAULT 0 CHECK (discount_pct2 BETWEEN 0 AND 100),
  agent_commission_pct numeric(5, 2) NOT NULL DEFAULT 0 CHECK (agent_commission_pct BETWEEN 0 AND 100),
  unconditional_discount_pct numeric(5, 2) NOT NULL DEFAULT 0 CHECK (unconditional_discount_pct BETWEEN 0 AND 100),
  payment_terms text,
  -- Raised by each change of the profile, so that a requested change of an older one is outdated.
  version integer NOT NULL DEFAULT 1,
  -- For the number of new customers on the overview; null counts as an old customer.
  created_at timestamptz DEFAULT now(),
  -- The staff member in charge, and a note that only the desk reads.
  assigned_to uuid REFERENCES users ON DELETE SET NULL,
  internal_note text
);
-- Foreign key.
CREATE INDEX customers_assigned_to ON customers (assigned_to);
CREATE INDEX customers_changed_on ON customers (changed_on);
-- A company is one customer.
CREATE UNIQUE INDEX customers_vat_company ON customers (vat_company(vat_number));
-- Part of a name.
CREATE INDEX customers_search ON customers USING gin (search_name gin_trgm_ops);
-- Lists by name.
CREATE INDEX customers_business_name ON customers (business_name, customer_code);
-- The new customers of each week on the overview.
CREATE INDEX customers_created_at ON customers (created_at);

-- A user of role CUSTOMER acts for this customer. A customer with users cannot be deleted.
ALTER TABLE users ADD FOREIGN KEY (customer_id) REFERENCES customers;

CREATE TABLE customer_addresses (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  customer_id uuid NOT NULL REFERENCES customers ON DELETE CASCADE,
  -- SL legal, SA administrative, SD001 and following shipping.
  code text NOT NULL CHECK (code ~ '^(SL|SA|SD[0-9]{3,})$'),
  business_name text,
  street_address1 text NOT NULL,
  street_address2 text,
  country text NOT NULL,
  city text NOT NULL,
  zip_or_postal_code text NOT NULL,
  province text,
  note text,
  is_default boolean NOT NULL DEFAULT false,
  is_shipping boolean NOT NULL DEFAULT false,
  -- Stored, because computing it for many addresses takes longer than finding them.
  search_place text NOT NULL GENERATED ALWAYS AS (
    search_text(city || ' ' || zip_or_postal_code || ' ' || coalesce(province, ''))
  ) STORED,
  -- The addresses of a customer; also the foreign key.
  UNIQUE (customer_id, code)
);
-- Customers by place.
CREATE INDEX customer_addresses_search_place ON customer_addresses USING gin (search_place gin_trgm_ops)
  WHERE code = 'SL';

CREATE TABLE customer_contacts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  customer_id uuid NOT NULL REFERENCES customers ON DELETE CASCADE,
  code text NOT NULL CHECK (code ~ '^C[0-9]{3,}$'),
  is_administration boolean NOT NULL DEFAULT false,
  is_purchasing boolean NOT NULL DEFAULT false,
  gender text NOT NULL CHECK (gender IN ('F', 'M')),
  first_name text NOT NULL,
  last_name text NOT NULL,
  role text NOT NULL,
  department text,
  email text NOT NULL,
  phone_number text NOT NULL,
  -- The contacts of a customer; also the foreign key.
  UNIQUE (customer_id, code)
);
-- A person's data, for their export and anonymisation.
CREATE INDEX customer_contacts_email ON customer_contacts (lower(email));

-- The portfolio: which agent or commercial user manages which customer.
CREATE TABLE customer_managers (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  customer_id uuid NOT NULL REFERENCES customers ON DELETE CASCADE,
  PRIMARY KEY (user_id, customer_id)
);
-- The managers of a customer; also the foreign key.
CREATE INDEX customer_managers_customer_id ON customer_managers (customer_id);

-- Requests to change a profile, which staff accept or reject.
CREATE TABLE update_customer_requests (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  customer_id uuid NOT NULL REFERENCES customers ON DELETE CASCADE,
  -- The requester: a user of the customer, or its agent or commercial user.
  user_id uuid REFERENCES users ON DELETE SET NULL,
  status text NOT NULL CHECK (status IN ('PENDING', 'ACCEPTED', 'REJECTED')),
  -- The version of the profile that is changed, the profile at that version, and the requested profile.
  customer_version integer NOT NULL,
  was jsonb NOT NULL,
  asked jsonb NOT NULL,
  created_on timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz,
  decided_by uuid REFERENCES users ON DELETE SET NULL,
  reason text
);
-- At most one pending request per customer, because two could contradict each other.
CREATE UNIQUE INDEX update_customer_requests_one_pending ON update_customer_requests (customer_id)
  WHERE status = 'PENDING';
-- The requests of a customer; also the foreign key.
CREATE INDEX update_customer_requests_customer_id ON update_customer_requests (customer_id, created_on DESC);
-- The desk's queue.
CREATE INDEX update_customer_requests_status ON update_customer_requests (status, created_on DESC, id);
-- Foreign keys.
CREATE INDEX update_customer_requests_user_id ON update_customer_requests (user_id);
CREATE INDEX update_customer_requests_decided_by ON update_customer_requests (decided_by);
