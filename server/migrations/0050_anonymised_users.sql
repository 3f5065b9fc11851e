-- A person whose data were replaced on request; the row stays, because orders and the audit log refer to it.
ALTER TABLE users ADD COLUMN anonymised_at timestamptz;
-- Everything of a person is found by the e-mail address.
CREATE INDEX customer_contacts_email ON customer_contacts (lower(email));
CREATE INDEX contact_requests_email ON contact_requests (lower(email));
