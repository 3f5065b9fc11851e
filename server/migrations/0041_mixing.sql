-- How the products of a serial are mixed before use: parts of product and hardener, by weight or volume, and the percentage
-- of thinner.
ALTER TABLE serials
  ADD COLUMN hardener_serial text CHECK (hardener_serial ~ '^[0-9A-Z]{1,4}$'),
  ADD COLUMN base_parts numeric(8, 2) CHECK (base_parts > 0),
  ADD COLUMN hardener_parts numeric(8, 2) CHECK (hardener_parts > 0),
  ADD COLUMN mixed_by text CHECK (mixed_by IN ('WEIGHT', 'VOLUME')),
  ADD COLUMN thinner_serial text CHECK (thinner_serial ~ '^[0-9A-Z]{1,4}$'),
  ADD COLUMN thinner_percent numeric(5, 2) CHECK (thinner_percent > 0 AND thinner_percent <= 100),
  ADD CHECK (num_nulls(hardener_serial, base_parts, hardener_parts) IN (0, 3)),
  ADD CHECK (num_nulls(thinner_serial, thinner_percent) IN (0, 2)),
  ADD CHECK ((mixed_by IS NULL) = (hardener_serial IS NULL AND thinner_serial IS NULL));
