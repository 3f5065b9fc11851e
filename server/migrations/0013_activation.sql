-- Activation of users as customers: requests, which staff decide on, and invitations by customers.

CREATE TABLE customer_requests (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- The requester: a user, or the agent or commercial user who requests for a company.
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- NEW a company becomes a customer, EXISTING the user joins a customer, MANAGED an agent or commercial user requests.
  kind text NOT NULL CHECK (kind IN ('NEW', 'EXISTING', 'MANAGED')),
  status text NOT NULL CHECK (status IN ('DRAFT', 'PENDING', 'ACCEPTED', 'REJECTED', 'CLOSED', 'EXPIRED')),
  vat_number text,
  business_name text,
  -- The requested profile, in the shape of domain/src/activation/customer-request.ts.
  profile jsonb NOT NULL DEFAULT '{}',
  -- The customer to join, or the one that the request has created.
  customer_id uuid REFERENCES customers,
  created_on timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz,
  decided_by uuid REFERENCES users ON DELETE SET NULL,
  reason text,
  -- Time at which the user saw the result and may send another request; staff see the request until the nightly deletion.
  acknowledged_at timestamptz
);
-- At most one open request per user for the own company; a decided one counts until it is acknowledged.
CREATE UNIQUE INDEX customer_requests_one_open ON customer_requests (user_id)
  WHERE kind <> 'MANAGED' AND status <> 'CLOSED' AND acknowledged_at IS NULL;
-- At most one pending request per company, so that it does not become two customers.
CREATE UNIQUE INDEX customer_requests_one_per_vat_number ON customer_requests (vat_company(vat_number))
  WHERE kind <> 'EXISTING' AND status = 'PENDING';
-- The requests of an agent or commercial user; also the foreign key.
CREATE INDEX customer_requests_user_id ON customer_requests (user_id, status);
-- The desk's queue.
CREATE INDEX customer_requests_status ON customer_requests (status, created_on DESC, id);
-- Possible duplicates: the same VAT number, or a similar name by the expression of the query.
CREATE INDEX customer_requests_vat_number ON customer_requests (vat_company(vat_number));
CREATE INDEX customer_requests_search ON customer_requests USING gin (search_text(business_name) gin_trgm_ops);
-- The nightly deletion.
CREATE INDEX customer_requests_updated_at ON customer_requests (status, updated_at);
-- Foreign keys.
CREATE INDEX customer_requests_customer_id ON customer_requests (customer_id);
CREATE INDEX customer_requests_decided_by ON customer_requests (decided_by);

CREATE TABLE customer_invitations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  customer_id uuid NOT NULL REFERENCES customers ON DELETE CASCADE,
  inviter_user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- An address instead of a user: the invited person may register later.
  invitee_email text NOT NULL,
  invitee_first_name text NOT NULL,
  invitee_last_name text NOT NULL,
  -- Hash of the secret in the mailed link, which shows the invitation before registration.
  link_hash bytea,
  status text NOT NULL CHECK (status IN ('PENDING', 'ACCEPTED', 'REJECTED')),
  created_on timestamptz NOT NULL DEFAULT now(),
  expiration timestamptz NOT NULL
);
-- At most one pending invitation of a person by a customer; also the foreign key.
CREATE UNIQUE INDEX customer_invitations_one_pending ON customer_invitations (customer_id, invitee_email)
  WHERE status = 'PENDING';
-- The invitation of a link.
CREATE UNIQUE INDEX customer_invitations_link ON customer_invitations (link_hash);
-- The invitations of a person.
CREATE INDEX customer_invitations_invitee_email ON customer_invitations (invitee_email, expiration);
-- The nightly deletion.
CREATE INDEX customer_invitations_expiration ON customer_invitations (expiration);
-- Foreign key.
CREATE INDEX customer_invitations_inviter ON customer_invitations (inviter_user_id);
