-- Registration, forgotten passwords, and what throttles both.

-- Who asked to register and has not followed the link yet. No user: a name belongs to whoever reads its mail, so
-- several may wait under one name, and the first link that is followed removes the others.
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

-- Links to a new password; each is deleted when one of its user's is used.
CREATE TABLE password_resets (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  code_hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX password_resets_user_id ON password_resets (user_id);
CREATE INDEX password_resets_expires_at ON password_resets (expires_at);

-- Every registration and forgotten password that was asked for, whether or not its user exists: counted by address,
-- and by name as far as it was granted a mail.
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

-- What was guessed at: who has tried too many passwords may still follow the link to a new one.
ALTER TABLE login_failures
  ADD COLUMN secret text NOT NULL DEFAULT 'PASSWORD' CHECK (secret IN ('PASSWORD', 'CODE'));

-- The demo's mailbox lists the newest first, and the retention finds the oldest.
CREATE INDEX mail_outbox_sent ON mail_outbox (sent_at, id) WHERE sent_at IS NOT NULL;
