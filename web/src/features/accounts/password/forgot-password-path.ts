/** Path of the forgotten password page, prefilled with the typed user name. */
export function forgotPasswordPath(username: string): string {
  const trimmed = username.trim();
  return trimmed === '' ? '/forgot-password' : `/forgot-password?username=${encodeURIComponent(trimmed)}`;
}
