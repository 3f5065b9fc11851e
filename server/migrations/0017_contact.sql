-- Contact requests of visitors and users, with what throttles them; mails that are answered to somebody else than us.
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

-- Every request that was sent, counted by where it came from; the addresses are forgotten each night.
CREATE TABLE contact_tries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  address inet NOT NULL,
  tried_at timestamptz NOT NULL
);
CREATE INDEX contact_tries_address ON contact_tries (address, tried_at);
CREATE INDEX contact_tries_tried_at ON contact_tries (tried_at);

ALTER TABLE mail_outbox ADD COLUMN reply_to text;
