-- When the last image gave up a file. The file is deleted a day later, because somebody may still be reading it.
CREATE TABLE removed_product_images (
  checksum text PRIMARY KEY CHECK (checksum ~ '^[0-9a-f]{64}$'),
  removed_at timestamptz NOT NULL DEFAULT now()
);
