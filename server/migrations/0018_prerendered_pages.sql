-- Public pages as HTML, rendered ahead by a job; all of it can be deleted, and is rendered again at the next start.
CREATE TABLE prerendered_pages (
  -- The web build and brand that the page was rendered of; of the private catalogue, the tree as well.
  version text NOT NULL,
  -- Below the base path, as /products-search/b2c?path=WALLS.
  address text NOT NULL,
  language text NOT NULL,
  etag text NOT NULL,
  -- The HTML, compressed by Brotli.
  content bytea NOT NULL,
  PRIMARY KEY (version, address, language)
);
