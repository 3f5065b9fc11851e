-- Becoming a customer: requests, and invitations by customers.
CREATE TABLE customer_requests (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- The user who asks, or the agent or commercial user who asks for a company.
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('NEW', 'EXISTING', 'MANAGED')),
  status text NOT NULL CHECK (status IN ('DRAFT', 'PENDING', 'ACCEPTED', 'REJECTED', 'CLOSED', 'EXPIRED')),
  vat_number text,
  business_name text,
  -- The profile as asked for, in the shape of domain/src/activation/customer-request.ts.
  profile jsonb NOT NULL DEFAULT '{}',
  customer_id uuid REFERENCES customers,
  created_on timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz,
  decided_by uuid REFERENCES users ON DELETE SET NULL,
  reason text,
  -- Its user has seen the end of it and begins anew; staff keep it until the retention deletes it.
  acknowledged_at timestamptz
);
-- One request at a time for each user who asks for their own company; an expired one counts until it is acknowledged.
CREATE UNIQUE INDEX customer_requests_one_open ON customer_requests (user_id)
  WHERE kind <> 'MANAGED' AND status <> 'CLOSED' AND acknowledged_at IS NULL;
-- One request under review for a company, whoever asks.
CREATE UNIQUE INDEX customer_requests_one_per_vat_number ON customer_requests (vat_number)
  WHERE kind <> 'EXISTING' AND status = 'PENDING';
CREATE INDEX customer_requests_user_id ON customer_requests (user_id, status);
CREATE INDEX customer_requests_status ON customer_requests (status, created_on DESC, id);
CREATE INDEX customer_requests_vat_number ON customer_requests (vat_number);
CREATE INDEX customer_requests_customer_id ON customer_requests (customer_id);
CREATE INDEX customer_requests_decided_by ON customer_requests (decided_by);
-- Similar names, where the desk looks for duplicates; the expression is that of the query.
CREATE INDEX customer_requests_search ON customer_requests USING gin (search_text(business_name) gin_trgm_ops);
-- What the nightly jobs look for.
CREATE INDEX customer_requests_updated_at ON customer_requests (status, updated_at);

CREATE TABLE customer_invitations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  customer_id uuid NOT NULL REFERENCES customers ON DELETE CASCADE,
  inviter_user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- An address, not a user: the invited person may register later.
  invitee_email text NOT NULL,
  invitee_first_name text NOT NULL,
  invitee_last_name text NOT NULL,
  status text NOT NULL CHECK (status IN ('PENDING', 'ACCEPTED', 'REJECTED')),
  created_on timestamptz NOT NULL DEFAULT now(),
  expiration timestamptz NOT NULL
);
CREATE UNIQUE INDEX customer_invitations_one_pending ON customer_invitations (customer_id, invitee_email)
  WHERE status = 'PENDING';
CREATE INDEX customer_invitations_invitee_email ON customer_invitations (invitee_email, expiration);
CREATE INDEX customer_invitations_inviter ON customer_invitations (inviter_user_id);
CREATE INDEX customer_invitations_expiration ON customer_invitations (expiration);

-- Tries that are counted within an hour: wrong customer codes, VAT numbers asked about, invitations sent.
CREATE TABLE activation_tries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('ASSOCIATION', 'VAT_CHECK', 'INVITATION')),
  tried_at timestamptz NOT NULL
);
CREATE INDEX activation_tries_user_id ON activation_tries (user_id, kind, tried_at);
CREATE INDEX activation_tries_tried_at ON activation_tries (tried_at);
