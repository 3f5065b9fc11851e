import { describe, expect, it } from 'vitest';
import { parsePortfolioRows } from './portfolio-rows.ts';

describe('a portfolio file', () => {
  it('lists managers and customers in columns of any order; the default action is ADD', () => {
    const { rows, errors } = parsePortfolioRows(
      'customerCode;Username;action\n100001;AGENT@test.it;\n100002;agent@test.it;remove\n',
    );
    expect(errors).toEqual([]);
    expect(rows).toEqual([
      { line: 2, username: 'agent@test.it', customerCode: '100001', action: 'ADD' },
      { line: 3, username: 'agent@test.it', customerCode: '100002', action: 'REMOVE' },
    ]);
  });

  it('reports errors line by line', () => {
    const file =
      'username,customerCode,action\nagent,100001,\na@b.it,1,\na@b.it,100001,KEEP\na@b.it,100002\na@b.it,100002,REMOVE';
    expect(parsePortfolioRows(file).errors).toEqual([
      { path: 'lines.2.username', code: 'invalidField', value: 'agent' },
      { path: 'lines.3.customerCode', code: 'invalidField', value: '1' },
      { path: 'lines.4.action', code: 'invalidField', value: 'KEEP' },
      { path: 'lines.6', code: 'invalidField' },
    ]);
  });

  it.each([
    ['username;customerCode;azione\na@b.it;100001;REMOVE', { path: 'lines.1.azione', code: 'invalidField' }],
    [
      'username;customerCode\na@b.it;100001;REMOVE',
      { path: 'lines.2.C2', code: 'invalidField', value: 'REMOVE' },
    ],
    [
      'username;customerCode\na@b.it;"100001\n',
      { path: 'lines.2.customerCode', code: 'invalidField', value: '"100001' },
    ],
  ])('rejects what it cannot assign to a column: %j', (file, error) => {
    expect(parsePortfolioRows(file).errors).toEqual([error]);
  });

  it('is rejected without its columns or without lines', () => {
    expect(parsePortfolioRows('agent@test.it;100001').errors.map(({ path }) => path)).toEqual([
      'username',
      'customerCode',
      'lines.1.agent@test.it',
      'lines.1.100001',
    ]);
    expect(parsePortfolioRows('username;customerCode').errors).toEqual([{ path: 'file', code: 'missing' }]);
  });
});
