-- Orders that have still to leave, a small part of all, by their delivery date: which of them are late.
CREATE INDEX orders_open_delivery ON orders (delivery_date, id) WHERE status IN ('I', 'B', 'C');
