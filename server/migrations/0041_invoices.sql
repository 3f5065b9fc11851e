-- Invoices and credit notes of the ERP, and the credit limit of customers.

ALTER TABLE customers
  -- EUR up to which a customer may owe and order; null without a limit.
  ADD COLUMN credit_limit numeric(14, 2) CHECK (credit_limit >= 0),
  -- Whether an order request beyond the limit is rejected; otherwise it is accepted with a notice.
  ADD COLUMN blocks_over_limit boolean NOT NULL DEFAULT false;

CREATE TABLE invoices (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- As the ERP states it. Compared byte by byte, whatever the database's language.
  invoice_number text COLLATE "C" NOT NULL UNIQUE,
  type text NOT NULL CHECK (type IN ('INVOICE', 'CREDIT_NOTE')),
  customer_id uuid NOT NULL REFERENCES customers,
  issued_on date NOT NULL,
  -- The last day of payment.
  due_on date NOT NULL,
  -- EUR; positive for credit notes too. The total may contain stamp duty and rounding.
  net numeric(14, 2) NOT NULL CHECK (net >= 0),
  vat numeric(14, 2) NOT NULL CHECK (vat >= 0),
  total numeric(14, 2) NOT NULL CHECK (total >= 0),
  paid numeric(14, 2) NOT NULL DEFAULT 0 CHECK (paid >= 0 AND paid <= total),
  -- Codes of orders and shipments. The portal may not have them.
  order_codes text[] COLLATE "C" NOT NULL DEFAULT '{}',
  shipment_codes text[] COLLATE "C" NOT NULL DEFAULT '{}',
  -- SHA-256 of the files in the file store, hex-encoded.
  pdf_sha256 text,
  xml_sha256 text,
  -- The due day of which a reminder was mailed, some days before and on the day. Another due day is reminded of again.
  reminded_early_of date,
  reminded_of date,
  created_on timestamptz NOT NULL DEFAULT now(),
  changed_on timestamptz NOT NULL DEFAULT now()
);
-- A customer's invoices, newest first, filtered and added up by the included columns; also the foreign key.
CREATE INDEX invoices_customer ON invoices (customer_id, issued_on DESC, id)
  INCLUDE (type, due_on, net, total, paid);
-- The balance of a customer, and the reminders.
CREATE INDEX invoices_unpaid ON invoices (customer_id, due_on) INCLUDE (type, total, paid) WHERE paid < total;
CREATE INDEX invoices_due ON invoices (due_on) WHERE paid < total AND type = 'INVOICE';
-- The invoices of an order.
CREATE INDEX invoices_order_codes ON invoices USING gin (order_codes);
-- Files that no invoice uses.
CREATE INDEX invoices_pdf ON invoices (pdf_sha256) WHERE pdf_sha256 IS NOT NULL;
CREATE INDEX invoices_xml ON invoices (xml_sha256) WHERE xml_sha256 IS NOT NULL;
-- What has changed since a time, for other software, and the retention.
CREATE INDEX invoices_changed_on ON invoices (changed_on);

-- A reminder is no change.
CREATE TRIGGER invoices_changed BEFORE UPDATE ON invoices FOR EACH ROW
  WHEN (OLD.reminded_early_of IS NOT DISTINCT FROM NEW.reminded_early_of AND OLD.reminded_of IS NOT DISTINCT FROM NEW.reminded_of)
  EXECUTE FUNCTION set_changed_on();

ALTER TABLE import_files DROP CONSTRAINT import_files_type_check;
ALTER TABLE import_files ADD CONSTRAINT import_files_type_check CHECK (type IN ('csv', 'xlsx', 'json', 'xml'));
