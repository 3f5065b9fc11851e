-- The secret of an invitation's link, as its hash: who holds it may read the invitation before they register.
ALTER TABLE customer_invitations ADD COLUMN link_hash bytea;
CREATE UNIQUE INDEX customer_invitations_link ON customer_invitations (link_hash);
