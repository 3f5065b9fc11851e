-- Catalogue: serials, their colours, the products sold, and the precomputed answers of searches.
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

-- Parts of answers of the catalogue, written when the catalogue changes: a page of results holds thousands of products,
-- and making their JSON costs a hundred times the search itself (docs/decisions/0001).

-- A number is never used twice, not even after a rollback: one version names one content of a serial's answers for ever.
CREATE SEQUENCE catalogue_version;

CREATE TABLE serial_documents (
  product_class text NOT NULL,
  serial text NOT NULL,
  -- The serial of a search result, without its colours and the closing brace.
  head text NOT NULL,
  -- The colour selector of the product detail: [{color, colorDescription, hex, pkgs}].
  colors text NOT NULL,
  version bigint NOT NULL DEFAULT nextval('catalogue_version'),
  PRIMARY KEY (product_class, serial),
  FOREIGN KEY (product_class, serial) REFERENCES serials ON DELETE CASCADE
);
-- Each search asks from this index alone whether any version has changed.
CREATE UNIQUE INDEX serial_documents_version ON serial_documents (version);

CREATE TABLE color_documents (
  product_class text NOT NULL,
  serial text NOT NULL,
  color text NOT NULL,
  -- One colour of a search result, with its products that are still sold.
  document text NOT NULL,
  PRIMARY KEY (product_class, serial, color),
  FOREIGN KEY (product_class, serial, color) REFERENCES colors ON DELETE CASCADE
);

CREATE TYPE serial_key AS (product_class text, serial text);

CREATE FUNCTION refresh_catalogue_documents(keys serial_key[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM color_documents d USING unnest(keys) k WHERE d.product_class = k.product_class AND d.serial = k.serial;
  DELETE FROM serial_documents d USING unnest(keys) k WHERE d.product_class = k.product_class AND d.serial = k.serial;

  INSERT INTO color_documents (product_class, serial, color, document)
  SELECT c.product_class, c.serial, c.color,
    json_build_object(
      'color', c.color, 'colorDescription', c.color_description, 'hex', c.hex,
      'products', json_agg(json_build_object(
        'id', json_build_object('productClass', p.product_class, 'serial', p.serial, 'color', p.color, 'pkg', p.pkg),
        'brand', s.brand, 'pkg', p.pkg, 'tsc', p.tsc, 'status', p.status, 'inStock', p.in_stock, 'image', p.lat
      ) ORDER BY p.qta, p.pkg))::text
  FROM (SELECT DISTINCT k.product_class, k.serial FROM unnest(keys) k) k
  JOIN serials s ON s.product_class = k.product_class AND s.serial = k.serial
  JOIN colors c ON c.product_class = s.product_class AND c.serial = s.serial
  JOIN products p ON p.product_class = c.product_class AND p.serial = c.serial AND p.color = c.color
  WHERE p.status <> 'E'
  GROUP BY c.product_class, c.serial, c.color, s.brand;

  INSERT INTO serial_documents (product_class, serial, head, colors)
  SELECT s.product_class, s.serial,
    '{"productClass":' || to_json(s.product_class) || ',"serial":' || to_json(s.serial)
      || ',"shortDescription":' || s.short_description::text || ',"brand":' || to_json(s.brand),
    coalesce((
      SELECT json_agg(json_build_object('color', c.color, 'colorDescription', c.color_description, 'hex', c.hex, 'pkgs', c.pkgs) ORDER BY c.color)
      FROM (
        SELECT c.color, c.color_description, c.hex, json_agg(p.pkg ORDER BY p.qta, p.pkg) AS pkgs
        FROM colors c
        JOIN products p ON p.product_class = c.product_class AND p.serial = c.serial AND p.color = c.color
        WHERE c.product_class = s.product_class AND c.serial = s.serial AND p.status <> 'E'
        GROUP BY c.product_class, c.serial, c.color
      ) c), '[]')::text
  FROM (SELECT DISTINCT k.product_class, k.serial FROM unnest(keys) k) k
  JOIN serials s ON s.product_class = k.product_class AND s.serial = k.serial
$$;

-- Two changes of one serial follow one another, so that the second reads what the first has left: without the lock its
-- insert would meet rows that its own delete could not see.
CREATE FUNCTION lock_serials(keys serial_key[]) RETURNS void LANGUAGE sql AS $$
  SELECT FROM serials s
  WHERE (s.product_class, s.serial) IN (SELECT k.product_class, k.serial FROM unnest(keys) k)
  ORDER BY s.product_class, s.serial
  FOR NO KEY UPDATE
$$;

CREATE FUNCTION refresh_changed_catalogue_documents() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  keys serial_key[] := (SELECT array_agg(DISTINCT (changed.product_class, changed.serial)::serial_key) FROM changed);
BEGIN
  PERFORM lock_serials(keys);
  PERFORM refresh_catalogue_documents(keys);
  RETURN NULL;
END
$$;
CREATE TRIGGER products_inserted AFTER INSERT ON products REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_changed_catalogue_documents();
CREATE TRIGGER products_updated AFTER UPDATE ON products REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_changed_catalogue_documents();
CREATE TRIGGER products_deleted AFTER DELETE ON products REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_changed_catalogue_documents();
CREATE TRIGGER colors_updated AFTER UPDATE ON colors REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_changed_catalogue_documents();
CREATE TRIGGER serials_updated AFTER UPDATE ON serials REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_changed_catalogue_documents();
