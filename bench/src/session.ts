import { DEMO_PASSWORD } from '../../server/demo/people/accounts.ts';

/** Logs in to a demo account. @returns the headers for its requests */
export async function logIn(origin: string, username: string): Promise<{ authorization: string }> {
  const response = await fetch(`${origin}/api/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: DEMO_PASSWORD }),
  });
  const body: { accessToken?: string } = JSON.parse(await response.text());
  if (!body.accessToken) throw new Error(`failed to log in as ${username}: ${response.status}`);
  return { authorization: `Bearer ${body.accessToken}` };
}
