-- Claims are talked about like requests: with attachments, and with who read a message.
ALTER TABLE request_messages RENAME TO messages;
ALTER TABLE request_message_reads RENAME TO message_reads;
ALTER TABLE request_message_attachments RENAME TO message_attachments;
ALTER INDEX request_messages_offer_request RENAME TO messages_offer_request;
ALTER INDEX request_messages_order_request RENAME TO messages_order_request;
ALTER INDEX request_messages_user_id RENAME TO messages_user_id;
ALTER INDEX request_message_reads_user_id RENAME TO message_reads_user_id;

-- Messages are deleted with their claim.
ALTER TABLE messages ADD COLUMN claim_id uuid REFERENCES claims ON DELETE CASCADE;
ALTER TABLE messages DROP CONSTRAINT request_messages_check;
ALTER TABLE messages ADD CONSTRAINT messages_check
  CHECK (num_nonnulls(offer_request_id, order_request_id, claim_id) = 1);
-- The messages of a claim; also the foreign key.
CREATE INDEX messages_claim ON messages (claim_id, position);

INSERT INTO messages (id, claim_id, user_id, is_staff, kind, text, created_at)
SELECT id, claim_id, user_id, is_staff, 'MESSAGE', text, created_at FROM claim_messages ORDER BY position;
-- Who has read these was not stored. Everybody was mailed each message, so that the people and managers of the customer have
-- nothing old to read; a customer's message counts as read by the staff member who reviewed the claim.
INSERT INTO message_reads (message_id, user_id, is_staff, read_at)
SELECT message.id, users.id, false, message.created_at
FROM claim_messages message JOIN claims ON claims.id = message.claim_id
JOIN users ON users.customer_id = claims.customer_id
  OR users.id IN (SELECT user_id FROM customer_managers WHERE customer_id = claims.customer_id)
WHERE users.id IS DISTINCT FROM message.user_id;
INSERT INTO message_reads (message_id, user_id, is_staff, read_at)
SELECT message.id, claims.reviewed_by, true, message.created_at
FROM claim_messages message JOIN claims ON claims.id = message.claim_id
WHERE NOT message.is_staff AND claims.reviewed_by IS NOT NULL
ON CONFLICT DO NOTHING;
DROP TABLE claim_messages;
