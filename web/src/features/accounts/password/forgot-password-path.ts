/** The way to a new password, with the user name that was typed already. */
export function forgotPasswordPath(username: string): string {
  const typed = username.trim();
  return typed === '' ? '/forgot-password' : `/forgot-password?username=${encodeURIComponent(typed)}`;
}
