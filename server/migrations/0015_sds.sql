-- Safety data sheets, the batches that they belong to, and the proof of who received which sheet (docs/decisions/0010).

-- A version of the sheet of a mixture: a product as one site makes it by one recipe. Versions never change; they are only
-- replaced by another version or withdrawn. There is no foreign key to the catalogue, because sheets are retained longer than
-- their product.
CREATE TABLE sds_documents (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  site text NOT NULL,
  serial text NOT NULL CHECK (serial ~ '^[0-9A-Z]{1,4}$'),
  color text NOT NULL CHECK (color ~ '^[0-9A-Z]{1,4}$'),
  recipe text NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  -- The first day on which it is in force; the first day of the next version ends it.
  valid_from date NOT NULL,
  published_at timestamptz NOT NULL DEFAULT now(),
  published_by uuid REFERENCES users ON DELETE SET NULL,
  -- A withdrawn version is not served. Its row is retained, because customers may have received it.
  withdrawn_at timestamptz,
  withdrawal_reason text,
  -- The versions of a mixture.
  UNIQUE (site, serial, color, recipe, version),
  CHECK ((withdrawn_at IS NULL) = (withdrawal_reason IS NULL))
);
-- The sheets of a product.
CREATE INDEX sds_documents_product ON sds_documents (serial, color, site);
-- The desk's list by validity.
CREATE INDEX sds_documents_valid_from ON sds_documents (valid_from, id);
-- Foreign key.
CREATE INDEX sds_documents_published_by ON sds_documents (published_by);

-- The languages of a version. A row without a file is a specimen of the demo, composed from the catalogue's data.
CREATE TABLE sds_files (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  document_id uuid NOT NULL REFERENCES sds_documents ON DELETE CASCADE,
  language text NOT NULL,
  file_key text,
  checksum text CHECK (checksum ~ '^[0-9a-f]{64}$'),
  size integer,
  uploaded_at timestamptz NOT NULL DEFAULT now(),
  uploaded_by uuid REFERENCES users ON DELETE SET NULL,
  withdrawn_at timestamptz,
  withdrawal_reason text,
  CHECK ((file_key IS NULL) = (checksum IS NULL)),
  CHECK ((withdrawn_at IS NULL) = (withdrawal_reason IS NULL))
);
-- At most one valid file per language; a corrected file may follow a withdrawn one.
CREATE UNIQUE INDEX sds_files_language ON sds_files (document_id, language) WHERE withdrawn_at IS NULL;
-- All files of a version; also the foreign key.
CREATE INDEX sds_files_document ON sds_files (document_id);
-- Whether a version uses a file of the store.
CREATE INDEX sds_files_file_key ON sds_files (file_key) WHERE file_key IS NOT NULL;
-- Foreign key.
CREATE INDEX sds_files_uploaded_by ON sds_files (uploaded_by);

-- A batch that was made; its site, product and recipe are those of the sheet's version.
CREATE TABLE sds_batches (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  batch text NOT NULL CHECK (batch ~ '^[0-9A-Z-]{1,20}$'),
  date date NOT NULL,
  document_id uuid NOT NULL REFERENCES sds_documents,
  customer_id uuid REFERENCES customers,
  order_id uuid REFERENCES orders ON DELETE SET NULL,
  -- A batch list that is uploaded again replaces its rows.
  UNIQUE (batch, document_id),
  -- Batches are linked to customers only in the format that began after 14 October 2024 (section 5).
  CHECK (customer_id IS NULL OR date > DATE '2024-10-14')
);
-- Batches by the beginning of the number.
CREATE INDEX sds_batches_batch ON sds_batches (batch text_pattern_ops);
-- Batches of a version, of a customer and of an order; also the foreign keys.
CREATE INDEX sds_batches_document ON sds_batches (document_id, date, id);
CREATE INDEX sds_batches_customer ON sds_batches (customer_id, date, id);
CREATE INDEX sds_batches_order_id ON sds_batches (order_id);

-- Who received which sheet: the proof that the law requires of the manufacturer, retained for ten years.
CREATE TABLE sds_deliveries (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  created_at timestamptz NOT NULL DEFAULT now(),
  document_id uuid NOT NULL REFERENCES sds_documents,
  language text NOT NULL,
  -- SHA-256 of the delivered file.
  checksum text NOT NULL,
  batch text,
  order_code text,
  -- Attached to a mail, as a link in a mail, or downloaded by the customer's own user.
  channel text NOT NULL CHECK (channel IN ('MAIL', 'LINK', 'DOWNLOAD')),
  recipient text NOT NULL,
  customer_id uuid REFERENCES customers,
  -- The sender; the name stays when the user is deleted.
  user_id uuid REFERENCES users ON DELETE SET NULL,
  username text NOT NULL,
  status text NOT NULL CHECK (status IN ('PENDING', 'SENT', 'FAILED')),
  sent_at timestamptz,
  error text,
  -- The mail in the outbox. Without a foreign key, because sent mails are deleted after some weeks.
  mail_id uuid,
  CHECK ((status = 'SENT') = (sent_at IS NOT NULL)),
  CHECK ((channel = 'DOWNLOAD') = (mail_id IS NULL))
);
-- The desk's list by date, and filtered by version, recipient, customer and sender; also the foreign keys.
CREATE INDEX sds_deliveries_created_at ON sds_deliveries (created_at, id);
CREATE INDEX sds_deliveries_document ON sds_deliveries (document_id, created_at);
CREATE INDEX sds_deliveries_recipient ON sds_deliveries (recipient, created_at);
CREATE INDEX sds_deliveries_customer ON sds_deliveries (customer_id, created_at);
CREATE INDEX sds_deliveries_user ON sds_deliveries (user_id, created_at);
-- The deliveries of a mail, for the trigger below.
CREATE INDEX sds_deliveries_mail_id ON sds_deliveries (mail_id);
-- Part of an address.
CREATE INDEX sds_deliveries_recipient_search ON sds_deliveries USING gin (recipient gin_trgm_ops);
-- Deliveries that have not arrived, a small part of all.
CREATE INDEX sds_deliveries_not_sent ON sds_deliveries (created_at, id) WHERE status <> 'SENT';

-- A trigger, because the outbox is independent of sheets: the statement that stores a mail's result also stores it in the
-- deliveries, so that the proof is never behind.
CREATE FUNCTION record_sds_deliveries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE sds_deliveries
  SET status = CASE WHEN NEW.sent_at IS NOT NULL THEN 'SENT' WHEN NEW.last_error IS NOT NULL THEN 'FAILED' ELSE 'PENDING' END,
      sent_at = NEW.sent_at,
      error = NEW.last_error
  WHERE mail_id = NEW.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER mail_outbox_sds_deliveries AFTER UPDATE OF sent_at, last_error ON mail_outbox
  FOR EACH ROW WHEN (NEW.sent_at IS DISTINCT FROM OLD.sent_at OR NEW.last_error IS DISTINCT FROM OLD.last_error)
  EXECUTE FUNCTION record_sds_deliveries();
