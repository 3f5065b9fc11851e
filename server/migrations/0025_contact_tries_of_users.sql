-- A contact request counts for its user, from whatever address it comes; only a visitor's counts for the address.
ALTER TABLE contact_tries
  ALTER COLUMN address DROP NOT NULL,
  ADD COLUMN user_id uuid REFERENCES users ON DELETE CASCADE,
  ADD CONSTRAINT contact_tries_sender CHECK (num_nonnulls(address, user_id) = 1);
CREATE INDEX contact_tries_user_id ON contact_tries (user_id, tried_at);
