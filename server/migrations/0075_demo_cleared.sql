-- A demo that was cleared: the database is the manufacturer's own from then on, and is never given the demo again.
ALTER TABLE demo_mark ADD COLUMN cleared_at timestamptz;
