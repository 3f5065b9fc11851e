-- Accounts: users and their rights, sessions, registration and forgotten passwords, and what throttles them.
CREATE TABLE users (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Lower case after NFKC, so that one person cannot be two users.
  username text NOT NULL UNIQUE,
  password_hash text,
  role text NOT NULL CHECK (role IN ('USER', 'CUSTOMER', 'AGENT', 'COMMERCIAL', 'IT', 'ADMIN', 'CROMIA')),
  -- P private, C company.
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
  -- Raised by every change of role, customer, further roles or being disabled, so that two people at the desk do not
  -- overwrite one another.
  rights_version integer NOT NULL DEFAULT 1,
  confirmed_at timestamptz,
  disabled_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  search_name text NOT NULL GENERATED ALWAYS AS (
    search_text(firstname || ' ' || lastname || ' ' || username || ' ' || coalesce(business_name, ''))
  ) STORED,
  CHECK ((role = 'CUSTOMER') = (customer_id IS NOT NULL)),
  CHECK (role <> 'CUSTOMER' OR type = 'C')
);
CREATE INDEX users_customer_id ON users (customer_id);
CREATE INDEX users_search ON users USING gin (search_name gin_trgm_ops);
CREATE INDEX users_lastname ON users (lastname, id);
CREATE INDEX users_created_at ON users (created_at, id);

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

-- The portfolio: which agent or commercial user manages which customer.
CREATE TABLE customer_managers (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  customer_id uuid NOT NULL REFERENCES customers ON DELETE CASCADE,
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
CREATE INDEX sessions_created_at ON sessions (created_at);
CREATE INDEX sessions_last_used_at ON sessions (last_used_at);
CREATE INDEX sessions_ended ON sessions (id) WHERE ended_at IS NOT NULL;

-- Every refresh token of a session, as a hash. A replaced one is kept, so that its later reuse is noticed.
CREATE TABLE refresh_tokens (
  hash bytea PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE,
  replaced_at timestamptz
);
CREATE INDEX refresh_tokens_session_id ON refresh_tokens (session_id);

-- Tries of passwords and codes that failed, or whose outcome is open.
CREATE TABLE login_failures (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  username text NOT NULL,
  address inet NOT NULL,
  failed_at timestamptz NOT NULL DEFAULT now(),
  -- What was tried. After too many passwords, the link to a new one still works.
  secret text NOT NULL DEFAULT 'PASSWORD' CHECK (secret IN ('PASSWORD', 'CODE')),
  -- The try is being checked; tries at the same time wait for its outcome.
  is_open boolean NOT NULL DEFAULT false
);
CREATE INDEX login_failures_user ON login_failures (username, address, failed_at);
CREATE INDEX login_failures_address ON login_failures (address, failed_at);
CREATE INDEX login_failures_failed_at ON login_failures (failed_at);

-- Registrations whose link was not followed yet. Several may have one user name: it belongs to whoever reads its mail,
-- so the first link that is followed removes the others.
CREATE TABLE registrations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  username text NOT NULL,
  -- What was sent, in the shape of domain/src/accounts/registration.ts.
  data jsonb NOT NULL,
  code_hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX registrations_username ON registrations (username);
CREATE INDEX registrations_expires_at ON registrations (expires_at);

-- Links to a new password. All of a user's are deleted when one of them is used.
CREATE TABLE password_resets (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  code_hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX password_resets_user_id ON password_resets (user_id);
CREATE INDEX password_resets_expires_at ON password_resets (expires_at);

-- Registrations and forgotten passwords that were asked for, whether or not the user exists: counted by address, and by
-- name where a mail was granted.
CREATE TABLE account_requests (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('REGISTRATION', 'PASSWORD_RESET')),
  username text NOT NULL,
  address inet NOT NULL,
  requested_at timestamptz NOT NULL,
  is_granted boolean NOT NULL DEFAULT false
);
CREATE INDEX account_requests_address ON account_requests (kind, address, requested_at);
CREATE INDEX account_requests_username ON account_requests (kind, username, requested_at) WHERE is_granted;
CREATE INDEX account_requests_requested_at ON account_requests (requested_at);
