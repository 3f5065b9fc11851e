import { DEMO_PASSWORD } from '../../server/demo/people/accounts.ts';

/** Logs in to a demo account. @returns the headers for its requests */
export async function logIn(origin: string, username: string): Promise<{ authorization: string }> {
  const answer = await fetch(`${origin}/api/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: DEMO_PASSWORD }),
  });
  const body: { accessToken?: string } = JSON.parse(await answer.text());
  if (!body.accessToken) throw new Error(`${username} cannot log in: ${answer.status}`);
  return { authorization: `Bearer ${body.accessToken}` };
}
