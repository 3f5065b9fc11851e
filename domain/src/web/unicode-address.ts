/// <reference path="./punycode.d.ts" />
import punycode from 'punycode.js';

/** Scripts whose letters do not occur together in a real label. Mixed labels, such as `аmazon`, stay in ASCII. */
const SINGLE_SCRIPTS = [
  /^[\p{Script=Latin}\p{M}\p{N}-]+$/u,
  /^[\p{Script=Cyrillic}\p{M}\p{N}-]+$/u,
  /^[\p{Script=Greek}\p{M}\p{N}-]+$/u,
];

function decodeLabel(label: string): string {
  if (!/^xn--[a-z\d-]+$/i.test(label)) return label;
  try {
    const decoded = punycode.toUnicode(label.toLowerCase());
    return SINGLE_SCRIPTS.some((script) => script.test(decoded)) ? decoded : label;
  } catch (error) {
    // An address of another program can contain an invalid label.
    if (error instanceof RangeError) return label;
    throw error;
  }
}

/** A host as people write it: `müller.example` for `xn--mller-kva.example`. */
function formatHost(host: string): string {
  return host.split('.').map(decodeLabel).join('.');
}

/** An e-mail address as people write it; stored addresses have an ASCII domain. */
export function formatEmail(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at + 1)}${formatHost(address.slice(at + 1))}`;
}

/** A website as people write it; stored addresses have an ASCII host. */
export function formatWebsite(address: string): string {
  const host = URL.parse(address)?.hostname;
  return host === undefined ? address : address.replace(host, () => formatHost(host));
}
