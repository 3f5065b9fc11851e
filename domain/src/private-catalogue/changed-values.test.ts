import { describe, expect, it } from 'vitest';
import { findChangedValues, type NodeContent } from './changed-values.ts';

const node = (own: Partial<NodeContent>): NodeContent => ({
  name: { it: 'Smalto' },
  description: {},
  image: null,
  brand: null,
  link: null,
  ...own,
});

describe('the changed values of a catalogue node', () => {
  it('are each changed value by language, the link first', () => {
    expect(
      findChangedValues(
        node({ link: 'https://store.example.com/a', description: { it: 'Lucido' } }),
        node({ link: 'https://other.example/a', name: { it: 'Smalto', de: 'Lack' } }),
      ),
    ).toEqual([
      { field: 'link', language: null, was: 'https://store.example.com/a', is: 'https://other.example/a' },
      { field: 'name', language: 'de', was: null, is: 'Lack' },
      { field: 'description', language: 'it', was: 'Lucido', is: null },
    ]);
    expect(findChangedValues(node({}), node({}))).toEqual([]);
  });

  it('are all values of an added or removed node', () => {
    const own = node({ brand: 'Muralcrom', link: 'https://store.example.com/a' });
    expect(findChangedValues(null, own).map(({ field, was, is }) => [field, was, is])).toEqual([
      ['link', null, 'https://store.example.com/a'],
      ['name', null, 'Smalto'],
      ['brand', null, 'Muralcrom'],
    ]);
    expect(findChangedValues(own, null).every(({ is }) => is === null)).toBe(true);
  });
});
