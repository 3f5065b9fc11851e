import { expect, test } from 'vitest';
import { formatInviter, toInviterName } from './inviter.ts';

test("an inviter's name is displayed when it is a plain name", () => {
  expect(toInviterName({ firstname: 'Jean-Luc', lastname: "D'Angelo Müller" })).toBe(
    "Jean-Luc D'Angelo Müller",
  );
  expect(toInviterName({ firstname: 'Анна', lastname: 'Петрова' })).toBe('Анна Петрова');
});

test("an inviter's name that could carry a message is left out", () => {
  for (const lastname of ['https://evil.example', 'evil.example', 'call 0422 123456', 'x'.repeat(61)])
    expect(toInviterName({ firstname: 'Mario', lastname })).toBeNull();
  expect(toInviterName({ firstname: '', lastname: '' })).toBeNull();
});

test('an invitation names the inviter with the e-mail address, or by the e-mail address alone', () => {
  const inviterUsername = 'marta@colorificio.test';
  expect(formatInviter({ inviterName: 'Marta Neri', inviterUsername })).toBe(
    'Marta Neri (marta@colorificio.test)',
  );
  expect(formatInviter({ inviterName: null, inviterUsername })).toBe(inviterUsername);
});
