-- Approvals of a disabled user are withdrawn, and their lines go back to the user's cart, as they do when the author
-- withdraws them: the cart is there when the user is enabled again. Who leaves the customer leaves the lines as well.
-- A cart takes 1000 lines, a line 999999 packages.
CREATE OR REPLACE FUNCTION withdraw_approvals() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  returned_cart uuid;
  withdrawn uuid[];
BEGIN
  WITH withdrawal AS (
    UPDATE approvals SET status = 'WITHDRAWN', decided_at = now()
    WHERE user_id = OLD.id AND customer_id = OLD.customer_id AND status = 'PENDING'
    RETURNING id, customer_id, offer_request_id
  ), audited AS (
    INSERT INTO audit_log (customer_id, action, entity, entity_id)
    SELECT customer_id, 'approvals.withdraw', 'approval', id::text FROM withdrawal
  )
  SELECT array_agg(id) INTO withdrawn FROM withdrawal WHERE offer_request_id IS NULL;
  IF withdrawn IS NULL OR NEW.customer_id IS DISTINCT FROM OLD.customer_id THEN
    RETURN NULL;
  END IF;
  INSERT INTO carts (customer_id, user_id) VALUES (OLD.customer_id, OLD.id)
  ON CONFLICT (customer_id, user_id) DO UPDATE SET is_dirty = carts.is_dirty
  RETURNING id INTO returned_cart;
  INSERT INTO cart_items AS line
    (cart_id, sort_order, product_id, quantity, seen_final_unit_price, seen_in_stock, seen_status)
  SELECT returned_cart, size.last_sort_order + row_number() OVER (ORDER BY returned.place), returned.product_id,
    returned.quantity, returned.price, products.in_stock, products.status
  FROM (
    SELECT product_id, least(sum(quantity), 999999) AS quantity, min(final_unit_price) AS price,
      min(sort_order) AS place
    FROM approval_items WHERE approval_id = ANY (withdrawn) GROUP BY product_id
  ) returned
  JOIN products ON products.id = returned.product_id
  CROSS JOIN (
    SELECT coalesce(max(sort_order), 0) AS last_sort_order
    FROM cart_items WHERE cart_id = returned_cart
  ) size
  ORDER BY returned.place
  LIMIT greatest(0, 1000 - (SELECT count(*) FROM cart_items WHERE cart_id = returned_cart))
  ON CONFLICT (cart_id, product_id) DO UPDATE SET quantity = least(line.quantity + excluded.quantity, 999999);
  RETURN NULL;
END
$$;
