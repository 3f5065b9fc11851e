import type { ResultColor } from '@cromia/domain/catalogue/search';
import { expect, it } from 'vitest';
import { filterColors } from './filter-colors';

function aColor(color: string, name: string): ResultColor {
  return { color, colorDescription: { fr: name }, hex: null, hazard: null, products: [] };
}

it('colours are filtered by code or name, ignoring case and accents', () => {
  const colors = [aColor('7035', 'Gris clair'), aColor('1021', 'Jaune colza'), aColor('8017', 'Brun foncé')];
  const filter = (typed: string) => filterColors(colors, typed, 'fr').map(({ color }) => color);
  expect(filter('')).toEqual(['7035', '1021', '8017']);
  expect(filter(' 70 ')).toEqual(['7035']);
  expect(filter('FONCE')).toEqual(['8017']);
  expect(filter('xyz')).toEqual([]);
});
