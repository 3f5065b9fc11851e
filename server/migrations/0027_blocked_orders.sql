-- Of a blocked order: the status that it goes back to when it is released, and why it is blocked, which the customer reads.
ALTER TABLE orders
  ADD COLUMN blocked_from text CHECK (blocked_from IN ('I', 'C')),
  ADD COLUMN block_reason text;

UPDATE orders SET
  blocked_from = CASE
    WHEN EXISTS (SELECT FROM order_items WHERE order_id = orders.id AND quantity_confirmed > 0) THEN 'C'
    ELSE 'I'
  END,
  block_reason = (
    SELECT details->>'reason' FROM audit_log
    WHERE entity = 'order' AND entity_id = orders.id::text AND action = 'orders.status' AND details->>'status' = 'B'
    ORDER BY at DESC, id DESC LIMIT 1)
WHERE status = 'B';
