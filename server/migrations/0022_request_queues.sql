-- The queues of staff, newest first, whatever the customer: a page is chosen by index.
CREATE INDEX order_requests_queue ON order_requests (created_on DESC, id);
CREATE INDEX offer_requests_queue ON offer_requests (created_on DESC, id);
