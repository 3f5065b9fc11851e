import { expect, it } from 'vitest';
import { createCatalogueWordIndex } from './catalogue-word-index.ts';
import type { MatchedSerial } from './matched-serial.ts';
import { createVocabulary } from './vocabulary.ts';

it('a vocabulary finds words, prefixes and typos, and drops the words of removed texts', () => {
  const vocabulary = createVocabulary();
  vocabulary.add(1, new Set(['primer', 'epossidico']));
  vocabulary.add(2, new Set(['primer']));
  expect([
    vocabulary.has('primer'),
    vocabulary.hasBeginning('eposs'),
    vocabulary.hasBeginning('poss'),
  ]).toEqual([...[true, true, false]]);
  expect(vocabulary.findNear('epossidco', 2)).toEqual(['epossidico']);
  vocabulary.remove(1);
  expect([vocabulary.has('primer'), vocabulary.has('epossidico'), vocabulary.hasBeginning('eposs')]).toEqual([
    ...[true, false, false],
  ]);
  expect(vocabulary.findNear('epossidco', 2)).toEqual([]);
});

it('the id of a colour text that is no longer used is reused', () => {
  const words = createCatalogueWordIndex<MatchedSerial>();
  const indexColorName = (name: string) => {
    const textId = words.addColorText('7035', { it: name });
    const colors = [{ color: '7035', textId, pkgs: ['25'] }];
    const serial = { productClass: '3', serial: 'F120', brand: 'Rossi', shortDescription: {}, colors };
    words.update({ changed: [{ serial, longDescription: {} }], all: [serial], synonyms: [] });
    return textId;
  };
  const first = indexColorName('Grigio perla');
  const second = indexColorName('Grigio luce');
  expect(words.find('perla', 'it').outcome).toBe('none');
  expect(words.find('luce', 'it').outcome).toBe('all');
  expect(indexColorName('Grigio cielo')).toBe(first);
  expect(indexColorName('Grigio mare')).toBe(second);
});
