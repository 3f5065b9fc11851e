/** Path of the forgotten password page, with the user name typed so far. */
export function forgotPasswordPath(username: string): string {
  const typed = username.trim();
  return typed === '' ? '/forgot-password' : `/forgot-password?username=${encodeURIComponent(typed)}`;
}
