-- Contact: requests of visitors and users, the desk's answers, and the limit on requests.

CREATE TABLE contact_requests (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  request_type text NOT NULL CHECK (request_type IN ('COMMERCIAL', 'PLATFORM', 'OTHER')),
  status text NOT NULL DEFAULT 'OPEN' CHECK (status IN ('OPEN', 'ANSWERED')),
  -- The requester: a visitor by the entered name and address, a user by those of the account.
  user_id uuid REFERENCES users ON DELETE SET NULL,
  name text NOT NULL,
  email text NOT NULL,
  language text NOT NULL,
  request text NOT NULL,
  created_on timestamptz NOT NULL DEFAULT now(),
  -- The staff member in charge, and a note that only the desk reads.
  assigned_to uuid REFERENCES users ON DELETE SET NULL,
  internal_note text,
  answered_at timestamptz,
  answered_by uuid REFERENCES users ON DELETE SET NULL
);
-- The desk's queue by status, and its list of all.
CREATE INDEX contact_requests_status ON contact_requests (status, created_on DESC, id);
CREATE INDEX contact_requests_created_on ON contact_requests (created_on DESC, id);
-- A person's requests, for their export and anonymisation.
CREATE INDEX contact_requests_email ON contact_requests (lower(email));
-- The nightly deletion.
CREATE INDEX contact_requests_answered_at ON contact_requests (answered_at) WHERE status = 'ANSWERED';
-- Foreign keys.
CREATE INDEX contact_requests_user_id ON contact_requests (user_id);
CREATE INDEX contact_requests_assigned_to ON contact_requests (assigned_to);
CREATE INDEX contact_requests_answered_by ON contact_requests (answered_by);

-- Answers that the desk has sent by mail.
CREATE TABLE contact_answers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  contact_request_id uuid NOT NULL REFERENCES contact_requests ON DELETE CASCADE,
  answer text NOT NULL,
  sent_at timestamptz NOT NULL,
  sent_by uuid REFERENCES users ON DELETE SET NULL
);
-- The answers to a request; also the foreign key.
CREATE INDEX contact_answers_contact_request_id ON contact_answers (contact_request_id, sent_at);
-- Foreign key.
CREATE INDEX contact_answers_sent_by ON contact_answers (sent_by);
