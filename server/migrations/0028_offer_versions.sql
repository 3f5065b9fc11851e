-- How many times an offer has been sent: each correction of a sent offer is its next version.
ALTER TABLE offer_requests ADD COLUMN version integer NOT NULL DEFAULT 1;
