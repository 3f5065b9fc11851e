-- Customers: their profile with addresses and contacts, and the terms that they buy at.

CREATE TABLE customers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  customer_code text NOT NULL UNIQUE CHECK (customer_code ~ '^[0-9]{6}$'),
  customer_code_old text,
  business_name text NOT NULL,
  -- Stored, because removing the accents of many names takes longer than finding them.
  search_name text NOT NULL GENERATED ALWAYS AS (search_text(business_name)) STORED,
  vat_number text NOT NULL UNIQUE,
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
  -- Terms: the price list, the usual discounts, and the discount on a whole order (percent).
  price_list_code text NOT NULL,
  discount_pct1 numeric(5, 2) NOT NULL DEFAULT 0 CHECK (discount_pct1 BETWEEN 0 AND 100),
  discount_pct2 numeric(5, 2) NOT NULL DEFAULT 0 CHECK (discount_pct2 BETWEEN 0 AND 100),
  agent_commission_pct numeric(5, 2) NOT NULL DEFAULT 0 CHECK (agent_commission_pct BETWEEN 0 AND 100),
  unconditional_discount_pct numeric(5, 2) NOT NULL DEFAULT 0 CHECK (unconditional_discount_pct BETWEEN 0 AND 100),
  -- Raised by each accepted change of the profile.
  version integer NOT NULL DEFAULT 1
);
CREATE INDEX customers_search ON customers USING gin (search_name gin_trgm_ops);
CREATE INDEX customers_business_name ON customers (business_name, customer_code);

CREATE TABLE customer_addresses (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  customer_id uuid NOT NULL REFERENCES customers ON DELETE CASCADE,
  -- SL legal, SA administrative, SD001 and upward shipping.
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
  UNIQUE (customer_id, code)
);

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
  UNIQUE (customer_id, code)
);
