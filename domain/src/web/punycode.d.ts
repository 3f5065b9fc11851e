declare module 'punycode.js' {
  const punycode: {
    /** Decodes the `xn--` labels of a host; throws RangeError on an invalid one. */
    toUnicode: (host: string) => string;
  };
  export default punycode;
}
