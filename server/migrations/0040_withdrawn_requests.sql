-- Requests that the customer withdrew before staff decided on them.
ALTER TABLE order_requests DROP CONSTRAINT order_requests_status_check;
ALTER TABLE order_requests ADD CONSTRAINT order_requests_status_check
  CHECK (status IN ('PENDING', 'ACCEPTED', 'REJECTED', 'EXPIRED', 'WITHDRAWN'));
ALTER TABLE offer_requests DROP CONSTRAINT offer_requests_status_check;
ALTER TABLE offer_requests ADD CONSTRAINT offer_requests_status_check
  CHECK (status IN ('PENDING', 'ACCEPTED', 'REJECTED', 'CLOSED', 'EXPIRED', 'WITHDRAWN'));
