-- Becoming a customer, dealers and the private catalogue: the rows that the demo shows and later pages work on.
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
  reason text
);
-- One open request per user who asks for their own company.
CREATE UNIQUE INDEX customer_requests_one_open ON customer_requests (user_id)
  WHERE kind <> 'MANAGED' AND status IN ('DRAFT', 'PENDING', 'ACCEPTED', 'REJECTED');
CREATE INDEX customer_requests_user_id ON customer_requests (user_id, status);
CREATE INDEX customer_requests_status ON customer_requests (status, created_on DESC, id);
CREATE INDEX customer_requests_vat_number ON customer_requests (vat_number);
CREATE INDEX customer_requests_customer_id ON customer_requests (customer_id);
CREATE INDEX customer_requests_decided_by ON customer_requests (decided_by);

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

CREATE TABLE dealers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  business_name text NOT NULL,
  street text NOT NULL,
  city text NOT NULL,
  postal_code text NOT NULL,
  province text,
  country text NOT NULL DEFAULT 'IT',
  phone text,
  email text,
  latitude double precision NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision NOT NULL CHECK (longitude BETWEEN -180 AND 180),
  map_link text,
  for_private boolean NOT NULL DEFAULT true,
  for_professional boolean NOT NULL DEFAULT true
);
CREATE INDEX dealers_postal_code ON dealers (postal_code text_pattern_ops);

-- The private catalogue: one tree is shown at a time; its nodes are categories or products.
CREATE TABLE b2c_trees (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  status text NOT NULL CHECK (status IN ('PENDING', 'PUBLISHED', 'REJECTED', 'REPLACED')),
  tree jsonb NOT NULL,
  created_on timestamptz NOT NULL DEFAULT now(),
  uploaded_by uuid REFERENCES users ON DELETE SET NULL,
  decided_at timestamptz,
  decided_by uuid REFERENCES users ON DELETE SET NULL
);
CREATE UNIQUE INDEX b2c_trees_one_published ON b2c_trees (status) WHERE status = 'PUBLISHED';
CREATE INDEX b2c_trees_uploaded_by ON b2c_trees (uploaded_by);
CREATE INDEX b2c_trees_decided_by ON b2c_trees (decided_by);
