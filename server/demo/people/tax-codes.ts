import type { Prng } from '../prng.ts';

export type CustomerCountry = 'IT' | 'DE' | 'FR' | 'ES' | 'PL' | 'AT';

const digitsOf = (text: string): number[] => [...text].map(Number);

/** The sum of the Luhn algorithm: from the right, every second digit is doubled and its digits are added. */
function luhnSum(digits: number[], doubleLast: boolean): number {
  return digits.toReversed().reduce((sum, digit, index) => {
    const isDoubled = (index % 2 === 0) === doubleLast;
    const value = isDoubled ? digit * 2 : digit;
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}

const luhnDigit = (body: string): number => (10 - (luhnSum(digitsOf(body), true) % 10)) % 10;

function weighted(text: string, weights: readonly number[]): number {
  return digitsOf(text).reduce((sum, digit, index) => sum + digit * (weights[index] ?? 0), 0);
}

/** The check digit of German VAT numbers (ISO 7064 MOD 11,10). */
function mod1110(body: string): number {
  const product = digitsOf(body).reduce((carry, digit) => (2 * ((digit + carry) % 10 || 10)) % 11, 10);
  return (11 - product) % 10;
}

function austrianCheck(body: string): number {
  const sum = digitsOf(body).reduce((total, digit, index) => {
    const value = index % 2 === 1 ? digit * 2 : digit;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - ((sum + 4) % 10)) % 10;
}

/** Polish numbers with a check value of 10 do not exist, so the loop tries another body. */
function polish(prng: Prng): string {
  for (;;) {
    const body = `${prng.int(1, 9)}${prng.digits(8)}`;
    const check = weighted(body, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11;
    if (check < 10) return `PL${body}${check}`;
  }
}

/** A VAT number with country prefix and valid check digit. */
export function vatNumber(country: CustomerCountry, prng: Prng, provinceNumber = '024'): string {
  switch (country) {
    case 'IT': {
      const body = `0${prng.int(1, 4)}${prng.digits(5)}${provinceNumber}`;
      return `IT${body}${luhnDigit(body)}`;
    }
    case 'DE': {
      const body = `${prng.int(1, 9)}${prng.digits(7)}`;
      return `DE${body}${mod1110(body)}`;
    }
    case 'FR': {
      const body = `${prng.int(3, 8)}${prng.digits(7)}`;
      const siren = `${body}${luhnDigit(body)}`;
      const key = (12 + 3 * (Number(siren) % 97)) % 97;
      return `FR${String(key).padStart(2, '0')}${siren}`;
    }
    case 'ES': {
      const body = `0${prng.int(8, 9)}${prng.digits(5)}`;
      return `ESB${body}${luhnDigit(body)}`;
    }
    case 'PL':
      return polish(prng);
    case 'AT': {
      const body = prng.digits(7);
      return `ATU${body}${austrianCheck(body)}`;
    }
  }
}

/** An IBAN's text modulo 97, with letters from A = 10. */
function mod97(text: string): number {
  let rest = 0;
  for (const char of text) {
    const value = Number.parseInt(char, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

function withCheck(country: string, account: string): string {
  const check = 98 - mod97(`${account}${country}00`);
  return `${country}${String(check).padStart(2, '0')}${account}`;
}

/** The check letter (CIN) of an Italian account. Digits in odd places use a separate value table. */
function italianControl(body: string): string {
  const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
  const sum = digitsOf(body).reduce(
    (total, digit, index) => total + (index % 2 === 0 ? (odd[digit] ?? 0) : digit),
    0,
  );
  return String.fromCharCode(65 + (sum % 26));
}

function spanishControl(body: string): string {
  const rest = 11 - (weighted(body, [1, 2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11);
  return rest === 11 ? '0' : rest === 10 ? '1' : String(rest);
}

/** An IBAN with valid check digits, including those of the national account number. */
export function iban(country: CustomerCountry, prng: Prng): string {
  switch (country) {
    case 'IT': {
      const body = `${prng.pick(['02008', '03069', '05034', '05387', '08399'])}${prng.digits(5)}${prng.digits(12)}`;
      return withCheck('IT', `${italianControl(body)}${body}`);
    }
    case 'DE':
      return withCheck('DE', `${prng.pick(['37040044', '70020270', '60050101'])}${prng.digits(10)}`);
    case 'FR': {
      const body = `${prng.pick(['30004', '20041'])}${prng.digits(5)}${prng.digits(11)}`;
      const key = 97 - mod97(`${body}00`);
      return withCheck('FR', `${body}${String(key).padStart(2, '0')}`);
    }
    case 'ES': {
      const bank = prng.pick(['21000418', '00491500']);
      const account = prng.digits(10);
      return withCheck('ES', `${bank}${spanishControl(`00${bank}`)}${spanishControl(account)}${account}`);
    }
    case 'PL': {
      const body = `${prng.pick(['1020', '1090', '1140'])}${prng.digits(3)}`;
      const check = (10 - (weighted(body, [3, 9, 7, 1, 3, 9, 7]) % 10)) % 10;
      return withCheck('PL', `${body}${check}${prng.digits(16)}`);
    }
    case 'AT':
      return withCheck('AT', `${prng.pick(['12000', '20111', '32000'])}${prng.digits(11)}`);
  }
}
