-- Which transactions changed the orders of which customer. What the server remembers of a list stands as long as each of
-- them had ended when it was read (pg_visible_in_snapshot): exact without a row that all writers would wait for.
-- Orders first, as whoever writes one locks them: whoever is about to waits until the new triggers stand.
LOCK TABLE orders, order_items IN ACCESS EXCLUSIVE MODE;

CREATE TABLE order_changes (
  transaction xid8 NOT NULL DEFAULT pg_current_xact_id(),
  -- Zeros for a change of all orders.
  customer_id uuid NOT NULL,
  changed_on timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (customer_id, transaction)
);
CREATE INDEX order_changes_transaction ON order_changes (transaction);
CREATE INDEX order_changes_changed_on ON order_changes (changed_on);

CREATE FUNCTION note_changed_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    INSERT INTO order_changes (customer_id) VALUES ('00000000-0000-0000-0000-000000000000') ON CONFLICT DO NOTHING;
  ELSE
    INSERT INTO order_changes (customer_id) SELECT DISTINCT customer_id FROM changed ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER orders_inserted_noted AFTER INSERT ON orders REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_orders();
CREATE TRIGGER orders_updated_noted AFTER UPDATE ON orders REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_orders();
-- An order that is moved to another customer is gone for the first.
CREATE TRIGGER orders_moved_noted AFTER UPDATE ON orders REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_orders();
CREATE TRIGGER orders_deleted_noted AFTER DELETE ON orders REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_orders();
CREATE TRIGGER orders_truncated_noted AFTER TRUNCATE ON orders
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_orders();

-- Lines name their order, which is looked up by index however many there are; gone with their order, it has been noted.
CREATE FUNCTION note_changed_lines() RETURNS trigger LANGUAGE plpgsql
SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  INSERT INTO order_changes (customer_id)
  SELECT DISTINCT o.customer_id FROM changed JOIN orders o ON o.id = changed.order_id
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
CREATE TRIGGER order_items_inserted_noted AFTER INSERT ON order_items REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_lines();
CREATE TRIGGER order_items_deleted_noted AFTER DELETE ON order_items REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_lines();
CREATE TRIGGER order_items_truncated_noted AFTER TRUNCATE ON order_items
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_orders();
