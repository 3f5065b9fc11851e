-- Contact requests of visitors and users, and what throttles them.
CREATE TABLE contact_requests (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  request_type text NOT NULL CHECK (request_type IN ('COMMERCIAL', 'PLATFORM', 'OTHER')),
  status text NOT NULL DEFAULT 'OPEN' CHECK (status IN ('OPEN', 'ANSWERED')),
  -- Who asks: a visitor as typed, a user as the account names them.
  user_id uuid REFERENCES users ON DELETE SET NULL,
  name text NOT NULL,
  email text NOT NULL,
  language text NOT NULL,
  request text NOT NULL,
  created_on timestamptz NOT NULL DEFAULT now(),
  answered_at timestamptz,
  answered_by uuid REFERENCES users ON DELETE SET NULL
);
CREATE INDEX contact_requests_status ON contact_requests (status, created_on DESC, id);
CREATE INDEX contact_requests_created_on ON contact_requests (created_on DESC, id);
CREATE INDEX contact_requests_user_id ON contact_requests (user_id);
CREATE INDEX contact_requests_answered_by ON contact_requests (answered_by);
CREATE INDEX contact_requests_answered_at ON contact_requests (answered_at) WHERE status = 'ANSWERED';

-- Requests that were sent, counted by user, or by address for visitors. Forgotten each night.
CREATE TABLE contact_tries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  address inet,
  user_id uuid REFERENCES users ON DELETE CASCADE,
  tried_at timestamptz NOT NULL,
  CONSTRAINT contact_tries_sender CHECK (num_nonnulls(address, user_id) = 1)
);
CREATE INDEX contact_tries_address ON contact_tries (address, tried_at);
CREATE INDEX contact_tries_user_id ON contact_tries (user_id, tried_at);
CREATE INDEX contact_tries_tried_at ON contact_tries (tried_at);
