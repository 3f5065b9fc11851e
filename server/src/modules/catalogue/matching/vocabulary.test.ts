import { expect, it } from 'vitest';
import { createCatalogueWordIndex } from './catalogue-word-index.ts';
import type { MatchedSerial } from './matched-serial.ts';
import { createVocabulary } from './vocabulary.ts';

it('a vocabulary finds words, prefixes and typos, and drops the words of removed texts', () => {
  const known = createVocabulary();
  known.add(1, new Set(['primer', 'epossidico']));
  known.add(2, new Set(['primer']));
  expect([known.has('primer'), known.hasBeginning('eposs'), known.hasBeginning('poss')]).toEqual([
    ...[true, true, false],
  ]);
  expect(known.findNear('epossidco', 2)).toEqual(['epossidico']);
  known.remove(1);
  expect([known.has('primer'), known.has('epossidico'), known.hasBeginning('eposs')]).toEqual([
    ...[true, false, false],
  ]);
  expect(known.findNear('epossidco', 2)).toEqual([]);
});

it('the id of a colour text that is no longer used is reused', () => {
  const words = createCatalogueWordIndex<MatchedSerial>();
  const show = (name: string) => {
    const textId = words.addColorText('7035', { it: name });
    const colors = [{ color: '7035', textId, pkgs: ['25'] }];
    const serial = { productClass: '3', serial: 'F120', brand: 'Rossi', shortDescription: {}, colors };
    words.update({ changed: [{ serial, longDescription: {} }], all: [serial], synonyms: [] });
    return textId;
  };
  const first = show('Grigio perla');
  const second = show('Grigio luce');
  expect(words.find('perla', 'it').outcome).toBe('none');
  expect(words.find('luce', 'it').outcome).toBe('all');
  expect(show('Grigio cielo')).toBe(first);
  expect(show('Grigio mare')).toBe(second);
});
