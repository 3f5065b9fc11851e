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

function fault(row: number, column: string, code: SheetFault): SheetFinding {
  return { row, column, code };
}

/** Finds rows that repeat a node under the same parent. */
function doubles(nodes: readonly PlacedNode[]): SheetFinding[] {
  const seen = new Set<string>();
  return nodes.flatMap(({ row, code, parent }) => {
    // Codes contain no slash.
    const place = `${parent ?? ''}/${code}`;
    if (seen.has(place)) return [fault(row, 'code', 'duplicate')];
    seen.add(place);
    return [];
  });
}

function byCode(grown: readonly BuiltNode[]): Map<string, BuiltNode[]> {
  const found = new Map<string, BuiltNode[]>();
  for (const each of grown) {
    const fellows = found.get(each.node.code);
    if (fellows) fellows.push(each);
    else found.set(each.node.code, [each]);
  }
  return found;
}

/**
 * Collects the nodes that can be reached from the first level, and reports nodes that are too deep and categories with
 * too many children.
 */
function measure(roots: readonly CatalogueNode[], rowOf: ReadonlyMap<CatalogueNode, number>) {
  const reached = new Set<CatalogueNode>();
  const findings: SheetFinding[] = [];
  const visit = (nodes: readonly CatalogueNode[], depth: number): void => {
    for (const [index, node] of nodes.entries()) {
      reached.add(node);
      const row = rowOf.get(node) ?? 0;
      if (index === LIMITS.treeChildren) findings.push(fault(row, 'parent', 'tooManyChildren'));
      if (depth > LIMITS.treeDepth) findings.push(fault(row, 'parent', 'tooDeep'));
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
  const findings = doubles(nodes);
  const grown = nodes.map((placed): BuiltNode => {
    const { row: _row, parent: _parent, ...node } = placed;
    return { placed, node: { ...node, children: [] } };
  });
  const known = byCode(grown);
  const tree: CatalogueNode[] = [];
  for (const { placed, node } of grown) {
    if (placed.parent === null) {
      tree.push(node);
      continue;
    }
    const [parent, other] = known.get(placed.parent) ?? [];
    if (!parent) findings.push(fault(placed.row, 'parent', 'unknownParent'));
    // A category has one parent; only products may have several.
    else if (other) findings.push(fault(placed.row, 'parent', 'ambiguousParent'));
    else parent.node.children.push(node);
  }
  if (findings.length > 0) return { findings };
  const rowOf = new Map(grown.map(({ placed, node }) => [node, placed.row]));
  const { reached, findings: shape } = measure(tree, rowOf);
  if (shape.length > 0) return { findings: shape };
  // Every parent exists, so unreached rows form a cycle.
  const lost = grown.filter(({ node }) => !reached.has(node));
  if (lost.length > 0) return { findings: lost.map(({ placed }) => fault(placed.row, 'parent', 'cycle')) };
  return { tree };
}
