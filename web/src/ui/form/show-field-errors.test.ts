import { expect, it } from 'vitest';
import { ApiProblem } from '../../api/problem';
import { showFieldErrors } from './use-zod-form';

function showErrors(paths: readonly string[], fields: readonly string[]) {
  const markedFields: string[] = [];
  const problem = new ApiProblem({
    code: 'BadRequest',
    status: 400,
    errors: paths.map((path) => ({ path, code: 'invalidField' })),
  });
  const isAnyShown = showFieldErrors({ setError: (name) => markedFields.push(name) }, problem, fields);
  return { isAnyShown: isAnyShown, markedFields: markedFields };
}

it('errors are shown at their fields, those of list entries at the field of the list', () => {
  expect(showErrors(['managers.1', 'customerCode'], ['customerCode', 'managers'])).toEqual({
    isAnyShown: true,
    markedFields: ['managers', 'customerCode'],
  });
  expect(showErrors(['items.0.quantity'], ['items', 'items.0.quantity']).markedFields).toEqual([
    'items.0.quantity',
  ]);
});

it('errors of unknown fields mark no field', () => {
  expect(showErrors(['managersOf', 'other.1'], ['managers'])).toEqual({
    isAnyShown: false,
    markedFields: [],
  });
});
