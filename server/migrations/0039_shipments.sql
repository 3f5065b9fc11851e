-- Shipments: what left for a customer, entered at the desk or by the ERP. The shipped packages of order lines remain the
-- truth about an order; shipments say how they travelled.
CREATE TABLE shipments (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- The ERP's code, or S26-000123 for one of the desk. Compared byte by byte, whatever the database's language.
  shipment_code text COLLATE "C" NOT NULL UNIQUE,
  customer_id uuid NOT NULL REFERENCES customers,
  shipped_on date NOT NULL,
  carrier text,
  tracking_url text CHECK (tracking_url ~* '^https?://'),
  -- Parcels or pallets.
  packages integer CHECK (packages > 0),
  -- kg.
  gross_weight numeric(14, 4),
  -- The uploaded delivery note; without one, it is generated.
  document_key text,
  document_checksum text CHECK (document_checksum ~ '^[0-9a-f]{64}$'),
  created_on timestamptz NOT NULL DEFAULT now(),
  changed_on timestamptz NOT NULL DEFAULT now(),
  -- The staff member who entered it; null for the ERP.
  created_by uuid REFERENCES users ON DELETE SET NULL,
  -- When the safety data sheets of its products were sent, or found to be known to the customer.
  sheets_checked_at timestamptz,
  CHECK ((document_key IS NULL) = (document_checksum IS NULL))
);
-- A customer's shipments, newest first; also the foreign key.
CREATE INDEX shipments_customer ON shipments (customer_id, shipped_on DESC, id);
-- The desk's list.
CREATE INDEX shipments_newest ON shipments (shipped_on DESC, id);
-- Part of a code.
CREATE INDEX shipments_code_search ON shipments USING gin (shipment_code gin_trgm_ops);
-- What has changed since a time, for other software.
CREATE INDEX shipments_changed_on ON shipments (changed_on);
-- Shipments whose sheets are due, a small part of all.
CREATE INDEX shipments_sheets_due ON shipments (created_on, id) WHERE sheets_checked_at IS NULL;
-- Foreign key.
CREATE INDEX shipments_created_by ON shipments (created_by);
-- Whether a shipment uses a file of the store.
CREATE INDEX shipments_document_key ON shipments (document_key) WHERE document_key IS NOT NULL;

CREATE TRIGGER shipments_changed BEFORE UPDATE ON shipments FOR EACH ROW
  WHEN (OLD.sheets_checked_at IS NOT DISTINCT FROM NEW.sheets_checked_at)
  EXECUTE FUNCTION set_changed_on();

CREATE TABLE shipment_items (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  shipment_id uuid NOT NULL REFERENCES shipments ON DELETE CASCADE,
  sort_order integer NOT NULL,
  -- The order and the product, not the order's line: an import of the order replaces its lines.
  order_id uuid NOT NULL REFERENCES orders ON DELETE CASCADE,
  product_id integer NOT NULL REFERENCES products,
  -- Packages.
  quantity integer NOT NULL CHECK (quantity > 0),
  batch text,
  -- The lines of a shipment, in their order; also the foreign key.
  UNIQUE (shipment_id, sort_order)
);
-- The shipments of an order and of a product; also the foreign keys.
CREATE INDEX shipment_items_order ON shipment_items (order_id, product_id) INCLUDE (quantity, shipment_id);
CREATE INDEX shipment_items_product ON shipment_items (product_id, shipment_id);
-- The shipments with a batch.
CREATE INDEX shipment_items_batch ON shipment_items (batch text_pattern_ops) WHERE batch IS NOT NULL;

-- Whether the safety data sheets of shipped products are sent to the customer by themselves (REACH, Article 31).
ALTER TABLE customers ADD COLUMN sends_sheets boolean NOT NULL DEFAULT true;

-- S numbers shipments of the desk.
ALTER TABLE request_number_counters DROP CONSTRAINT request_number_counters_prefix_check;
ALTER TABLE request_number_counters ADD CONSTRAINT request_number_counters_prefix_check CHECK (prefix IN ('Q', 'R', 'S'));
