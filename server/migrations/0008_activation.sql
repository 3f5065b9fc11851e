-- Becoming a customer: what the flows of requests, association and invitations need beside their rows.

ALTER TABLE customer_requests
  -- Its user has seen the end of it and begins anew; staff keep it until the retention forgets it.
  ADD COLUMN acknowledged_at timestamptz;

-- One request at a time per user who asks for their own company; an expired one counts until it is acknowledged.
DROP INDEX customer_requests_one_open;
CREATE UNIQUE INDEX customer_requests_one_open ON customer_requests (user_id)
  WHERE kind <> 'MANAGED' AND status <> 'CLOSED' AND acknowledged_at IS NULL;
-- One request under review for a company, whoever asks.
CREATE UNIQUE INDEX customer_requests_one_per_vat_number ON customer_requests (vat_number)
  WHERE kind <> 'EXISTING' AND status = 'PENDING';
-- Similar names, as the desk looks for duplicates; the expression is that of the query.
CREATE INDEX customer_requests_search ON customer_requests USING gin (search_text(business_name) gin_trgm_ops);
-- What the nightly jobs look for.
CREATE INDEX customer_requests_updated_at ON customer_requests (status, updated_at);
CREATE INDEX customer_invitations_expiration ON customer_invitations (expiration);

-- Tries that are counted within an hour: customer codes that were wrong, VAT numbers asked about, invitations sent.
CREATE TABLE activation_tries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('ASSOCIATION', 'VAT_CHECK', 'INVITATION')),
  tried_at timestamptz NOT NULL
);
CREATE INDEX activation_tries_user_id ON activation_tries (user_id, kind, tried_at);
CREATE INDEX activation_tries_tried_at ON activation_tries (tried_at);
