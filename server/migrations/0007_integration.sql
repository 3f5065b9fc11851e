-- Integration of the ERP: its keys, and imports by API, by staff or from the command line. Its feed of
-- events is in 0004_platform.sql, its webhooks in 0019_webhooks.sql.

CREATE TABLE integration_keys (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL,
  -- What the key may do; other calls are rejected.
  scopes text[] NOT NULL CHECK (
    cardinality(scopes) > 0 AND scopes <@ ARRAY['catalogue', 'customers', 'orders', 'events']
  ),
  -- The key itself is displayed once and not stored.
  hash bytea NOT NULL UNIQUE,
  -- The last characters of the key, by which people recognise it.
  ending text NOT NULL,
  created_by uuid REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Accurate to some minutes, because not every request updates it.
  last_used_at timestamptz,
  revoked_at timestamptz
);
-- A name identifies one valid key; a revoked key's name can be used again.
CREATE UNIQUE INDEX integration_keys_name ON integration_keys (lower(name)) WHERE revoked_at IS NULL;
-- Foreign key.
CREATE INDEX integration_keys_created_by ON integration_keys (created_by);

-- Imports and their results.
CREATE TABLE imports (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- products, texts, prices, stock, customers, orders, order-statuses.
  kind text NOT NULL,
  -- A key or a user; neither for the command line and for deleted users.
  key_id uuid REFERENCES integration_keys,
  user_id uuid REFERENCES users ON DELETE SET NULL,
  file_name text,
  -- DONE all rows, PARTLY the valid ones, REFUSED none.
  outcome text NOT NULL CHECK (outcome IN ('DONE', 'PARTLY', 'REFUSED')),
  -- Numbers of rows.
  created integer NOT NULL,
  changed integer NOT NULL,
  unchanged integer NOT NULL,
  failed integer NOT NULL,
  -- Number of stored values that the import emptied.
  erased integer NOT NULL DEFAULT 0,
  -- The first errors: [{row, path, code}].
  errors jsonb NOT NULL DEFAULT '[]',
  -- The first changes: [{row, subject, field, was, is, corrected}].
  changes jsonb NOT NULL DEFAULT '[]',
  begun_at timestamptz NOT NULL,
  ended_at timestamptz NOT NULL,
  -- When and by whom the import was undone.
  undone_at timestamptz,
  undone_by uuid REFERENCES users ON DELETE SET NULL
);
-- The desk's list, newest first, and the nightly deletion.
CREATE INDEX imports_begun_at ON imports (begun_at DESC, id);
-- Foreign keys.
CREATE INDEX imports_key_id ON imports (key_id);
CREATE INDEX imports_user_id ON imports (user_id);
CREATE INDEX imports_undone_by ON imports (undone_by);

-- The file of an import, which is deleted before the import.
CREATE TABLE import_files (
  import_id uuid PRIMARY KEY REFERENCES imports ON DELETE CASCADE,
  type text NOT NULL CHECK (type IN ('csv', 'xlsx', 'json')),
  -- Compressed by gzip.
  content bytea NOT NULL,
  -- The positions of the rows with each result.
  created_rows integer[] NOT NULL,
  changed_rows integer[] NOT NULL,
  failed_rows integer[] NOT NULL,
  -- What the import wrote, and the values before, by which it can be undone:
  -- [{target, operation, rows: [{key, was, is, sources}]}].
  journal jsonb NOT NULL DEFAULT '[]',
  kept_at timestamptz NOT NULL
);
-- The nightly deletion.
CREATE INDEX import_files_kept_at ON import_files (kept_at);
