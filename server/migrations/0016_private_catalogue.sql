-- The private catalogue: uploads with their decisions, and each tree unfolded into rows, so that a level of it is asked
-- for by itself and two trees are compared where they lie.
ALTER TABLE b2c_trees
  ADD COLUMN file_name text,
  ADD COLUMN categories integer NOT NULL DEFAULT 0,
  ADD COLUMN products integer NOT NULL DEFAULT 0,
  ADD COLUMN reason text,
  DROP CONSTRAINT b2c_trees_status_check,
  -- A newer file took the place of a SUPERSEDED one before anybody had decided on it.
  ADD CONSTRAINT b2c_trees_status_check
    CHECK (status IN ('PENDING', 'PUBLISHED', 'REJECTED', 'REPLACED', 'SUPERSEDED'));
CREATE UNIQUE INDEX b2c_trees_one_pending ON b2c_trees (status) WHERE status = 'PENDING';
CREATE INDEX b2c_trees_created_on ON b2c_trees (created_on DESC, id);

CREATE TABLE b2c_nodes (
  tree_id uuid NOT NULL REFERENCES b2c_trees ON DELETE CASCADE,
  -- Codes from the root on, as in WALLS/WALLS-PAINT/H500; empty for what the first level stands in.
  path text NOT NULL,
  parent_path text NOT NULL,
  parent_code text NOT NULL,
  position integer NOT NULL,
  code text NOT NULL,
  name jsonb NOT NULL,
  description jsonb NOT NULL,
  image text,
  brand text,
  link text,
  is_category boolean NOT NULL,
  -- Different products below it, however deep.
  products integer NOT NULL,
  PRIMARY KEY (tree_id, path)
);
CREATE INDEX b2c_nodes_level ON b2c_nodes (tree_id, parent_path, position);
-- A product stands in a category once, a category in one place.
CREATE UNIQUE INDEX b2c_nodes_place ON b2c_nodes (tree_id, parent_code, code);
CREATE UNIQUE INDEX b2c_nodes_category ON b2c_nodes (tree_id, code) WHERE is_category;
CREATE INDEX b2c_nodes_code ON b2c_nodes (tree_id, code);

CREATE FUNCTION unfold_b2c_tree(wanted uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO b2c_nodes (tree_id, path, parent_path, parent_code, position, code, name, description, image, brand, link,
    is_category, products)
  WITH RECURSIVE nodes AS (
    SELECT child.node ->> 'code' AS path, '' AS parent_path, '' AS parent_code, 1 AS depth,
      child.position::integer AS position, child.node
    FROM b2c_trees, jsonb_array_elements(tree) WITH ORDINALITY AS child (node, position)
    WHERE id = wanted
    UNION ALL
    SELECT parent.path || '/' || (child.node ->> 'code'), parent.path, parent.node ->> 'code', parent.depth + 1,
      child.position::integer, child.node
    FROM nodes parent, jsonb_array_elements(parent.node -> 'children') WITH ORDINALITY AS child (node, position)
  ), counts AS (
    SELECT array_to_string((string_to_array(leaf.path, '/'))[1:above.depth], '/') AS path,
      count(DISTINCT leaf.node ->> 'code')::integer AS products
    FROM nodes leaf, generate_series(1, leaf.depth - 1) AS above (depth)
    WHERE leaf.node -> 'children' = '[]'
    GROUP BY 1
  )
  SELECT wanted, path, parent_path, parent_code, position, node ->> 'code', node -> 'name',
    coalesce(node -> 'description', '{}'), node ->> 'image', node ->> 'brand', node ->> 'link',
    node -> 'children' <> '[]', coalesce(counts.products, 0)
  FROM nodes LEFT JOIN counts USING (path)
$$;

CREATE FUNCTION unfold_new_b2c_tree() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM unfold_b2c_tree(NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER b2c_trees_unfold AFTER INSERT ON b2c_trees
  FOR EACH ROW EXECUTE FUNCTION unfold_new_b2c_tree();

SELECT unfold_b2c_tree(id) FROM b2c_trees;
UPDATE b2c_trees SET (categories, products) = (
  SELECT count(*) FILTER (WHERE is_category), count(DISTINCT code) FILTER (WHERE NOT is_category)
  FROM b2c_nodes WHERE tree_id = b2c_trees.id);
