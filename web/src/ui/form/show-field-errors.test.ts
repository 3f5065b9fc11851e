import { expect, it } from 'vitest';
import { ApiProblem } from '../../api/problem';
import { showFieldErrors } from './use-zod-form';

function shown(paths: readonly string[], fields: readonly string[]) {
  const marked: string[] = [];
  const problem = new ApiProblem({
    code: 'BadRequest',
    status: 400,
    errors: paths.map((path) => ({ path, code: 'invalidField' })),
  });
  const any = showFieldErrors({ setError: (name) => marked.push(name) }, problem, fields);
  return { any, marked };
}

it('errors are shown at their fields, those of list entries at the field of the list', () => {
  expect(shown(['managers.1', 'customerCode'], ['customerCode', 'managers'])).toEqual({
    any: true,
    marked: ['managers', 'customerCode'],
  });
  expect(shown(['items.0.quantity'], ['items', 'items.0.quantity']).marked).toEqual(['items.0.quantity']);
});

it('errors of unknown fields mark no field', () => {
  expect(shown(['managersOf', 'other.1'], ['managers'])).toEqual({ any: false, marked: [] });
});
