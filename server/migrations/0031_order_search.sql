-- Orders that have still to leave, a small part of all, by their delivery date: which of them are late.
CREATE INDEX orders_open_delivery ON orders (delivery_date, id) WHERE status IN ('I', 'B', 'C');

-- Part of the number that a customer gave an order, whatever its case.
CREATE INDEX orders_own_code_search ON orders USING gin (upper(customer_order_code) gin_trgm_ops);
CREATE INDEX order_requests_own_code_search ON order_requests USING gin (upper(customer_order_code) gin_trgm_ops);
