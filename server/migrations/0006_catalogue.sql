-- Catalogue: serials with their colours and products, prices, and what the search counts and looks up. Servers cache the
-- catalogue, so triggers raise the version of a serial with every change (docs/decisions/0001).

-- The searchable text of a serial and of a colour: codes, brand and texts in all languages. Generated columns accept
-- no sub-query, so these are functions.
CREATE FUNCTION serial_search_text(serial text, brand text, short_description jsonb) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT search_text(
      serial || ' ' || brand || ' ' ||
      coalesce((SELECT string_agg(value, ' ') FROM jsonb_each_text(short_description)), ''))
  $$;

CREATE FUNCTION color_search_text(color text, color_description jsonb) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT search_text(
      color || ' ' ||
      coalesce((SELECT string_agg(value, ' ') FROM jsonb_each_text(color_description)), ''))
  $$;

-- A paint or another article, in all its colours and packagings.
CREATE TABLE serials (
  product_class text NOT NULL,
  serial text NOT NULL CHECK (serial ~ '^[0-9A-Z]{1,4}$'),
  brand text NOT NULL,
  -- Texts by language.
  short_description jsonb NOT NULL,
  long_description jsonb NOT NULL,
  -- Facet codes of domain/src/catalogue/facets.ts.
  typology text NOT NULL,
  family text NOT NULL,
  dilution text NOT NULL,
  drying text NOT NULL,
  area text NOT NULL,
  applications text[] NOT NULL DEFAULT '{}',
  -- I internal, E external, IE both.
  intest text NOT NULL CHECK (intest IN ('I', 'E', 'IE')),
  diluent text,
  -- Shelf life in months.
  expires integer,
  -- Coverage: square metres per litre, square metres per kilogram.
  resalt numeric(8, 2),
  resakg numeric(8, 2),
  -- Technical data that a TDS is composed from: solids, viscosity, VOC, pot life, film thickness.
  technical jsonb NOT NULL DEFAULT '{}',
  -- How the products are mixed before use: parts of product and hardener, by weight or volume, and the percentage of thinner
  -- (docs/decisions/0020).
  hardener_serial text CHECK (hardener_serial ~ '^[0-9A-Z]{1,4}$'),
  base_parts numeric(8, 2) CHECK (base_parts > 0),
  hardener_parts numeric(8, 2) CHECK (hardener_parts > 0),
  mixed_by text CHECK (mixed_by IN ('WEIGHT', 'VOLUME')),
  thinner_serial text CHECK (thinner_serial ~ '^[0-9A-Z]{1,4}$'),
  thinner_percent numeric(5, 2) CHECK (thinner_percent > 0 AND thinner_percent <= 100),
  -- The origin of each field's value, or under '*' of all values that came with the row: {"at": instant, "import": id} or
  -- {"at": instant, "user": id} (docs/decisions/0027). Likewise in the tables below.
  sources jsonb NOT NULL DEFAULT '{}',
  search_text text NOT NULL GENERATED ALWAYS AS (serial_search_text(serial, brand, short_description)) STORED,
  PRIMARY KEY (product_class, serial),
  -- A ratio is complete, and states whether it is by weight or volume.
  CHECK (num_nulls(hardener_serial, base_parts, hardener_parts) IN (0, 3)),
  CHECK (num_nulls(thinner_serial, thinner_percent) IN (0, 2)),
  CHECK ((mixed_by IS NULL) = (hardener_serial IS NULL AND thinner_serial IS NULL))
);
-- A serial by its code alone, as people and data sheets name it.
CREATE INDEX serials_serial ON serials (serial);

CREATE TABLE colors (
  product_class text NOT NULL,
  serial text NOT NULL,
  color text NOT NULL CHECK (color ~ '^[0-9A-Z]{1,4}$'),
  -- Texts by language.
  color_description jsonb NOT NULL,
  -- sRGB as #RRGGBB; null without a value.
  hex text CHECK (hex ~ '^#[0-9A-F]{6}$'),
  sources jsonb NOT NULL DEFAULT '{}',
  search_text text NOT NULL GENERATED ALWAYS AS (color_search_text(color, color_description)) STORED,
  PRIMARY KEY (product_class, serial, color),
  FOREIGN KEY (product_class, serial) REFERENCES serials ON DELETE CASCADE
);

-- What is sold: a serial in a colour and a packaging.
CREATE TABLE products (
  -- Internal only: responses carry the product code.
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
  -- The unit of measure, the content of one package in it, and the number of units that one package is priced for.
  um text NOT NULL,
  qta numeric(12, 4) NOT NULL CHECK (qta > 0),
  unit_qty numeric(12, 4) NOT NULL CHECK (unit_qty > 0),
  -- Packages are sold in multiples of this number.
  qty_pkg_multiplier integer NOT NULL DEFAULT 1 CHECK (qty_pkg_multiplier > 0),
  -- Specific weight (kg/l) and gross weight of one package (kg).
  dna numeric(8, 4),
  plo numeric(12, 4) NOT NULL CHECK (plo > 0),
  -- The name of its image.
  lat text,
  -- The address of a shop that sells it to private visitors.
  link text,
  -- The code that replaces a changed one.
  new_serial text,
  new_color text,
  sources jsonb NOT NULL DEFAULT '{}',
  UNIQUE (product_class, serial, color, pkg),
  FOREIGN KEY (product_class, serial, color) REFERENCES colors ON DELETE CASCADE
);
-- The products of an image.
CREATE INDEX products_lat ON products (lat) WHERE lat IS NOT NULL;

-- A number is never used twice, not even after a rollback, so a version always identifies the same content.
CREATE SEQUENCE catalogue_version;

-- The version of a serial with its colours and products. Serials that never had a product have none.
CREATE TABLE serial_versions (
  product_class text NOT NULL,
  serial text NOT NULL,
  version bigint NOT NULL DEFAULT nextval('catalogue_version'),
  changed_on timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (product_class, serial),
  FOREIGN KEY (product_class, serial) REFERENCES serials ON DELETE CASCADE
);
-- Each search reads only this index to detect a changed version.
CREATE UNIQUE INDEX serial_versions_version ON serial_versions (version);
-- What other software reads back.
CREATE INDEX serial_versions_changed_on ON serial_versions (changed_on);

-- Triggers, so that every change counts: imports, staff, other processes, manual SQL. A version's row is locked until its
-- change is committed, so that changes of one serial are serialized. Rows are locked in order, so that two changes cannot
-- deadlock. A serial that is being deleted gets no version.
CREATE FUNCTION raise_serial_versions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO serial_versions (product_class, serial)
  SELECT DISTINCT product_class, serial FROM changed JOIN serials USING (product_class, serial)
  ORDER BY product_class, serial
  ON CONFLICT (product_class, serial) DO UPDATE SET version = nextval('catalogue_version'), changed_on = now();
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

-- Prices of the price lists.
CREATE TABLE price_list_items (
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  price_list_code text NOT NULL,
  -- EUR for one um.
  unit_price numeric(14, 4) NOT NULL CHECK (unit_price >= 0),
  sources jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (product_id, price_list_code)
);

-- Agreed terms of a customer for one product; they replace the customer's usual terms.
CREATE TABLE customer_prices (
  customer_id uuid NOT NULL REFERENCES customers ON DELETE CASCADE,
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  price_list_code text NOT NULL,
  -- EUR for one um.
  unit_price numeric(14, 4) NOT NULL CHECK (unit_price >= 0),
  discount_pct1 numeric(5, 2) NOT NULL DEFAULT 0 CHECK (discount_pct1 BETWEEN 0 AND 100),
  discount_pct2 numeric(5, 2) NOT NULL DEFAULT 0 CHECK (discount_pct2 BETWEEN 0 AND 100),
  agent_commission_pct numeric(5, 2) NOT NULL DEFAULT 0 CHECK (agent_commission_pct BETWEEN 0 AND 100),
  sources jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (customer_id, product_id)
);
-- Foreign key.
CREATE INDEX customer_prices_product_id ON customer_prices (product_id);

-- Words of one language with the same meaning; each finds the other. Staff maintain them.
CREATE TABLE search_synonyms (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  language text NOT NULL CHECK (language IN ('it', 'en', 'de', 'es', 'fr', 'pl', 'ru')),
  term text NOT NULL,
  synonym text NOT NULL,
  -- A number is never used twice, so that each search can detect a changed synonym.
  version bigint NOT NULL DEFAULT nextval('catalogue_version'),
  UNIQUE (language, term, synonym)
);
-- Each search reads only this index to detect a changed synonym.
CREATE INDEX search_synonyms_version ON search_synonyms (version);

-- How often a term was searched for, by week and language, and how often a result was opened. No user is recorded.
CREATE TABLE search_counts (
  -- Monday of the week.
  week date NOT NULL,
  language text NOT NULL,
  term text NOT NULL,
  searches integer NOT NULL DEFAULT 0,
  -- The number of results of the last search.
  results integer NOT NULL,
  -- Result of the last search: products matched all words, some words, or none.
  outcome text NOT NULL CHECK (outcome IN ('all', 'closest', 'none')),
  clicks integer NOT NULL DEFAULT 0,
  PRIMARY KEY (week, language, term)
);
