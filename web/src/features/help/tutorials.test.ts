import { describe, expect, it } from 'vitest';
import { tutorialsFor } from './tutorials';

const user = { type: 'C', roleSds: 'NONE', roleTds: 'NONE' } as const;

describe('video tutorials', () => {
  it('are one for visitors, three for users, and six for users with a further role', () => {
    expect(tutorialsFor(null)).toEqual(['registration']);
    expect(tutorialsFor({ ...user, role: 'USER' })).toEqual(['registration', 'search', 'activation']);
    for (const role of ['CUSTOMER', 'AGENT', 'COMMERCIAL', 'IT', 'ADMIN', 'CROMIA'] as const) {
      expect(tutorialsFor({ ...user, role })).toHaveLength(6);
    }
  });
});
