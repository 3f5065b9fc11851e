import { describe, expect, it } from 'vitest';
import { listTutorials } from './tutorials';

const user = { type: 'C', roleSds: 'NONE', roleTds: 'NONE', companyRole: null } as const;

describe('video tutorials', () => {
  it('are one for visitors, three for users, and six for users with a further role', () => {
    expect(listTutorials(null)).toEqual(['registration']);
    expect(listTutorials({ ...user, role: 'USER' })).toEqual(['registration', 'search', 'activation']);
    for (const role of ['CUSTOMER', 'AGENT', 'COMMERCIAL', 'IT', 'ADMIN', 'CROMIA'] as const) {
      expect(listTutorials({ ...user, role })).toHaveLength(6);
    }
  });
});
