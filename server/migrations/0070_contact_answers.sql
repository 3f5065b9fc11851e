-- Answers sent from the desk, and who deals with a contact request.
ALTER TABLE contact_requests
  ADD COLUMN assigned_to uuid REFERENCES users ON DELETE SET NULL,
  ADD COLUMN note text;
CREATE INDEX contact_requests_assigned_to ON contact_requests (assigned_to);

CREATE TABLE contact_answers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  contact_request_id uuid NOT NULL REFERENCES contact_requests ON DELETE CASCADE,
  answer text NOT NULL,
  sent_at timestamptz NOT NULL,
  sent_by uuid REFERENCES users ON DELETE SET NULL
);
CREATE INDEX contact_answers_contact_request_id ON contact_answers (contact_request_id, sent_at);
CREATE INDEX contact_answers_sent_by ON contact_answers (sent_by);
