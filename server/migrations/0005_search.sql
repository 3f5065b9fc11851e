-- The server keeps what searches read, serial by serial, under a version that changes with the catalogue.

-- Never used twice, not even after a rollback: one version names one content of a serial's answers for ever.
CREATE SEQUENCE catalogue_version;

ALTER TABLE serial_documents
  ADD COLUMN version bigint NOT NULL DEFAULT nextval('catalogue_version');
-- Each search asks whether any version is another than before, from this index alone.
CREATE UNIQUE INDEX serial_documents_version ON serial_documents (version);

-- Two changes of one serial follow one another: the second writes the answers from what the first has left.
-- Without this lock, its insert would meet rows of the first that its own delete could not see.
CREATE FUNCTION lock_serials(keys serial_key[]) RETURNS void LANGUAGE sql AS $$
  SELECT FROM serials s
  WHERE (s.product_class, s.serial) IN (SELECT k.product_class, k.serial FROM unnest(keys) k)
  ORDER BY s.product_class, s.serial
  FOR NO KEY UPDATE
$$;

CREATE OR REPLACE FUNCTION refresh_changed_catalogue_documents() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  keys serial_key[] := (SELECT array_agg(DISTINCT (changed.product_class, changed.serial)::serial_key) FROM changed);
BEGIN
  PERFORM lock_serials(keys);
  PERFORM refresh_catalogue_documents(keys);
  RETURN NULL;
END
$$;
