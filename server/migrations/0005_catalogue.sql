-- Catalogue: serials, their colours, the products sold, and a version of each serial.
CREATE FUNCTION serial_search_text(serial text, brand text, short_description jsonb) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT search_text(serial || ' ' || brand || ' ' || coalesce((SELECT string_agg(value, ' ') FROM jsonb_each_text(short_description)), '')) $$;

CREATE FUNCTION color_search_text(color text, color_description jsonb) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT search_text(color || ' ' || coalesce((SELECT string_agg(value, ' ') FROM jsonb_each_text(color_description)), '')) $$;

CREATE TABLE serials (
  product_class text NOT NULL,
  serial text NOT NULL CHECK (serial ~ '^[0-9A-Z]{1,4}$'),
  brand text NOT NULL,
  short_description jsonb NOT NULL,
  long_description jsonb NOT NULL,
  -- Facet codes of domain/src/catalogue/facets.ts.
  typology text NOT NULL,
  family text NOT NULL,
  dilution text NOT NULL,
  drying text NOT NULL,
  area text NOT NULL,
  applications text[] NOT NULL DEFAULT '{}',
  intest text NOT NULL CHECK (intest IN ('I', 'E', 'IE')),
  diluent text,
  -- Shelf life in months.
  expires integer,
  -- Coverage: square metres a litre, square metres a kilogram.
  resalt numeric(8, 2),
  resakg numeric(8, 2),
  -- Technical data that a TDS is composed from: solids, viscosity, VOC, pot life, film thickness.
  technical jsonb NOT NULL DEFAULT '{}',
  search_text text NOT NULL GENERATED ALWAYS AS (serial_search_text(serial, brand, short_description)) STORED,
  PRIMARY KEY (product_class, serial)
);
CREATE INDEX serials_serial ON serials (serial);

CREATE TABLE colors (
  product_class text NOT NULL,
  serial text NOT NULL,
  color text NOT NULL CHECK (color ~ '^[0-9A-Z]{1,4}$'),
  color_description jsonb NOT NULL,
  -- sRGB of the colour as #RRGGBB; null where no value is known.
  hex text CHECK (hex ~ '^#[0-9A-F]{6}$'),
  search_text text NOT NULL GENERATED ALWAYS AS (color_search_text(color, color_description)) STORED,
  PRIMARY KEY (product_class, serial, color),
  FOREIGN KEY (product_class, serial) REFERENCES serials ON DELETE CASCADE
);

CREATE TABLE products (
  -- Internal only: answers carry the product code.
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_class text NOT NULL,
  serial text NOT NULL,
  color text NOT NULL,
  pkg text NOT NULL CHECK (pkg ~ '^[0-9A-Z]{1,2}$'),
  -- A sold, C code changed, E removed, anything else not available.
  status text NOT NULL CHECK (length(status) = 1),
  -- S available, N on request only, otherwise on request.
  tsc text NOT NULL,
  in_stock boolean NOT NULL DEFAULT false,
  um text NOT NULL,
  -- Content of one package in um.
  qta numeric(12, 4) NOT NULL CHECK (qta > 0),
  unit_qty numeric(12, 4) NOT NULL CHECK (unit_qty > 0),
  qty_pkg_multiplier integer NOT NULL DEFAULT 1 CHECK (qty_pkg_multiplier > 0),
  -- Specific weight (kg/l) and gross weight of one package (kg).
  dna numeric(8, 4),
  plo numeric(12, 4) NOT NULL CHECK (plo > 0),
  lat text,
  link text,
  new_serial text,
  new_color text,
  UNIQUE (product_class, serial, color, pkg),
  FOREIGN KEY (product_class, serial, color) REFERENCES colors ON DELETE CASCADE
);

-- Servers cache what they show of a serial; they read from its version whether that still holds (docs/decisions/0001).
-- A number is never used twice, not even after a rollback: one version names one content of a serial for ever.
CREATE SEQUENCE catalogue_version;

-- Raised with each change of the serial, its colours or its products; serials that never had a product have no version.
CREATE TABLE serial_versions (
  product_class text NOT NULL,
  serial text NOT NULL,
  version bigint NOT NULL DEFAULT nextval('catalogue_version'),
  PRIMARY KEY (product_class, serial),
  FOREIGN KEY (product_class, serial) REFERENCES serials ON DELETE CASCADE
);
-- Each search asks from this index alone whether any version has changed.
CREATE UNIQUE INDEX serial_versions_version ON serial_versions (version);

-- The row of a version is locked until its change is committed, so that changes of one serial follow one another. Rows
-- are locked in their order, so that two changes cannot deadlock. A serial that is being deleted gets none.
CREATE FUNCTION raise_serial_versions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO serial_versions (product_class, serial)
  SELECT DISTINCT product_class, serial FROM changed JOIN serials USING (product_class, serial)
  ORDER BY product_class, serial
  ON CONFLICT (product_class, serial) DO UPDATE SET version = nextval('catalogue_version');
  RETURN NULL;
END
$$;
CREATE TRIGGER products_inserted AFTER INSERT ON products REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION raise_serial_versions();
CREATE TRIGGER products_updated AFTER UPDATE ON products REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION raise_serial_versions();
CREATE TRIGGER products_deleted AFTER DELETE ON products REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION raise_serial_versions();
CREATE TRIGGER colors_updated AFTER UPDATE ON colors REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION raise_serial_versions();
CREATE TRIGGER serials_updated AFTER UPDATE ON serials REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION raise_serial_versions();
