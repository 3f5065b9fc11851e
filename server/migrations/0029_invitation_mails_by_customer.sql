-- Invitations to one address are counted by customer, and by all customers together. Those of the last day name none.
DELETE FROM invitation_mails;
ALTER TABLE invitation_mails ADD COLUMN customer_id uuid NOT NULL REFERENCES customers ON DELETE CASCADE;
CREATE INDEX invitation_mails_customer ON invitation_mails (customer_id, invitee_email, sent_at);
