import type { Prng } from '../prng.ts';

export type CustomerCountry = 'IT' | 'DE' | 'FR' | 'ES' | 'PL' | 'AT';

const toDigits = (text: string): number[] => [...text].map(Number);

/** The sum of the Luhn algorithm: from the right, every second digit is doubled and its digits are added. */
function calculateLuhnSum(digits: number[], doubleLast: boolean): number {
  return digits.toReversed().reduce((sum, digit, index) => {
    const isDoubled = (index % 2 === 0) === doubleLast;
    const value = isDoubled ? digit * 2 : digit;
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}

const calculateLuhnDigit = (body: string): number =>
  (10 - (calculateLuhnSum(toDigits(body), true) % 10)) % 10;

function sumWeighted(text: string, weights: readonly number[]): number {
  return toDigits(text).reduce((sum, digit, index) => sum + digit * (weights[index] ?? 0), 0);
}

/** The check digit of German VAT numbers (ISO 7064 MOD 11,10). */
function calculateMod1110(body: string): number {
  const product = toDigits(body).reduce((carry, digit) => (2 * ((digit + carry) % 10 || 10)) % 11, 10);
  return (11 - product) % 10;
}

function calculateAustrianCheck(body: string): number {
  const sum = toDigits(body).reduce((total, digit, index) => {
    const value = index % 2 === 1 ? digit * 2 : digit;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - ((sum + 4) % 10)) % 10;
}

/** Polish numbers with a check value of 10 do not exist, so the loop tries another body. */
function createPolishVat(prng: Prng): string {
  for (;;) {
    const body = `${prng.int(1, 9)}${prng.digits(8)}`;
    const check = sumWeighted(body, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11;
    if (check < 10) return `PL${body}${check}`;
  }
}

/** A VAT number with country prefix and valid check digit. */
export function createVatNumber(country: CustomerCountry, prng: Prng, provinceNumber = '024'): string {
  switch (country) {
    case 'IT': {
      const body = `0${prng.int(1, 4)}${prng.digits(5)}${provinceNumber}`;
      return `IT${body}${calculateLuhnDigit(body)}`;
    }
    case 'DE': {
      const body = `${prng.int(1, 9)}${prng.digits(7)}`;
      return `DE${body}${calculateMod1110(body)}`;
    }
    case 'FR': {
      const body = `${prng.int(3, 8)}${prng.digits(7)}`;
      const siren = `${body}${calculateLuhnDigit(body)}`;
      const key = (12 + 3 * (Number(siren) % 97)) % 97;
      return `FR${String(key).padStart(2, '0')}${siren}`;
    }
    case 'ES': {
      const body = `0${prng.int(8, 9)}${prng.digits(5)}`;
      return `ESB${body}${calculateLuhnDigit(body)}`;
    }
    case 'PL':
      return createPolishVat(prng);
    case 'AT': {
      const body = prng.digits(7);
      return `ATU${body}${calculateAustrianCheck(body)}`;
    }
  }
}

/** An IBAN's text modulo 97, with letters from A = 10. */
function calculateMod97(text: string): number {
  let rest = 0;
  for (const char of text) {
    const value = Number.parseInt(char, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

function addCheckDigits(country: string, account: string): string {
  const check = 98 - calculateMod97(`${account}${country}00`);
  return `${country}${String(check).padStart(2, '0')}${account}`;
}

/** The check letter (CIN) of an Italian account. Digits in odd places use a separate value table. */
function calculateItalianControl(body: string): string {
  const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
  const sum = toDigits(body).reduce(
    (total, digit, index) => total + (index % 2 === 0 ? (odd[digit] ?? 0) : digit),
    0,
  );
  return String.fromCharCode(65 + (sum % 26));
}

function calculateSpanishControl(body: string): string {
  const rest = 11 - (sumWeighted(body, [1, 2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11);
  return rest === 11 ? '0' : rest === 10 ? '1' : String(rest);
}

/** An IBAN with valid check digits, including those of the national account number. */
export function createIban(country: CustomerCountry, prng: Prng): string {
  switch (country) {
    case 'IT': {
      const body = `${prng.pick(['02008', '03069', '05034', '05387', '08399'])}${prng.digits(5)}${prng.digits(12)}`;
      return addCheckDigits('IT', `${calculateItalianControl(body)}${body}`);
    }
    case 'DE':
      return addCheckDigits('DE', `${prng.pick(['37040044', '70020270', '60050101'])}${prng.digits(10)}`);
    case 'FR': {
      const body = `${prng.pick(['30004', '20041'])}${prng.digits(5)}${prng.digits(11)}`;
      const key = 97 - calculateMod97(`${body}00`);
      return addCheckDigits('FR', `${body}${String(key).padStart(2, '0')}`);
    }
    case 'ES': {
      const bank = prng.pick(['21000418', '00491500']);
      const account = prng.digits(10);
      return addCheckDigits(
        'ES',
        `${bank}${calculateSpanishControl(`00${bank}`)}${calculateSpanishControl(account)}${account}`,
      );
    }
    case 'PL': {
      const body = `${prng.pick(['1020', '1090', '1140'])}${prng.digits(3)}`;
      const check = (10 - (sumWeighted(body, [3, 9, 7, 1, 3, 9, 7]) % 10)) % 10;
      return addCheckDigits('PL', `${body}${check}${prng.digits(16)}`);
    }
    case 'AT':
      return addCheckDigits('AT', `${prng.pick(['12000', '20111', '32000'])}${prng.digits(11)}`);
  }
}
