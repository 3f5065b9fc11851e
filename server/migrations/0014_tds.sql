-- Technical data sheets: versions of a sheet for a whole serial, or for one of its colours.
CREATE TABLE tds_versions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  product_class text NOT NULL,
  serial text NOT NULL,
  -- Null for the whole serial.
  color text,
  language text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  -- An uploaded file in the store, its SHA-256 and its size in bytes. A version without one is composed from technical data.
  file_key text,
  checksum text CHECK (checksum ~ '^[0-9a-f]{64}$'),
  size integer,
  -- The data that a composed sheet was published with; null while it follows the serial's data.
  technical jsonb,
  published_at timestamptz NOT NULL DEFAULT now(),
  uploaded_by uuid REFERENCES users ON DELETE SET NULL,
  -- A withdrawn version is not served: the previous one is in force again, and the number is not used twice.
  withdrawn_at timestamptz,
  withdrawal_reason text,
  FOREIGN KEY (product_class, serial) REFERENCES serials ON DELETE CASCADE,
  -- A sheet is either uploaded or composed.
  CHECK (technical IS NULL OR file_key IS NULL),
  CHECK ((withdrawn_at IS NULL) = (withdrawal_reason IS NULL))
);
-- One row per version; a null colour counts as a value. Also the foreign key of the serial.
CREATE UNIQUE INDEX tds_versions_version ON tds_versions (product_class, serial, coalesce(color, ''), language, version);
-- The sheets of a serial by its code alone, newest first.
CREATE INDEX tds_versions_serial ON tds_versions (serial, language, version DESC);
-- Whether a version uses a file of the store: at each upload, and every night for each file.
CREATE INDEX tds_versions_file_key ON tds_versions (file_key) WHERE file_key IS NOT NULL;
-- Foreign key.
CREATE INDEX tds_versions_uploaded_by ON tds_versions (uploaded_by);
