-- The mark of a database that DEMO made; on other data it has no row, and no part of the demo is served.
CREATE TABLE demo_mark (
  loaded_at timestamptz NOT NULL
);
