-- Images of products (docs/decisions/0019). The file store holds one file for each width, named by the checksum.

-- An image by the name that products contain in `lat`.
CREATE TABLE product_images (
  lat text PRIMARY KEY,
  -- SHA-256 of the uploaded file: uploading the same file again changes nothing.
  checksum text NOT NULL CHECK (checksum ~ '^[0-9a-f]{64}$'),
  -- Part of the image's address, so that browsers cache each content permanently.
  version text NOT NULL GENERATED ALWAYS AS (left(checksum, 16)) STORED,
  -- The uploaded file: its type, size in bytes, and displayed pixels.
  media_type text NOT NULL CHECK (media_type IN ('image/jpeg', 'image/png', 'image/webp')),
  size integer NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  stored_at timestamptz NOT NULL DEFAULT now(),
  -- The uploader: a user at the desk, or other software with its key.
  user_id uuid REFERENCES users ON DELETE SET NULL,
  key_id uuid REFERENCES integration_keys
);
-- Whether an image uses a file of the store.
CREATE INDEX product_images_checksum ON product_images (checksum);
-- Foreign keys.
CREATE INDEX product_images_user_id ON product_images (user_id);
CREATE INDEX product_images_key_id ON product_images (key_id);

-- Files that no image uses any more. They are deleted a day later, because a request may still be reading them.
CREATE TABLE removed_product_images (
  checksum text PRIMARY KEY CHECK (checksum ~ '^[0-9a-f]{64}$'),
  removed_at timestamptz NOT NULL DEFAULT now()
);

-- A trigger as in 0006_catalogue.sql: cached responses about products carry the image's version, so a change of an image
-- raises the versions of its serials.
CREATE FUNCTION raise_versions_of_image() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO serial_versions (product_class, serial)
  SELECT DISTINCT product_class, serial FROM products WHERE lat = coalesce(NEW.lat, OLD.lat)
  ORDER BY product_class, serial
  ON CONFLICT (product_class, serial) DO UPDATE SET version = nextval('catalogue_version');
  RETURN NULL;
END
$$;
CREATE TRIGGER product_images_changed AFTER INSERT OR UPDATE OR DELETE ON product_images
  FOR EACH ROW EXECUTE FUNCTION raise_versions_of_image();
