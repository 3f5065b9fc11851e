-- Catalogue: serials, their colours, the variants sold, prices, and the answers that searches are made of.
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

CREATE TABLE price_list_items (
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  price_list_code text NOT NULL,
  -- EUR for one um.
  unit_price numeric(14, 4) NOT NULL CHECK (unit_price >= 0),
  PRIMARY KEY (product_id, price_list_code)
);

-- Terms of one customer for one product, before the customer's usual ones.
CREATE TABLE customer_prices (
  customer_id uuid NOT NULL REFERENCES customers ON DELETE CASCADE,
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  price_list_code text NOT NULL,
  unit_price numeric(14, 4) NOT NULL CHECK (unit_price >= 0),
  discount_pct1 numeric(5, 2) NOT NULL DEFAULT 0 CHECK (discount_pct1 BETWEEN 0 AND 100),
  discount_pct2 numeric(5, 2) NOT NULL DEFAULT 0 CHECK (discount_pct2 BETWEEN 0 AND 100),
  agent_commission_pct numeric(5, 2) NOT NULL DEFAULT 0 CHECK (agent_commission_pct BETWEEN 0 AND 100),
  PRIMARY KEY (customer_id, product_id)
);
CREATE INDEX customer_prices_product_id ON customer_prices (product_id);

CREATE TABLE preferred_products (
  customer_id uuid NOT NULL REFERENCES customers ON DELETE CASCADE,
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  PRIMARY KEY (customer_id, product_id)
);
CREATE INDEX preferred_products_product_id ON preferred_products (product_id);

-- Answers of the catalogue made once when the catalogue changes, not at each search: a page of results holds
-- thousands of variants, and putting them into JSON costs a hundred times the search itself.
CREATE TABLE serial_documents (
  product_class text NOT NULL,
  serial text NOT NULL,
  -- The serial of a search result, without its colours and the closing brace.
  head text NOT NULL,
  -- The colour selector of the product detail: [{color, colorDescription, hex, pkgs}].
  colors text NOT NULL,
  PRIMARY KEY (product_class, serial),
  FOREIGN KEY (product_class, serial) REFERENCES serials ON DELETE CASCADE
);

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

CREATE FUNCTION refresh_changed_catalogue_documents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_catalogue_documents(
    (SELECT array_agg(DISTINCT (changed.product_class, changed.serial)::serial_key) FROM changed));
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

-- Technical data sheets: the versions of each, for a whole serial (color null) or one colour of it.
-- A version with a file is served from the store; one without is composed from the serial's technical data.
CREATE TABLE tds_versions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  product_class text NOT NULL,
  serial text NOT NULL,
  color text,
  language text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  file_key text,
  published_at timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (product_class, serial) REFERENCES serials ON DELETE CASCADE
);
CREATE UNIQUE INDEX tds_versions_version ON tds_versions (product_class, serial, coalesce(color, ''), language, version);
CREATE INDEX tds_versions_serial ON tds_versions (serial, language, version DESC);
