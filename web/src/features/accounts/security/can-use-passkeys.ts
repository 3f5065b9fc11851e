const IP_ADDRESS = /^(?:[\d.]+|\[.*\])$/;

/** Whether the browser supports passkeys here: at https or localhost, and not at an IP address (WebAuthn). */
export function canUsePasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function' && !IP_ADDRESS.test(window.location.hostname);
}
