-- Dealers are kept by the desk: each change raises the version, so that nobody writes over what a colleague changed.
ALTER TABLE dealers ADD COLUMN version integer NOT NULL DEFAULT 1;
