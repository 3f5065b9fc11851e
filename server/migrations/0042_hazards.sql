-- Hazard labels and transport data of products (contract, section 12), and confirmations of training.

-- The assessment of a serial, or of one of its colours. A colour's own row replaces that of the serial whole. Without a
-- row, products are not assessed.
CREATE TABLE hazards (
  product_class text NOT NULL,
  serial text NOT NULL,
  -- Empty for the assessment of the serial.
  color text NOT NULL DEFAULT '' CHECK (color ~ '^[0-9A-Z]{0,4}$'),
  signal_word text NOT NULL CHECK (signal_word IN ('DANGER', 'WARNING', 'NONE')),
  -- GHS01 to GHS09, in the order of the label.
  pictograms text[] NOT NULL DEFAULT '{}',
  -- Codes of domain/src/hazards/statement-codes.ts.
  h_statements text[] NOT NULL DEFAULT '{}',
  euh_statements text[] NOT NULL DEFAULT '{}',
  p_statements text[] NOT NULL DEFAULT '{}',
  -- Names of substances on the label.
  contains text[] NOT NULL DEFAULT '{}',
  ufi text,
  professional_only boolean NOT NULL DEFAULT false,
  -- REACH Annex XVII, entry 74.
  diisocyanates boolean NOT NULL DEFAULT false,
  -- Four digits; null for products that are not dangerous for transport.
  un_number text CHECK (un_number ~ '^[0-9]{4}$'),
  proper_shipping_name text,
  transport_class text,
  packing_group text CHECK (packing_group IN ('I', 'II', 'III')),
  tunnel_code text,
  transport_category smallint CHECK (transport_category BETWEEN 0 AND 4),
  -- Litres or kg for each inner packaging; 0 for none.
  limited_quantity numeric(10, 3) NOT NULL DEFAULT 0 CHECK (limited_quantity >= 0),
  environmentally_hazardous boolean NOT NULL DEFAULT false,
  sources jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (product_class, serial, color),
  FOREIGN KEY (product_class, serial) REFERENCES serials ON DELETE CASCADE
);
-- By the code of a node of the private catalogue, which names no class.
CREATE INDEX hazards_serial ON hazards (serial, color);

-- Search results contain pictograms, and are cached by the version of their serial.
CREATE TRIGGER hazards_inserted AFTER INSERT ON hazards REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION raise_serial_versions();
CREATE TRIGGER hazards_updated AFTER UPDATE ON hazards REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION raise_serial_versions();
CREATE TRIGGER hazards_deleted AFTER DELETE ON hazards REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION raise_serial_versions();

-- Every version of an assessment, for as long as the serial exists: what a label said, and since when.
CREATE TABLE hazard_versions (
  -- Changes are serialised by a lock, so the highest id identifies the content of all assessments.
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_class text NOT NULL,
  serial text NOT NULL,
  color text NOT NULL,
  -- The assessment after the change; null if it was removed.
  hazard jsonb,
  changed_on timestamptz NOT NULL,
  -- The user who changed it, or undid an import.
  user_id uuid REFERENCES users ON DELETE SET NULL,
  -- The import that changed it; its row is inserted at the end of its transaction.
  import_id uuid REFERENCES imports ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED,
  FOREIGN KEY (product_class, serial) REFERENCES serials ON DELETE CASCADE
);
-- The versions of a serial, newest first; also the foreign key.
CREATE INDEX hazard_versions_serial ON hazard_versions (product_class, serial, id DESC);
-- Foreign keys.
CREATE INDEX hazard_versions_user_id ON hazard_versions (user_id);
CREATE INDEX hazard_versions_import_id ON hazard_versions (import_id);

-- A customer's confirmation that users of products with diisocyanates are trained (REACH Annex XVII, entry 74).
CREATE TABLE training_confirmations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  customer_id uuid NOT NULL REFERENCES customers ON DELETE CASCADE,
  -- The person who confirmed it.
  user_id uuid REFERENCES users ON DELETE SET NULL,
  confirmed_at timestamptz NOT NULL
);
-- The confirmations of a customer, newest first; also the foreign key.
CREATE INDEX training_confirmations_customer_id ON training_confirmations (customer_id, confirmed_at DESC);
-- Foreign key.
CREATE INDEX training_confirmations_user_id ON training_confirmations (user_id);
