-- Second factors: authenticator apps, passkeys and recovery codes; the sessions that were opened with one.

-- Whether the login included a second factor. The sessions of a user who has one are all such sessions.
ALTER TABLE sessions ADD COLUMN second_factor boolean NOT NULL DEFAULT false;

-- The authenticator app of a user (TOTP, RFC 6238). The secret stays readable, because each check computes codes from it.
CREATE TABLE authenticator_apps (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  -- A secret whose first code has not been entered yet; it does not open anything.
  pending_secret text,
  -- When it expires.
  pending_until timestamptz,
  secret text,
  added_at timestamptz,
  -- The 30 seconds of the last accepted code. Codes of that time or earlier are not accepted again.
  last_step integer,
  CHECK ((secret IS NULL) = (added_at IS NULL)),
  CHECK ((pending_secret IS NULL) = (pending_until IS NULL))
);

-- The passkeys of a user (WebAuthn), each with its public key.
CREATE TABLE passkeys (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Chosen by the device, in base64url.
  credential_id text NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  -- The number of signatures, if the device counts them; it never decreases.
  signatures bigint NOT NULL,
  name text NOT NULL,
  added_at timestamptz NOT NULL,
  last_used_at timestamptz
);
-- The passkeys of a user; also the foreign key.
CREATE INDEX passkeys_user_id ON passkeys (user_id);

-- The unused recovery codes of a user, as hashes. Using one deletes it.
CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  PRIMARY KEY (user_id, code_hash)
);

-- Unfinished logins and registrations of passkeys. Each secret is used once.
CREATE TABLE login_challenges (
  -- The hash of the client's secret, or of the random value that a passkey signs.
  secret_hash bytea PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('SECOND_STEP', 'PASSKEY_LOGIN', 'PASSKEY_REGISTRATION')),
  -- NULL for a login by passkey, which names its user.
  user_id uuid REFERENCES users ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  -- The session that the second step has opened, and the hash of the code, for a client that lost the response.
  used_at timestamptz,
  session_id uuid REFERENCES sessions ON DELETE CASCADE,
  code_hash bytea,
  CHECK ((user_id IS NULL) = (purpose = 'PASSKEY_LOGIN'))
);
-- The challenges of a user; also the foreign keys.
CREATE INDEX login_challenges_user_id ON login_challenges (user_id);
CREATE INDEX login_challenges_session_id ON login_challenges (session_id);
-- The nightly deletion.
CREATE INDEX login_challenges_expires_at ON login_challenges (expires_at);
