-- Hash of the secret in an invitation's link, which shows the invitation before registration.
ALTER TABLE customer_invitations ADD COLUMN link_hash bytea;
CREATE UNIQUE INDEX customer_invitations_link ON customer_invitations (link_hash);
