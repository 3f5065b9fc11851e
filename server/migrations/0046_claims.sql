-- Claims: complaints of customers about shipped goods, with photos and messages.
CREATE TABLE claims (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- C26-000123, counted per year.
  number text COLLATE "C" NOT NULL UNIQUE,
  customer_id uuid NOT NULL REFERENCES customers,
  shipment_id uuid NOT NULL REFERENCES shipments,
  -- The sender; null after the user was deleted.
  user_id uuid REFERENCES users ON DELETE SET NULL,
  reason text NOT NULL CHECK (reason IN ('DAMAGED', 'WRONG', 'MISSING', 'QUALITY', 'OTHER')),
  text text NOT NULL,
  status text NOT NULL DEFAULT 'OPEN' CHECK (status IN ('OPEN', 'IN_REVIEW', 'ACCEPTED', 'REJECTED')),
  created_on timestamptz NOT NULL,
  -- The last message, review or decision.
  changed_on timestamptz NOT NULL,
  -- Increases with each of them.
  version integer NOT NULL DEFAULT 1,
  -- Photos that were sent. Their rows and files are deleted earlier than the claim.
  photo_count integer NOT NULL,
  -- The last message: whether staff wrote it; null without one.
  last_message_is_staff boolean,
  -- The staff member who took it into review.
  reviewed_by uuid REFERENCES users ON DELETE SET NULL,
  -- The decision of staff.
  decided_by uuid REFERENCES users ON DELETE SET NULL,
  decided_at timestamptz,
  decision_text text,
  -- The number of the credit note, as the ERP states it.
  credit_note text,
  CHECK ((status IN ('ACCEPTED', 'REJECTED')) = (decided_at IS NOT NULL)),
  CHECK ((decision_text IS NULL) = (decided_at IS NULL)),
  CHECK (credit_note IS NULL OR status = 'ACCEPTED')
);
-- A customer's claims, newest first; also the foreign key.
CREATE INDEX claims_customer ON claims (customer_id, created_on DESC, id);
-- The desk's list.
CREATE INDEX claims_created_on ON claims (created_on, id);
-- What waits for a decision, a small part of all.
CREATE INDEX claims_undecided ON claims (created_on, id) INCLUDE (customer_id, last_message_is_staff)
  WHERE status IN ('OPEN', 'IN_REVIEW');
-- The claims of a shipment; also the foreign key.
CREATE INDEX claims_shipment ON claims (shipment_id);
-- Foreign keys.
CREATE INDEX claims_user_id ON claims (user_id);
CREATE INDEX claims_reviewed_by ON claims (reviewed_by);
CREATE INDEX claims_decided_by ON claims (decided_by);

CREATE TABLE claim_items (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  claim_id uuid NOT NULL REFERENCES claims ON DELETE CASCADE,
  sort_order integer NOT NULL,
  -- The product and the batch, not the shipment's line: an import of the shipment replaces its lines.
  product_id integer NOT NULL REFERENCES products,
  -- Packages.
  quantity integer NOT NULL CHECK (quantity > 0),
  batch text,
  -- The lines of a claim, in their order; also the foreign key.
  UNIQUE (claim_id, sort_order)
);
-- Foreign key.
CREATE INDEX claim_items_product ON claim_items (product_id);

-- Photos of claims, encoded again without metadata. Their content is in the file store under the id, and is deleted after
-- the row.
CREATE TABLE claim_photos (
  id uuid PRIMARY KEY,
  claim_id uuid NOT NULL REFERENCES claims ON DELETE CASCADE,
  sort_order integer NOT NULL,
  created_on timestamptz NOT NULL,
  -- The photos of a claim, in their order; also the foreign key.
  UNIQUE (claim_id, sort_order)
);
-- The retention.
CREATE INDEX claim_photos_created_on ON claim_photos (created_on);

CREATE TABLE claim_messages (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  claim_id uuid NOT NULL REFERENCES claims ON DELETE CASCADE,
  -- The order in which they were sent.
  position bigint GENERATED ALWAYS AS IDENTITY,
  -- The author; null after the user was deleted.
  user_id uuid REFERENCES users ON DELETE SET NULL,
  -- Whether staff of the back office wrote it.
  is_staff boolean NOT NULL,
  text text NOT NULL,
  created_at timestamptz NOT NULL
);
-- The messages of a claim; also the foreign key.
CREATE INDEX claim_messages_claim ON claim_messages (claim_id, position);
-- Foreign key.
CREATE INDEX claim_messages_user_id ON claim_messages (user_id);

-- C numbers claims.
ALTER TABLE request_number_counters DROP CONSTRAINT request_number_counters_prefix_check;
ALTER TABLE request_number_counters ADD CONSTRAINT request_number_counters_prefix_check
  CHECK (prefix IN ('Q', 'R', 'S', 'C'));
