-- Images of products, by the name that products give in `lat`. Their files lie in the file store, one for each width,
-- under the checksum.
CREATE TABLE product_images (
  lat text PRIMARY KEY,
  -- SHA-256 of the file as it was sent: the same file again changes nothing.
  checksum text NOT NULL CHECK (checksum ~ '^[0-9a-f]{64}$'),
  -- Names the content in addresses.
  version text NOT NULL GENERATED ALWAYS AS (left(checksum, 16)) STORED,
  -- What was sent: its type, bytes, and pixels as it is shown.
  media_type text NOT NULL CHECK (media_type IN ('image/jpeg', 'image/png', 'image/webp')),
  size integer NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  stored_at timestamptz NOT NULL DEFAULT now(),
  -- A user at the desk, or the key of other software.
  user_id uuid REFERENCES users ON DELETE SET NULL,
  key_id uuid REFERENCES integration_keys
);
CREATE INDEX product_images_checksum ON product_images (checksum);
CREATE INDEX product_images_user_id ON product_images (user_id);
CREATE INDEX product_images_key_id ON product_images (key_id);
CREATE INDEX products_lat ON products (lat) WHERE lat IS NOT NULL;

-- Cached answers about products say which version of an image there is, so a change of it is one of their serials.
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
