-- Brands that a dealer sells; empty for all of them.
ALTER TABLE dealers ADD COLUMN brands text[] NOT NULL DEFAULT '{}';
