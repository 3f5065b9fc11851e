import type { Assortment as AssortmentData } from '@cromia/domain/catalogue/assortment';
import { pickLocalizedText } from '@cromia/domain/languages';
import { Text, Title, UnstyledButton } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../api/client';
import { useTexts } from '../../i18n/use-texts';
import { useRovingFocus } from '../../ui/use-roving-focus';
import { CatalogueTiles, levelQuery } from '../private-catalogue';
import { searchFor } from '../shell';
import classes from './assortment.module.css';

const assortmentQuery = queryOptions({
  queryKey: ['catalogue', 'assortment'],
  queryFn: ({ signal }) => unwrapResponse(api.GET('/api/products/assortment', { signal })),
});

/** What is sold, for visitors: the shades in stock, the levels of the private catalogue, and the brands. */
export default function Assortment() {
  const { t } = useTexts('home');
  const { data: assortment } = useQuery(assortmentQuery);
  const { data: level } = useQuery(levelQuery(''));
  const categories = level?.children.filter(({ isCategory }) => isCategory) ?? [];
  return (
    <>
      {assortment !== undefined && assortment.shades.length > 0 && <ColorFan shades={assortment.shades} />}
      {categories.length > 0 && (
        <section aria-labelledby="levels">
          <Title order={2} id="levels" className={classes.title}>
            {t('home:levels')}
          </Title>
          <CatalogueTiles tiles={categories} />
        </section>
      )}
      {assortment !== undefined && assortment.brands.length > 0 && <Brands brands={assortment.brands} />}
    </>
  );
}

/** The stocked RAL shades as a fan deck, one Tab stop. A shade opens the search with its products. */
function ColorFan({ shades }: { shades: AssortmentData['shades'] }) {
  const { t, language } = useTexts('home');
  const { groupProps, getButtonProps } = useRovingFocus(
    shades.map(({ color }) => color),
    undefined,
  );
  return (
    <section aria-labelledby="shades">
      <Title order={2} id="shades" className={classes.title}>
        {t('home:shades.title')}
      </Title>
      <Text c="dimmed" className={classes.lead}>
        {t('home:shades.text')}
      </Text>
      <div {...groupProps} role="toolbar" aria-labelledby="shades" className={classes.fan}>
        {shades.map(({ color, colorDescription, hex, serials }) => {
          const name = pickLocalizedText(colorDescription, language);
          return (
            <button
              key={color}
              {...getButtonProps(color)}
              type="button"
              className={classes.shade}
              aria-label={t('home:shades.shade', { color, name, count: serials })}
              title={name}
              onClick={() => searchFor(color)}
            >
              <span className={classes.color} style={{ backgroundColor: hex }} />
              <span className={classes.code} translate="no">
                {color}
              </span>
            </button>
          );
        })}
      </div>
    </section>
  );
}

/** The brands; one opens the search with its products. */
function Brands({ brands }: { brands: AssortmentData['brands'] }) {
  const { t } = useTexts('home');
  return (
    <section aria-labelledby="brands">
      <Title order={2} id="brands" className={classes.title}>
        {t('home:brands')}
      </Title>
      <ul className={classes.brands}>
        {brands.map(({ brand, serials }) => (
          <li key={brand}>
            <UnstyledButton className={classes.brand} onClick={() => searchFor(brand)}>
              <Text span fw={600} translate="no">
                {brand}
              </Text>
              <Text span size="sm" c="dimmed">
                {t('home:serials', { count: serials })}
              </Text>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
