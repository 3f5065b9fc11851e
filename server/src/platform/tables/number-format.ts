/** What a number format of a spreadsheet shows besides the number itself. */
export interface ShownFormat {
  /** Unit, currency or other text beside the number; empty for none, for the euro and for a percent sign. */
  label: string;
  isPercent: boolean;
  /** Whether the number is shown in thousands or millions. */
  isScaled: boolean;
  /** Whether the format has bare letters that belong to no date, so that it is a number's. */
  isNumber: boolean;
}

/** Quoted text, an escaped character, a blank as wide as a character, a fill character, brackets, or a word. */
const TOKEN = /"([^"]*)"?|\\(.)|[_*].|\[([^\]]*)\]|(\p{L}+|[^\s\d#?.,;%@+\-/():'])|./gsu;
const CONDITION = /^(<=|>=|<>|<|>|=)\s*(-?[\d.]+)$/;
/** Codes of dates and of scientific numbers. */
const CODE = /^(?:general|am|pm|[ap]|[ymdhsgeb]+)$/i;
/** Signs that change nothing in the meaning of a number: blanks, groups of thousands, minus and accounting signs. */
const PLAIN_SIGNS = /[\s'’()+\-\u2012-\u2014\u2212]+/g;
/** The currency of all prices. */
const EURO_OR_PERCENT = /^(?:€|eur|%)?$/i;

/** One of the sections of a format, for the sign of a number or for a condition. */
interface Section {
  literals: string[];
  /** What remains of the section without its texts. */
  code: string;
  condition: RegExpExecArray | null;
  hasWord: boolean;
}

const createSection = (): Section => ({ literals: [], code: '', condition: null, hasWord: false });

/** Adds the part of a format to its section. */
function addToken(section: Section, [token, quoted, escaped, bracket, word]: RegExpMatchArray): void {
  const literal = quoted ?? escaped;
  if (literal !== undefined) section.literals.push(literal);
  else if (bracket !== undefined) {
    section.condition ??= CONDITION.exec(bracket);
    // `[$kr-41D]` is a currency with its language.
    if (bracket.startsWith('$')) section.literals.push(bracket.slice(1).replace(/-[\da-f]*$/i, ''));
  } else if (word !== undefined && !CODE.test(word)) {
    section.literals.push(word);
    section.hasWord = true;
  } else if (!/^[_*]./su.test(token)) section.code += token;
}

function splitSections(format: string): Section[] {
  const sections = [createSection()];
  for (const match of format.matchAll(TOKEN)) {
    const last = sections.at(-1);
    if (match[0] === ';') sections.push(createSection());
    else if (last) addToken(last, match);
  }
  return sections;
}

function meetsCondition(value: number, [, sign, limit]: RegExpExecArray): boolean {
  const difference = value - Number(limit);
  if (sign === '<>') return difference !== 0;
  if (difference === 0) return sign?.includes('=') ?? false;
  return sign?.startsWith(difference < 0 ? '<' : '>') ?? false;
}

/** The section that shows a number: the first whose condition it meets, or else the one for its sign. */
function pickSection(sections: readonly Section[], value: number): Section {
  const [positive = createSection(), negative = positive, zero = positive] = sections;
  if (sections.some(({ condition }) => condition !== null)) {
    const picked = sections.find(({ condition }, index) =>
      condition === null ? index > 0 : meetsCondition(value, condition),
    );
    return picked ?? positive;
  }
  if (value < 0) return negative;
  return value === 0 ? zero : positive;
}

/** Reads what a number format shows beside a number. */
export function readNumberFormat(format: string, value: number): ShownFormat {
  const { literals, code, hasWord } = pickSection(splitSections(format), value);
  const text = literals.join('').trim();
  return {
    label: EURO_OR_PERCENT.test(text.replaceAll(PLAIN_SIGNS, '')) ? '' : text.replaceAll(/\s+/g, ' '),
    isPercent: code.includes('%'),
    isScaled: /[0#?],+(?![,0#?])/.test(code.replaceAll(/\s/g, '')),
    isNumber: hasWord && /[0#?]/.test(code),
  };
}
