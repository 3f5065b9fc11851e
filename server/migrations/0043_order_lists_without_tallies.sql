-- Lists of orders are read by plain SQL and ordinary indexes: what was kept of them beside the tables goes.
DROP TRIGGER orders_inserted ON orders;
DROP TRIGGER orders_deleted ON orders;
DROP TRIGGER orders_updated ON orders;
DROP TRIGGER orders_truncated ON orders;
DROP TRIGGER orders_serials_moved ON orders;
DROP TRIGGER orders_inserted_noted ON orders;
DROP TRIGGER orders_updated_noted ON orders;
DROP TRIGGER orders_deleted_noted ON orders;
DROP TRIGGER orders_truncated_noted ON orders;
DROP TRIGGER orders_named ON orders;
DROP TRIGGER order_items_serials_added ON order_items;
DROP TRIGGER order_items_serials_dropped ON order_items;
DROP TRIGGER order_items_serials_truncated ON order_items;
DROP TRIGGER order_items_named ON order_items;
DROP TRIGGER order_items_inserted_noted ON order_items;
DROP TRIGGER order_items_deleted_noted ON order_items;
DROP TRIGGER order_items_truncated_noted ON order_items;
DROP TRIGGER products_named ON products;
DROP TRIGGER customers_recoded_noted ON customers;
DROP TABLE order_serials, order_tallies, order_changes;
DROP FUNCTION tally_orders, tally_order_serials, tally_movements, stretch_of_instant, stretch_of_delivery,
  stretch_of_code, add_serials_of_lines, drop_serials_of_lines, move_serials_of_orders, kept_codes_of,
  refuse_another_code, note_changed_orders, note_changed_lines, note_recoded_customers;
DROP TYPE order_movement;

ALTER TABLE orders
  DROP CONSTRAINT orders_order_code_length,
  DROP CONSTRAINT orders_request_created_on_finite,
  DROP CONSTRAINT orders_delivery_date_finite;

-- The orders of all customers in each order that a list may stand in. What lists are narrowed by is included, so that
-- passing over many orders reads the index alone. Codes are compared byte by byte, whatever the database's language.
DROP INDEX orders_code, orders_customer_code, orders_customer_delivery, orders_customer_status, orders_delivery,
  orders_newest, orders_code_search;
ALTER TABLE orders DROP CONSTRAINT orders_order_code_key;
ALTER TABLE orders ALTER COLUMN order_code TYPE text COLLATE "C";
ALTER TABLE orders ADD UNIQUE (order_code) INCLUDE (status, request_created_on);
CREATE INDEX orders_newest ON orders (request_created_on DESC, id) INCLUDE (status, order_code);
CREATE INDEX orders_delivery ON orders (delivery_date, id) INCLUDE (status, request_created_on, order_code);
CREATE INDEX orders_status_descending ON orders (status DESC, request_created_on DESC, id);
CREATE INDEX orders_code_search ON orders USING gin (order_code gin_trgm_ops);
-- A customer's orders, which are sorted once they are found.
DROP INDEX orders_customer;
CREATE INDEX orders_customer ON orders (customer_id, request_created_on DESC, id);

-- The orders of a product, the products of an order, and the orders of a customer's products.
DROP INDEX order_items_product;
CREATE INDEX order_items_product ON order_items (product_id, order_id);
ALTER TABLE order_items DROP CONSTRAINT order_items_order_id_sort_order_key;
ALTER TABLE order_items ADD UNIQUE (order_id, sort_order) INCLUDE (product_id);
DROP INDEX order_items_customer_id;
CREATE INDEX order_items_customer ON order_items (customer_id, product_id, order_id);
-- The foreign key holds a line's customer to its order's, where a trigger looked it up for every line.
DROP TRIGGER order_items_customer ON order_items;
DROP FUNCTION name_customer_of_line;
ALTER TABLE orders ADD UNIQUE (id, customer_id);
ALTER TABLE order_items
  DROP CONSTRAINT order_items_customer,
  DROP CONSTRAINT order_items_customer_id_fkey,
  DROP CONSTRAINT order_items_order_id_fkey;
ALTER TABLE order_items
  ALTER COLUMN customer_id SET NOT NULL,
  ADD FOREIGN KEY (order_id, customer_id) REFERENCES orders (id, customer_id) ON DELETE CASCADE;
