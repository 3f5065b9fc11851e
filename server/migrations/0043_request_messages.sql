-- What customers and staff write about offer requests and order requests, and the versions of offers.

-- Since when the pending request waits for an answer of the customer; meaningless in any other status.
ALTER TABLE offer_requests ADD COLUMN held_since timestamptz;
ALTER TABLE order_requests ADD COLUMN held_since timestamptz;

CREATE TABLE request_messages (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- The order in which they were sent.
  position bigint GENERATED ALWAYS AS IDENTITY,
  -- Messages are deleted with their request.
  offer_request_id uuid REFERENCES offer_requests ON DELETE CASCADE,
  order_request_id uuid REFERENCES order_requests ON DELETE CASCADE,
  -- The author; null after the user was deleted.
  user_id uuid REFERENCES users ON DELETE SET NULL,
  -- Whether staff of the back office wrote it.
  is_staff boolean NOT NULL,
  kind text NOT NULL CHECK (kind IN ('MESSAGE', 'QUESTION', 'CHANGE', 'PROPOSAL', 'DECLINED')),
  text text NOT NULL,
  -- The changed lines of a CHANGE: [{productCode, was, is}]; otherwise null.
  changed_lines jsonb,
  created_at timestamptz NOT NULL,
  CHECK (num_nonnulls(offer_request_id, order_request_id) = 1)
);
-- The messages of a request; also the foreign keys.
CREATE INDEX request_messages_offer_request ON request_messages (offer_request_id, position);
CREATE INDEX request_messages_order_request ON request_messages (order_request_id, position);
-- Foreign key.
CREATE INDEX request_messages_user_id ON request_messages (user_id);

-- Who has read a message, except its author.
CREATE TABLE request_message_reads (
  message_id uuid NOT NULL REFERENCES request_messages ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  is_staff boolean NOT NULL,
  read_at timestamptz NOT NULL,
  PRIMARY KEY (message_id, user_id)
);
-- Foreign key.
CREATE INDEX request_message_reads_user_id ON request_message_reads (user_id);

-- Attached files. Their content is in the file store under the id, and is deleted after the row.
CREATE TABLE request_message_attachments (
  id uuid PRIMARY KEY,
  message_id uuid NOT NULL REFERENCES request_messages ON DELETE CASCADE,
  sort_order integer NOT NULL,
  file_name text NOT NULL,
  media_type text NOT NULL CHECK (media_type IN ('application/pdf', 'image/webp')),
  -- Bytes.
  size integer NOT NULL,
  -- The files of a message, in their order; also the foreign key.
  UNIQUE (message_id, sort_order)
);

-- Other terms that a customer proposes for a version of an offer.
CREATE TABLE offer_proposals (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  offer_request_id uuid NOT NULL REFERENCES offer_requests ON DELETE CASCADE,
  -- The message with which it was sent.
  message_id uuid NOT NULL UNIQUE REFERENCES request_messages ON DELETE CASCADE,
  version integer NOT NULL,
  status text NOT NULL CHECK (status IN ('OPEN', 'TAKEN_OVER', 'DECLINED', 'REPLACED')),
  decided_at timestamptz
);
-- Foreign key.
CREATE INDEX offer_proposals_offer_request ON offer_proposals (offer_request_id);
-- A later proposal replaces the open one.
CREATE UNIQUE INDEX offer_proposals_open ON offer_proposals (offer_request_id) WHERE status = 'OPEN';

CREATE TABLE offer_proposal_items (
  proposal_id uuid NOT NULL REFERENCES offer_proposals ON DELETE CASCADE,
  sort_order integer NOT NULL,
  product_id integer NOT NULL REFERENCES products,
  -- Packages, and EUR for one um after discounts; null for the offered ones, which are copies.
  quantity integer CHECK (quantity > 0),
  target_price numeric(14, 4) CHECK (target_price > 0),
  offered_quantity integer NOT NULL,
  offered_price numeric(14, 4) NOT NULL,
  PRIMARY KEY (proposal_id, sort_order),
  CHECK (num_nonnulls(quantity, target_price) > 0)
);
-- Foreign key.
CREATE INDEX offer_proposal_items_product ON offer_proposal_items (product_id);

-- Every version of an offer as it was sent. The request itself contains the current one.
CREATE TABLE offer_versions (
  offer_request_id uuid NOT NULL REFERENCES offer_requests ON DELETE CASCADE,
  version integer NOT NULL,
  sent_at timestamptz NOT NULL,
  expiration_date date,
  -- Percent, EUR.
  overall_discount numeric(5, 2) NOT NULL,
  total numeric(14, 2) NOT NULL,
  reason text,
  PRIMARY KEY (offer_request_id, version)
);
CREATE TABLE offer_version_items (
  offer_request_id uuid NOT NULL,
  version integer NOT NULL,
  sort_order integer NOT NULL,
  product_id integer NOT NULL REFERENCES products,
  quantity integer NOT NULL,
  -- As in offer_request_items.
  unit_price numeric(14, 4) NOT NULL,
  discount_pct1 numeric(5, 2) NOT NULL,
  discount_pct2 numeric(5, 2) NOT NULL,
  final_unit_price numeric(14, 4) NOT NULL,
  unit_qty numeric(12, 4) NOT NULL,
  plo numeric(12, 4) NOT NULL,
  row_total numeric(14, 2) NOT NULL,
  PRIMARY KEY (offer_request_id, version, sort_order),
  FOREIGN KEY (offer_request_id, version) REFERENCES offer_versions ON DELETE CASCADE
);
-- Foreign key.
CREATE INDEX offer_version_items_product ON offer_version_items (product_id);

-- The current version of offers that were sent before this migration.
INSERT INTO offer_versions (offer_request_id, version, sent_at, expiration_date, overall_discount, total, reason)
SELECT id, version, coalesce(decided_at, created_on), expiration_date, overall_discount, total, reason
FROM offer_requests WHERE status IN ('ACCEPTED', 'CLOSED', 'EXPIRED') AND total IS NOT NULL;
INSERT INTO offer_version_items (offer_request_id, version, sort_order, product_id, quantity, unit_price, discount_pct1,
  discount_pct2, final_unit_price, unit_qty, plo, row_total)
SELECT item.offer_request_id, sent.version, item.sort_order, item.product_id, item.quantity, item.unit_price,
  coalesce(item.discount_pct1, 0), coalesce(item.discount_pct2, 0), item.final_unit_price, item.unit_qty, item.plo,
  item.row_total
FROM offer_versions sent JOIN offer_request_items item ON item.offer_request_id = sent.offer_request_id
WHERE item.unit_price IS NOT NULL AND item.final_unit_price IS NOT NULL AND item.row_total IS NOT NULL;

-- Earlier versions: a correction recorded the prices that it replaced, by line; quantities could not change.
WITH replaced AS (
  SELECT request.id, (entry.details ->> 'version')::integer - 1 AS version, entry.details -> 'offered' AS offered, entry.at,
    request.overall_discount
  FROM audit_log entry JOIN offer_requests request ON request.id::text = entry.entity_id
  WHERE entry.entity = 'offer_request' AND entry.action = 'offer-requests.correct'
    AND entry.details ? 'offered' AND entry.details ? 'version'
), sent AS (
  INSERT INTO offer_versions (offer_request_id, version, sent_at, expiration_date, overall_discount, total, reason)
  SELECT replaced.id, replaced.version, coalesce(earlier.at, replaced.at), (earlier.details ->> 'expirationDate')::date,
    replaced.overall_discount, coalesce((earlier.details ->> 'total')::numeric, 0), earlier.details ->> 'reason'
  FROM replaced LEFT JOIN LATERAL (
    SELECT at, details FROM audit_log
    WHERE entity = 'offer_request' AND entity_id = replaced.id::text AND at < replaced.at
      AND action IN ('offer-requests.decide', 'offer-requests.correct') AND details ? 'total'
    ORDER BY at DESC LIMIT 1) earlier ON true
  ON CONFLICT DO NOTHING
  RETURNING offer_request_id, version
)
INSERT INTO offer_version_items (offer_request_id, version, sort_order, product_id, quantity, unit_price, discount_pct1,
  discount_pct2, final_unit_price, unit_qty, plo, row_total)
SELECT replaced.id, replaced.version, item.sort_order, item.product_id, item.quantity,
  (line ->> 'unitPrice')::numeric, (line ->> 'discountPct1')::numeric, (line ->> 'discountPct2')::numeric,
  (line ->> 'finalUnitPrice')::numeric, item.unit_qty, item.plo,
  round((line ->> 'finalUnitPrice')::numeric * item.unit_qty * item.quantity, 2)
FROM replaced JOIN sent ON sent.offer_request_id = replaced.id AND sent.version = replaced.version
JOIN offer_request_items item ON item.offer_request_id = replaced.id
CROSS JOIN LATERAL (SELECT replaced.offered -> item.id::text AS line) offered
WHERE line ->> 'finalUnitPrice' IS NOT NULL;
