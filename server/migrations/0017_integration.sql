-- The manufacturer's ERP: keys of its calls, and imports by calls, at the desk or from the command line.
CREATE TABLE integration_keys (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL,
  -- The key itself is shown once and kept nowhere.
  hash bytea NOT NULL UNIQUE,
  -- Its last characters, by which people tell one from another.
  ending text NOT NULL,
  created_by uuid REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- To within minutes: not written at each call.
  last_used_at timestamptz,
  revoked_at timestamptz
);
CREATE UNIQUE INDEX integration_keys_name ON integration_keys (lower(name)) WHERE revoked_at IS NULL;
CREATE INDEX integration_keys_created_by ON integration_keys (created_by);

CREATE TABLE imports (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- products, texts, prices, stock, customers, orders, order-statuses.
  kind text NOT NULL,
  -- A key or a user; neither for the command line, and once the user is gone.
  key_id uuid REFERENCES integration_keys,
  user_id uuid REFERENCES users ON DELETE SET NULL,
  -- DONE all rows, PARTLY the good ones, REFUSED none.
  outcome text NOT NULL CHECK (outcome IN ('DONE', 'PARTLY', 'REFUSED')),
  created integer NOT NULL,
  changed integer NOT NULL,
  unchanged integer NOT NULL,
  failed integer NOT NULL,
  -- The first errors: [{row, path, code}].
  errors jsonb NOT NULL DEFAULT '[]',
  begun_at timestamptz NOT NULL,
  ended_at timestamptz NOT NULL
);
CREATE INDEX imports_begun_at ON imports (begun_at DESC, id);
CREATE INDEX imports_key_id ON imports (key_id);
CREATE INDEX imports_user_id ON imports (user_id);
