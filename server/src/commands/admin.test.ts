import { expect, it } from 'vitest';
import { login, testApp } from '../../test/app.ts';
import { setUpApp } from '../../test/builders/second-factor.ts';
import { runAdmin } from './admin.ts';

const { app, db, url, config } = await testApp('demo');
const env = {
  DATABASE_URL: url,
  DATA_DIR: config.dataDir,
  TOKEN_SECRET: config.tokenSecret,
  PUBLIC_URL: 'https://paint.example.com',
};

/** Finds the link in a command's output. */
function extractLink(text: string): URL {
  const [link = ''] = /https:\S+/.exec(text) ?? [];
  return new URL(link);
}

function choosePassword(link: URL, newPassword: string) {
  return app.inject({
    method: 'PUT',
    url: `/api/users/${link.searchParams.get('username')}/update-forgotten-password`,
    payload: { tempCode: link.searchParams.get('token'), newPassword },
  });
}

it('the first administrator sets a password by the printed link and can use the back office', async () => {
  const createdResult = await runAdmin(
    ['create', 'Anna.Rossi@Example.com', '--role', 'ADMIN', '--language', 'de'],
    env,
  );
  expect(createdResult.exitCode).toBe(0);
  const link = extractLink(createdResult.text);
  expect(link.href).toMatch(/^https:\/\/paint\.example\.com\/ecommerce\/new-password\?.*locale=de/);
  // Until a password is chosen, the command prints a new link each time; earlier links stay valid.
  expect((await runAdmin(['create', 'anna.rossi@example.com', '--role', 'ADMIN'], env)).text).toContain(
    'token=',
  );
  expect((await choosePassword(link, 'Sicher!2026x')).statusCode).toBeLessThan(300);
  const headers = await login(app, 'anna.rossi@example.com', 'Sicher!2026x');
  const users = await app.inject({ url: '/api/v1/backoffice/users?searchString=anna.rossi', headers });
  expect(users.json().content).toMatchObject([
    { firstname: 'Anna', lastname: 'Rossi', role: 'ADMIN', type: 'C' },
  ]);

  const repeatedResult = await runAdmin(['create', 'anna.rossi@example.com', '--role', 'ADMIN'], env);
  expect(repeatedResult).toMatchObject({
    exitCode: 1,
    text: expect.stringContaining('unlock anna.rossi@example.com'),
  });
});

it('an existing company user gets the role and keeps the password', async () => {
  const createdResult = await runAdmin(['create', 'company@demo.cromia.test', '--role', 'IT'], env);
  expect(createdResult).toMatchObject({ exitCode: 0, text: expect.stringContaining('has the role IT now') });
  const headers = await login(app, 'company@demo.cromia.test');
  expect((await app.inject({ url: '/api/v1/backoffice/imports', headers })).statusCode).toBe(200);
});

it.each([
  ['private@demo.cromia.test', 'is a private user'],
  ['customer@demo.cromia.test', 'is a user of a customer'],
  ['agent@demo.cromia.test', 'already has the role AGENT'],
])('%s cannot become an administrator', async (username, reason) => {
  const rejectedResult = await runAdmin(['create', username, '--role', 'ADMIN'], env);
  expect(rejectedResult).toMatchObject({ exitCode: 1, text: expect.stringContaining(reason) });
});

it('unlock admits a user with too many failed logins or a disabled account', async () => {
  const attempt = (password: string) =>
    app.inject({
      method: 'POST',
      url: '/api/auth',
      payload: { username: 'disabled@demo.cromia.test', password },
    });
  for (let attempts = 0; attempts < 10; attempts++) await attempt('wrong');
  expect((await attempt('wrong')).statusCode).toBe(429);
  const unlockedResult = await runAdmin(['unlock', 'disabled@demo.cromia.test'], env);
  expect(unlockedResult.exitCode).toBe(0);
  expect(unlockedResult.text).toContain('10 failed logins');
  expect(unlockedResult.text).toContain('enabled now');
  await login(app, 'disabled@demo.cromia.test');
  expect((await choosePassword(extractLink(unlockedResult.text), 'Sicher!2026x')).statusCode).toBeLessThan(
    300,
  );
  const auditRows = await db
    .selectFrom('auditLog')
    .select(['action', 'userId'])
    .where('action', 'like', 'users.%')
    .orderBy('id')
    .execute();
  expect(auditRows.slice(-3)).toEqual([
    { action: 'users.create', userId: null },
    { action: 'users.change-rights', userId: null },
    { action: 'users.unlock', userId: null },
  ]);
  expect(await runAdmin(['unlock', 'nobody@example.com'], env)).toMatchObject({ exitCode: 1 });
});

it('exits with 0 for --help, 2 for invalid arguments and 1 for an unreachable database', async () => {
  expect(await runAdmin(['--help'], env)).toMatchObject({
    exitCode: 0,
    text: expect.stringContaining('Usage'),
  });
  for (const args of [
    [],
    ['create'],
    ['create', 'anna', '--role', 'ADMIN'],
    ['create', 'x@example.com'],
    ['create', 'x@example.com', '--role', 'CUSTOMER'],
    ['create', 'x@example.com', '--role', 'ADMIN', '--language', 'xx'],
    ['create', 'x@example.com', '--rolle', 'ADMIN'],
    ['remove', 'x@example.com'],
  ]) {
    expect(await runAdmin(args, env)).toMatchObject({ exitCode: 2, text: expect.stringContaining('Usage') });
  }
  expect((await runAdmin(['unlock', 'x@example.com'], { ...env, PORT: 'x' })).exitCode).toBe(2);
  const nowhere = { ...env, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
  expect(await runAdmin(['unlock', 'x@example.com'], nowhere)).toMatchObject({
    exitCode: 1,
    text: expect.stringContaining('cannot be reached'),
  });
});

it('reset-second-factor lets an administrator without the device log in with the password alone', async () => {
  const username = 'admin@demo.cromia.test';
  await setUpApp(app, username, () => new Date());
  await expect(login(app, username)).rejects.toThrow('SecondFactorRequired');
  const result = await runAdmin(['reset-second-factor', username], env);
  expect(result).toMatchObject({ exitCode: 0, text: expect.stringContaining('was removed') });
  await expect(login(app, username)).resolves.toBeDefined();
  expect(await runAdmin(['reset-second-factor', username], env)).toMatchObject({ exitCode: 1 });
});
