-- Technical data sheets: their versions, for a whole serial (color null) or one colour of it. A version with a file is
-- served from the store; one without is composed from technical data.
CREATE TABLE tds_versions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  product_class text NOT NULL,
  serial text NOT NULL,
  color text,
  language text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  file_key text,
  -- SHA-256 and bytes of an uploaded file.
  checksum text CHECK (checksum ~ '^[0-9a-f]{64}$'),
  size integer,
  -- The data that a composed sheet was published with; null for one that follows the serial's.
  technical jsonb,
  published_at timestamptz NOT NULL DEFAULT now(),
  uploaded_by uuid REFERENCES users ON DELETE SET NULL,
  -- A withdrawn version is given to nobody: the one before holds again, and its number is not used twice.
  withdrawn_at timestamptz,
  withdrawal_reason text,
  FOREIGN KEY (product_class, serial) REFERENCES serials ON DELETE CASCADE,
  CHECK (technical IS NULL OR file_key IS NULL),
  CHECK ((withdrawn_at IS NULL) = (withdrawal_reason IS NULL))
);
CREATE UNIQUE INDEX tds_versions_version ON tds_versions (product_class, serial, coalesce(color, ''), language, version);
CREATE INDEX tds_versions_serial ON tds_versions (serial, language, version DESC);
CREATE INDEX tds_versions_uploaded_by ON tds_versions (uploaded_by);
-- Every upload, and every night for each file in the store, asks whether some version has the file.
CREATE INDEX tds_versions_file_key ON tds_versions (file_key) WHERE file_key IS NOT NULL;
