-- The private catalogue: trees that staff upload and publish. One tree is published at a time.

-- An uploaded tree and the decision on it.
CREATE TABLE b2c_trees (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- SUPERSEDED by a newer upload before a decision, REPLACED by the tree that was published after it.
  status text NOT NULL CHECK (status IN ('PENDING', 'PUBLISHED', 'REJECTED', 'REPLACED', 'SUPERSEDED')),
  tree jsonb NOT NULL,
  file_name text,
  -- Numbers of nodes.
  categories integer NOT NULL DEFAULT 0,
  products integer NOT NULL DEFAULT 0,
  created_on timestamptz NOT NULL DEFAULT now(),
  uploaded_by uuid REFERENCES users ON DELETE SET NULL,
  decided_at timestamptz,
  decided_by uuid REFERENCES users ON DELETE SET NULL,
  reason text
);
-- At most one tree is published, and at most one waits for a decision.
CREATE UNIQUE INDEX b2c_trees_one_published ON b2c_trees (status) WHERE status = 'PUBLISHED';
CREATE UNIQUE INDEX b2c_trees_one_pending ON b2c_trees (status) WHERE status = 'PENDING';
-- The desk's list, newest first.
CREATE INDEX b2c_trees_created_on ON b2c_trees (created_on DESC, id);
-- Foreign keys.
CREATE INDEX b2c_trees_uploaded_by ON b2c_trees (uploaded_by);
CREATE INDEX b2c_trees_decided_by ON b2c_trees (decided_by);

-- The nodes of a tree as rows, so that one level is read by itself, and two trees are compared in the database.
CREATE TABLE b2c_nodes (
  tree_id uuid NOT NULL REFERENCES b2c_trees ON DELETE CASCADE,
  -- Codes from the root, for example WALLS/WALLS-PAINT/H500. The parent of the first level is empty.
  path text NOT NULL,
  parent_path text NOT NULL,
  parent_code text NOT NULL,
  position integer NOT NULL,
  code text NOT NULL,
  -- Texts by language.
  name jsonb NOT NULL,
  description jsonb NOT NULL,
  image text,
  brand text,
  link text,
  is_category boolean NOT NULL,
  -- The number of different products below the node, on all levels.
  products integer NOT NULL,
  PRIMARY KEY (tree_id, path)
);
-- The nodes of a level, in their order.
CREATE INDEX b2c_nodes_level ON b2c_nodes (tree_id, parent_path, position);
-- A product is in a category once, and a category is in one place.
CREATE UNIQUE INDEX b2c_nodes_place ON b2c_nodes (tree_id, parent_code, code);
CREATE UNIQUE INDEX b2c_nodes_category ON b2c_nodes (tree_id, code) WHERE is_category;
-- All places of a product.
CREATE INDEX b2c_nodes_code ON b2c_nodes (tree_id, code);

-- Inserts the nodes of a stored tree in one statement, which the trigger below runs.
CREATE FUNCTION unfold_b2c_tree(tree_id uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO b2c_nodes (tree_id, path, parent_path, parent_code, position, code, name, description, image, brand, link,
    is_category, products)
  WITH RECURSIVE nodes AS (
    SELECT child.node ->> 'code' AS path, '' AS parent_path, '' AS parent_code, 1 AS depth,
      child.position::integer AS position, child.node
    FROM b2c_trees, jsonb_array_elements(tree) WITH ORDINALITY AS child (node, position)
    WHERE id = tree_id
    UNION ALL
    SELECT parent.path || '/' || (child.node ->> 'code'), parent.path, parent.node ->> 'code', parent.depth + 1,
      child.position::integer, child.node
    FROM nodes parent, jsonb_array_elements(parent.node -> 'children') WITH ORDINALITY AS child (node, position)
  ), counts AS (
    SELECT array_to_string((string_to_array(leaf.path, '/'))[1:ancestor.depth], '/') AS path,
      count(DISTINCT leaf.node ->> 'code')::integer AS products
    FROM nodes leaf, generate_series(1, leaf.depth - 1) AS ancestor (depth)
    WHERE leaf.node -> 'children' = '[]'
    GROUP BY 1
  )
  SELECT tree_id, path, parent_path, parent_code, position, node ->> 'code', node -> 'name',
    coalesce(node -> 'description', '{}'), node ->> 'image', node ->> 'brand', node ->> 'link',
    node -> 'children' <> '[]', coalesce(counts.products, 0)
  FROM nodes LEFT JOIN counts USING (path)
$$;

-- A trigger, so that no tree is stored without its nodes.
CREATE FUNCTION unfold_new_b2c_tree() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM unfold_b2c_tree(NEW.id);
  RETURN NULL;
END
$$;
CREATE TRIGGER b2c_trees_unfold AFTER INSERT ON b2c_trees
  FOR EACH ROW EXECUTE FUNCTION unfold_new_b2c_tree();
