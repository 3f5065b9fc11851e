-- A version of a technical data sheet that was published by mistake is withdrawn: nobody is given it any more, the one
-- before holds again, and its number is not given twice.
ALTER TABLE tds_versions
  ADD COLUMN withdrawn_at timestamptz,
  ADD COLUMN withdrawn_by uuid REFERENCES users ON DELETE SET NULL,
  ADD COLUMN withdrawal_reason text,
  ADD CHECK ((withdrawn_at IS NULL) = (withdrawal_reason IS NULL));
CREATE INDEX tds_versions_withdrawn_by ON tds_versions (withdrawn_by);

-- Every upload, and every night for each file in the store, asks whether some version has the file.
CREATE INDEX tds_versions_file_key ON tds_versions (file_key) WHERE file_key IS NOT NULL;
CREATE INDEX sds_files_file_key ON sds_files (file_key) WHERE file_key IS NOT NULL;
