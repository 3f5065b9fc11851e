import { describe, expect, it } from 'vitest';
import { findChangedValues, type NodeContent } from './changed-values.ts';

const buildNode = (node: Partial<NodeContent>): NodeContent => ({
  name: { it: 'Smalto' },
  description: {},
  image: null,
  brand: null,
  link: null,
  ...node,
});

describe('the changed values of a catalogue node', () => {
  it('are each changed value by language, the link first', () => {
    expect(
      findChangedValues(
        buildNode({ link: 'https://store.example.com/a', description: { it: 'Lucido' } }),
        buildNode({ link: 'https://other.example/a', name: { it: 'Smalto', de: 'Lack' } }),
      ),
    ).toEqual([
      { field: 'link', language: null, was: 'https://store.example.com/a', is: 'https://other.example/a' },
      { field: 'name', language: 'de', was: null, is: 'Lack' },
      { field: 'description', language: 'it', was: 'Lucido', is: null },
    ]);
    expect(findChangedValues(buildNode({}), buildNode({}))).toEqual([]);
  });

  it('are all values of an added or removed node', () => {
    const node = buildNode({ brand: 'Muralcrom', link: 'https://store.example.com/a' });
    expect(findChangedValues(null, node).map(({ field, was, is }) => [field, was, is])).toEqual([
      ['link', null, 'https://store.example.com/a'],
      ['name', null, 'Smalto'],
      ['brand', null, 'Muralcrom'],
    ]);
    expect(findChangedValues(node, null).every(({ is }) => is === null)).toBe(true);
  });
});
