-- An offer whose order request was withdrawn can be ordered again: at most one of its requests is not withdrawn.
ALTER TABLE order_requests DROP CONSTRAINT order_requests_offer_request_id_key;
CREATE UNIQUE INDEX order_requests_offer ON order_requests (offer_request_id) WHERE status <> 'WITHDRAWN';
-- Serves the foreign key for withdrawn ones too.
CREATE INDEX order_requests_offer_all ON order_requests (offer_request_id) WHERE offer_request_id IS NOT NULL;
