import { LIMITS } from '../limits.ts';
import type { SheetFault, SheetFinding } from './sheet-finding.ts';
import type { CatalogueNode } from './tree.ts';

/** A row of a file: a node with the code of its parent category. */
export interface PlacedNode extends Omit<CatalogueNode, 'children'> {
  row: number;
  parent: string | null;
}

interface BuiltNode {
  placed: PlacedNode;
  node: CatalogueNode;
}

function createFinding(row: number, column: string, code: SheetFault): SheetFinding {
  return { row, column, code };
}

/** Finds rows that repeat a node under the same parent. */
function findDuplicates(nodes: readonly PlacedNode[]): SheetFinding[] {
  const keys = new Set<string>();
  return nodes.flatMap(({ row, code, parent }) => {
    // Codes contain no slash.
    const key = `${parent ?? ''}/${code}`;
    if (keys.has(key)) return [createFinding(row, 'code', 'duplicate')];
    keys.add(key);
    return [];
  });
}

function groupByCode(builtNodes: readonly BuiltNode[]): Map<string, BuiltNode[]> {
  const found = new Map<string, BuiltNode[]>();
  for (const builtNode of builtNodes) {
    const sameCode = found.get(builtNode.node.code);
    if (sameCode) sameCode.push(builtNode);
    else found.set(builtNode.node.code, [builtNode]);
  }
  return found;
}

/**
 * Collects the nodes that can be reached from the first level, and reports nodes that are too deep and categories with
 * too many children.
 */
function checkShape(roots: readonly CatalogueNode[], rowOf: ReadonlyMap<CatalogueNode, number>) {
  const reached = new Set<CatalogueNode>();
  const findings: SheetFinding[] = [];
  const visit = (nodes: readonly CatalogueNode[], depth: number): void => {
    for (const [index, node] of nodes.entries()) {
      reached.add(node);
      const row = rowOf.get(node) ?? 0;
      if (index === LIMITS.treeChildren) findings.push(createFinding(row, 'parent', 'tooManyChildren'));
      if (depth > LIMITS.treeDepth) findings.push(createFinding(row, 'parent', 'tooDeep'));
      else visit(node.children, depth + 1);
    }
  };
  visit(roots, 1);
  return { reached, findings };
}

/** Builds the tree of the rows, or returns the findings that prevent it. */
export function buildTree(
  nodes: readonly PlacedNode[],
): { tree: CatalogueNode[]; findings?: never } | { findings: SheetFinding[]; tree?: never } {
  const findings = findDuplicates(nodes);
  const builtNodes = nodes.map((placed): BuiltNode => {
    const { row: _row, parent: _parent, ...node } = placed;
    return { placed, node: { ...node, children: [] } };
  });
  const nodesByCode = groupByCode(builtNodes);
  const tree: CatalogueNode[] = [];
  for (const { placed, node } of builtNodes) {
    if (placed.parent === null) {
      tree.push(node);
      continue;
    }
    const [parent, otherParent] = nodesByCode.get(placed.parent) ?? [];
    if (!parent) findings.push(createFinding(placed.row, 'parent', 'unknownParent'));
    // A category has one parent; only products may have several.
    else if (otherParent) findings.push(createFinding(placed.row, 'parent', 'ambiguousParent'));
    else parent.node.children.push(node);
  }
  if (findings.length > 0) return { findings };
  const rowOf = new Map(builtNodes.map(({ placed, node }) => [node, placed.row]));
  const { reached, findings: shapeFindings } = checkShape(tree, rowOf);
  if (shapeFindings.length > 0) return { findings: shapeFindings };
  // Every parent exists, so unreached rows form a cycle.
  const unreached = builtNodes.filter(({ node }) => !reached.has(node));
  if (unreached.length > 0)
    return { findings: unreached.map(({ placed }) => createFinding(placed.row, 'parent', 'cycle')) };
  return { tree };
}
