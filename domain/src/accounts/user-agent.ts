/** Browsers by the token that only they, of those below them, send. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Names browser and system of a user agent, such as `Firefox, Windows`; null if both are unknown. */
export function describeUserAgent(userAgent: string | null): string | null {
  const names = [BROWSERS, SYSTEMS].map((list) => list.find(([token]) => token.test(userAgent ?? ''))?.[1]);
  return names.filter((name) => name !== undefined).join(', ') || null;
}
