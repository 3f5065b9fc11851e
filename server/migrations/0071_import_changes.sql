-- What an import changed, the file it came with, and where each value of the catalogue comes from.
ALTER TABLE imports
  ADD COLUMN file_name text,
  -- The first changes: [{row, subject, field, was, is, corrected}].
  ADD COLUMN changes jsonb NOT NULL DEFAULT '[]';

-- Kept for a month, imports for a year.
CREATE TABLE import_files (
  import_id uuid PRIMARY KEY REFERENCES imports ON DELETE CASCADE,
  -- csv, xlsx or json.
  type text NOT NULL CHECK (type IN ('csv', 'xlsx', 'json')),
  -- Compressed by gzip.
  content bytea NOT NULL,
  -- What became of its rows, by their places.
  created_rows integer[] NOT NULL,
  changed_rows integer[] NOT NULL,
  failed_rows integer[] NOT NULL,
  kept_at timestamptz NOT NULL
);
CREATE INDEX import_files_kept_at ON import_files (kept_at);

-- By field, or '*' for those that came with the row: {"at": instant, "import": id} or {"at": instant, "user": id}.
ALTER TABLE serials ADD COLUMN sources jsonb NOT NULL DEFAULT '{}';
ALTER TABLE colors ADD COLUMN sources jsonb NOT NULL DEFAULT '{}';
ALTER TABLE products ADD COLUMN sources jsonb NOT NULL DEFAULT '{}';
ALTER TABLE price_list_items ADD COLUMN sources jsonb NOT NULL DEFAULT '{}';
ALTER TABLE customer_prices ADD COLUMN sources jsonb NOT NULL DEFAULT '{}';
