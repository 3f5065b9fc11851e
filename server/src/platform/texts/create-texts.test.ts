import { describe, expect, it } from 'vitest';
import { createTexts } from './create-texts.ts';

const it_ = {
  mail: {
    title: 'Benvenuto in {{brand}}',
    text: 'Ora operi per {{company}}. Accedi a {{company}}.',
    days_one: '{{count}} giorno',
    days_other: '{{count}} giorni',
  },
};
const pl = { mail: { ...it_.mail, days_few: '{{count}} dni' } };
const getTexts = createTexts({ it: it_, en: it_, de: it_, es: it_, fr: it_, pl, ru: it_ });

describe('the texts of a capability', () => {
  it('have their placeholders replaced literally', () => {
    expect(getTexts('it')('mail.title', { brand: '<b>$t(mail.days)</b> {{brand}}' })).toBe(
      'Benvenuto in <b>$t(mail.days)</b> {{brand}}',
    );
  });

  it('use the plural forms of their language', () => {
    expect(getTexts('it')('mail.days', { count: 1 })).toBe('1 giorno');
    expect(getTexts('pl')('mail.days', { count: 3 })).toBe('3 dni');
  });

  it('end a sentence with one full stop after an abbreviation', () => {
    const text = (company: string) => getTexts('it')('mail.text', { company });
    expect(text('Serra S.a.s.')).toBe('Ora operi per Serra S.a.s. Accedi a Serra S.a.s.');
    expect(text('Serra')).toBe('Ora operi per Serra. Accedi a Serra.');
    expect(getTexts('it')('mail.title', { brand: 'Serra...' })).toBe('Benvenuto in Serra...');
  });

  it('keep placeholders without a value', () => {
    expect(getTexts('it')('mail.title')).toBe('Benvenuto in {{brand}}');
  });
});
