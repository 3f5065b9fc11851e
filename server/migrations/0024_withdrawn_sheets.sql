-- A version of a safety data sheet, or one language of it, that was published by mistake is withdrawn: nobody is given
-- it any more, and its record stays, since some may have received it.
ALTER TABLE sds_documents
  ADD COLUMN withdrawn_at timestamptz,
  ADD COLUMN withdrawn_by uuid REFERENCES users ON DELETE SET NULL,
  ADD COLUMN withdrawal_reason text,
  ADD CHECK ((withdrawn_at IS NULL) = (withdrawal_reason IS NULL));
CREATE INDEX sds_documents_withdrawn_by ON sds_documents (withdrawn_by);

-- The right file may follow a withdrawn one in the same language: a language has one file that holds.
ALTER TABLE sds_files
  DROP CONSTRAINT sds_files_pkey,
  ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid() PRIMARY KEY,
  ADD COLUMN withdrawn_at timestamptz,
  ADD COLUMN withdrawn_by uuid REFERENCES users ON DELETE SET NULL,
  ADD COLUMN withdrawal_reason text,
  ADD CHECK ((withdrawn_at IS NULL) = (withdrawal_reason IS NULL));
CREATE UNIQUE INDEX sds_files_language ON sds_files (document_id, language) WHERE withdrawn_at IS NULL;
CREATE INDEX sds_files_document ON sds_files (document_id);
CREATE INDEX sds_files_withdrawn_by ON sds_files (withdrawn_by);

-- What a composed sheet says stays as it was when it was published, whatever becomes of the serial's data; null for those
-- composed from the serial's data as they are.
ALTER TABLE tds_versions ADD COLUMN technical jsonb, ADD CHECK (technical IS NULL OR file_key IS NULL);
