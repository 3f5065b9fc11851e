-- Orders are asked for by their code as somebody types it, whatever its case (document search, sending).
CREATE INDEX orders_upper_order_code ON orders (upper(order_code));

-- The proof of ten years is searched by a part of the address, and for what has not arrived, which is never much.
CREATE INDEX sds_deliveries_recipient_search ON sds_deliveries USING gin (recipient gin_trgm_ops);
CREATE INDEX sds_deliveries_not_sent ON sds_deliveries (created_at, id) WHERE status <> 'SENT';
