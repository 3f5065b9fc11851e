import { expect, it } from 'vitest';
import { keepTogether } from './keep-together.ts';

it.each([
  ['Cromia, Via Emilia 1, +39 0521 123456', ['+39 0521 123456']],
  ['Cromia, 0521/123 456-78', ['0521/123 456-78']],
  ['UFI: E600-30P1-S00Y-5079', ['E600-30P1-S00Y-5079']],
  ['Valore limite UE (A/d): 300 g/l (2010). Contenuto: 285,5 g/l.', ['300 g/l', '285,5 g/l']],
  ['Non esporre a temperature superiori a 50 °C/122 °F.', ['50 °C/122 °F']],
  ['Contenuto: 25\u00A0kg', ['25\u00A0kg']],
  ['Hydrocarbons, C9-C12, 2-25 %', []],
  ['43036 Fidenza, Via 20 Settembre 1', []],
  ['', []],
])('%s keeps %j on one line', (text, whole) => {
  const parts = keepTogether(text);
  expect(parts.filter(({ noWrap }) => noWrap).map((part) => part.text)).toEqual(whole);
  expect(parts.map((part) => part.text).join('')).toBe(text);
});
