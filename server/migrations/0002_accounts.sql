-- Accounts: users and their rights, sessions, registrations and password resets.

-- A person who can log in. The row outlives the person, because orders and the audit log refer to it.
CREATE TABLE users (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- The e-mail address, in lower case after NFKC, so that one person cannot be two users.
  username text NOT NULL UNIQUE,
  password_hash text,
  -- The code that confirmed the registration, so that its link can say so when it is opened again.
  confirmation_code_hash bytea,
  role text NOT NULL CHECK (role IN ('USER', 'CUSTOMER', 'AGENT', 'COMMERCIAL', 'IT', 'ADMIN', 'CROMIA')),
  -- P private, C company.
  type text NOT NULL CHECK (type IN ('P', 'C')),
  -- 0003_customers.sql adds the foreign key.
  customer_id uuid,
  -- Additional roles: for technical and safety data sheets, and for the laboratory.
  role_tds text NOT NULL DEFAULT 'NONE',
  role_sds text NOT NULL DEFAULT 'NONE',
  roles_lab text NOT NULL DEFAULT 'NOACCESS',
  -- Raised by each change of rights, so that two staff members do not overwrite each other's changes.
  rights_version integer NOT NULL DEFAULT 1,
  office text,
  language text NOT NULL DEFAULT 'it',
  firstname text NOT NULL,
  lastname text NOT NULL,
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
  -- The number of completed logins; 1 or less is the first login.
  version integer NOT NULL DEFAULT 0,
  confirmed_at timestamptz,
  disabled_at timestamptz,
  -- Time at which the personal data was replaced on request.
  anonymised_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Stored, because computing it for many users takes longer than finding them.
  search_name text NOT NULL GENERATED ALWAYS AS (
    search_text(firstname || ' ' || lastname || ' ' || username || ' ' || coalesce(business_name, ''))
  ) STORED,
  -- The users of a customer are exactly those with role CUSTOMER.
  CHECK ((role = 'CUSTOMER') = (customer_id IS NOT NULL)),
  -- Customers are companies.
  CHECK (role <> 'CUSTOMER' OR type = 'C')
);
-- The users of a customer; also the foreign key.
CREATE INDEX users_customer_id ON users (customer_id);
-- Part of a name or address.
CREATE INDEX users_search ON users USING gin (search_name gin_trgm_ops);
-- Lists at the desk by name and by age.
CREATE INDEX users_lastname ON users (lastname, id);
CREATE INDEX users_created_at ON users (created_at, id);

-- A trigger, so that every change of rights counts: by staff, by a command, or by manual SQL.
CREATE FUNCTION renew_rights() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.rights_version := OLD.rights_version + 1;
  RETURN NEW;
END
$$;
CREATE TRIGGER users_rights BEFORE UPDATE ON users FOR EACH ROW
  WHEN ((OLD.role, OLD.customer_id, OLD.role_sds, OLD.role_tds, OLD.roles_lab, OLD.disabled_at)
    IS DISTINCT FROM (NEW.role, NEW.customer_id, NEW.role_sds, NEW.role_tds, NEW.roles_lab, NEW.disabled_at))
  EXECUTE FUNCTION renew_rights();

-- One login of a user on one device.
CREATE TABLE sessions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  user_agent text,
  address inet,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz
);
-- The sessions of a user; also the foreign key.
CREATE INDEX sessions_user_id ON sessions (user_id);
-- The nightly deletion of old, unused and ended sessions.
CREATE INDEX sessions_created_at ON sessions (created_at);
CREATE INDEX sessions_last_used_at ON sessions (last_used_at);
CREATE INDEX sessions_ended ON sessions (id) WHERE ended_at IS NOT NULL;

-- Every refresh token of a session, as a hash. A replaced token is retained, so that its reuse is detected.
CREATE TABLE refresh_tokens (
  hash bytea PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE,
  replaced_at timestamptz
);
-- How often a session refreshes; also the foreign key.
CREATE INDEX refresh_tokens_replaced ON refresh_tokens (session_id, replaced_at);

-- Registrations whose link has not been followed yet. Several may have the same user name: it belongs to the reader of its
-- mail, so following a link deletes the other registrations.
CREATE TABLE registrations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  username text NOT NULL,
  -- The form, in the shape of domain/src/accounts/registration.ts.
  data jsonb NOT NULL,
  code_hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
-- All registrations of a user name.
CREATE INDEX registrations_username ON registrations (username);
-- The nightly deletion.
CREATE INDEX registrations_expires_at ON registrations (expires_at);

-- Mailed links for setting a new password. Using one deletes all links of its user.
CREATE TABLE password_resets (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  code_hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
-- The links of a user; also the foreign key.
CREATE INDEX password_resets_user_id ON password_resets (user_id);
-- The nightly deletion.
CREATE INDEX password_resets_expires_at ON password_resets (expires_at);
