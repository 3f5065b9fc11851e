-- Accounts: users, their sessions, failed logins, and what every module records: idempotency, audit, mail.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- unaccent() itself is only STABLE, because its dictionary could be changed; ours never is, and an index needs IMMUTABLE.
CREATE FUNCTION search_text(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

CREATE TABLE customers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  customer_code text NOT NULL UNIQUE CHECK (customer_code ~ '^[0-9]{6}$'),
  customer_code_old text,
  business_name text NOT NULL,
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
  -- Commercial terms: the list prices come from, the usual discounts, and the discount on a whole order (percent).
  price_list_code text NOT NULL,
  discount_pct1 numeric(5, 2) NOT NULL DEFAULT 0 CHECK (discount_pct1 BETWEEN 0 AND 100),
  discount_pct2 numeric(5, 2) NOT NULL DEFAULT 0 CHECK (discount_pct2 BETWEEN 0 AND 100),
  agent_commission_pct numeric(5, 2) NOT NULL DEFAULT 0 CHECK (agent_commission_pct BETWEEN 0 AND 100),
  unconditional_discount_pct numeric(5, 2) NOT NULL DEFAULT 0 CHECK (unconditional_discount_pct BETWEEN 0 AND 100),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
-- Part of a name, as portfolios are searched; the expression is that of the query.
CREATE INDEX customers_search ON customers USING gin (search_text(business_name) gin_trgm_ops);
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

CREATE TABLE users (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Lower case after NFKC, so that one person cannot be two users.
  username text NOT NULL UNIQUE,
  password_hash text,
  role text NOT NULL CHECK (role IN ('USER', 'CUSTOMER', 'AGENT', 'COMMERCIAL', 'IT', 'ADMIN', 'CROMIA')),
  type text NOT NULL CHECK (type IN ('P', 'C')),
  customer_id uuid REFERENCES customers,
  office text,
  language text NOT NULL DEFAULT 'it',
  firstname text NOT NULL,
  lastname text NOT NULL,
  role_tds text NOT NULL DEFAULT 'NONE',
  role_sds text NOT NULL DEFAULT 'NONE',
  roles_lab text NOT NULL DEFAULT 'NOACCESS',
  gender text NOT NULL DEFAULT 'F' CHECK (gender IN ('F', 'M')),
  telephone text,
  phone_prefix text,
  country text,
  zip_code text,
  province text,
  interested text,
  business_name text,
  business_website text,
  business_type text,
  business_department text,
  business_role text,
  notification_mail boolean NOT NULL DEFAULT false,
  privacy_accepted boolean NOT NULL DEFAULT false,
  newsletter_subscribed boolean NOT NULL DEFAULT false,
  commercial_use_consent boolean NOT NULL DEFAULT false,
  is_internal_user boolean NOT NULL DEFAULT false,
  -- Completed logins; 1 or less is the first login.
  version integer NOT NULL DEFAULT 0,
  confirmed_at timestamptz,
  disabled_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((role = 'CUSTOMER') = (customer_id IS NOT NULL)),
  CHECK (role <> 'CUSTOMER' OR type = 'C')
);
CREATE INDEX users_customer_id ON users (customer_id);

-- The portfolio: which agent or commercial user manages which customer.
CREATE TABLE customer_managers (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  customer_id uuid NOT NULL REFERENCES customers ON DELETE CASCADE,
  assigned_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, customer_id)
);
CREATE INDEX customer_managers_customer_id ON customer_managers (customer_id);

CREATE TABLE sessions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  user_agent text,
  address inet,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz
);
CREATE INDEX sessions_user_id ON sessions (user_id);

-- Every refresh token of a session, as a hash. One that was replaced is kept, so that its later reuse is noticed.
CREATE TABLE refresh_tokens (
  hash bytea PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  replaced_at timestamptz
);
CREATE INDEX refresh_tokens_session_id ON refresh_tokens (session_id);

CREATE TABLE login_failures (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  username text NOT NULL,
  address inet NOT NULL,
  failed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX login_failures_user ON login_failures (username, address, failed_at);
CREATE INDEX login_failures_address ON login_failures (address, failed_at);

CREATE TABLE idempotency_keys (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  key text NOT NULL CHECK (length(key) BETWEEN 1 AND 200),
  -- What was asked under the key: method, path and body, hashed.
  request_hash bytea NOT NULL,
  status_code integer,
  response jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, key)
);
CREATE INDEX idempotency_keys_created_at ON idempotency_keys (created_at);

CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  user_id uuid REFERENCES users ON DELETE SET NULL,
  customer_id uuid REFERENCES customers ON DELETE SET NULL,
  action text NOT NULL,
  entity text NOT NULL,
  entity_id text NOT NULL,
  details jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX audit_log_entity ON audit_log (entity, entity_id, at);
CREATE INDEX audit_log_user_id ON audit_log (user_id, at);
CREATE INDEX audit_log_customer_id ON audit_log (customer_id, at);

CREATE TABLE mail_outbox (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  recipient text NOT NULL,
  language text NOT NULL,
  subject text NOT NULL,
  text_body text NOT NULL,
  html_body text NOT NULL,
  attachments jsonb NOT NULL DEFAULT '[]',
  created_at timestamptz NOT NULL DEFAULT now(),
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  attempts integer NOT NULL DEFAULT 0,
  sent_at timestamptz,
  last_error text
);
CREATE INDEX mail_outbox_due ON mail_outbox (next_attempt_at) WHERE sent_at IS NULL;
