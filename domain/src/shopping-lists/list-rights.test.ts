import { describe, expect, it } from 'vitest';
import { type ListCaller, mayChangeList, mayCreateList, mayShareList } from './list-rights.ts';

const ROLES = ['OWNER', 'BUYER', 'REQUESTER', 'VIEWER', null] as const;

const aCaller = (userId: string, companyRole: ListCaller['companyRole']): ListCaller => ({
  userId,
  companyRole,
});

describe('shopping lists', () => {
  it('are changed by their author, and shared ones by the owner', () => {
    const allowed = ROLES.flatMap((role) =>
      (['a', 'b', null] as const).flatMap((authorId) =>
        [true, false].flatMap((isShared) =>
          mayChangeList({ authorId, isShared }, aCaller('a', role))
            ? [`${role} ${authorId === 'a' ? 'own' : 'other'} ${isShared ? 'shared' : 'private'}`]
            : [],
        ),
      ),
    );
    expect([...new Set(allowed)]).toEqual([
      'OWNER own shared',
      'OWNER own private',
      'OWNER other shared',
      'BUYER own shared',
      'BUYER own private',
      'REQUESTER own shared',
      'REQUESTER own private',
      'null own shared',
      'null own private',
    ]);
  });

  it('are shared and made private by their author only, who reads them afterwards', () => {
    for (const role of ROLES) {
      expect(mayShareList({ authorId: 'a' }, aCaller('a', role))).toBe(role !== 'VIEWER');
      for (const authorId of ['b', null]) expect(mayShareList({ authorId }, aCaller('a', role))).toBe(false);
    }
  });

  it('are created by everybody but a viewer', () => {
    expect(ROLES.filter((role) => !mayCreateList(aCaller('a', role)))).toEqual(['VIEWER']);
  });
});
