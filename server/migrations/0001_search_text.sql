-- Text search that ignores case and accents. Names and texts are compared by search_text(), whose results the other files
-- store in generated columns and index by trigrams.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- Generated columns and indexes accept IMMUTABLE functions only. unaccent() is STABLE because its dictionary can be
-- changed; ours never is.
CREATE FUNCTION search_text(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;
