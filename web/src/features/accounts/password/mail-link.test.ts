import { describe, expect, it } from 'vitest';
import { mailLinkSearchSchema, parseMailLink } from './mail-link';

const parse = (search: unknown) => parseMailLink(mailLinkSearchSchema.parse(search));

describe('a mail link', () => {
  it('contains the user name and the token, even a token of digits', () => {
    expect(parse({ username: 'anna@example.com', token: 42 })).toEqual({
      username: 'anna@example.com',
      token: '42',
    });
  });

  it.each([
    { username: 'anna@example.com' },
    { token: 'abc' },
    { username: '', token: 'abc' },
    { username: 'anna@example.com', token: '' },
    {},
  ])('is invalid when a part is missing: %j', (search) => {
    expect(parse(search)).toBeUndefined();
  });

  it.each(['invalid', '', true, null])('is invalid when the link parameter is set: %j', (link) => {
    expect(parse({ username: 'anna@example.com', token: 'abc', link })).toBeUndefined();
  });
});
