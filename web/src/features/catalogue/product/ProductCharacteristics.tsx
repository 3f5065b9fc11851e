import { type Facet, findFacetName, PLACES_OF_USE, parseFacetNames } from '@cromia/domain/catalogue/facets';
import { WATER_CODE } from '@cromia/domain/catalogue/mixing';
import type { ProductDetail } from '@cromia/domain/catalogue/product';
import { Title, type TitleOrder } from '@mantine/core';
import {
  IconCalendarTime,
  IconDimensions,
  IconDroplet,
  IconHome,
  IconSun,
  type TablerIcon,
} from '@tabler/icons-react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { getFacetTextKey } from '../facet-texts';
import { findDryingIcon, findMethodIcon } from './characteristic-icons';
import classes from './styles.module.css';

interface Characteristic {
  id: string;
  icon: TablerIcon;
  label: string;
  value: string;
}

function useFacetText() {
  const { t } = useTexts('catalogue');
  return (facet: Facet, name: string | undefined) => {
    const text = name === undefined ? undefined : getFacetTextKey(facet, name);
    return text === undefined ? undefined : t(text);
  };
}

interface SectionProps {
  product: ProductDetail;
  titleOrder: TitleOrder;
}

/** The category blocks: area, typology, family, dilution, drying (section 2). */
export function ProductCategories({ product, titleOrder }: SectionProps) {
  const { t } = useTexts('catalogue');
  const getFacetText = useFacetText();
  const codes = [
    ['area', product.cat5],
    ['typology', product.cat1],
    ['family', product.cat2],
    ['dilution', product.cat3],
    ['drying', product.cat4],
  ] as const;
  return (
    <section>
      <Title order={titleOrder} size="h3" mb="sm">
        {t('catalogue:detail.categories')}
      </Title>
      <dl className={classes.categories}>
        {codes.map(([facet, code]) => {
          const text = getFacetText(facet, findFacetName(facet, code));
          return (
            text !== undefined && (
              <div key={facet} className={classes.category}>
                <dt>{t(`catalogue:facet.${facet}`)}</dt>
                <dd>{text}</dd>
              </div>
            )
          );
        })}
      </dl>
    </section>
  );
}

function useCharacteristics(product: ProductDetail): Characteristic[] {
  const { t } = useTexts('catalogue');
  const { quantity } = useFormats();
  const getFacetText = useFacetText();
  const drying = findFacetName('drying', product.cat4);
  const characteristics: (Omit<Characteristic, 'value'> & { value: string | null | undefined })[] = [
    {
      id: 'use',
      icon: product.intest === 'I' ? IconHome : IconSun,
      label: t('catalogue:detail.use'),
      value: t(`catalogue:detail.${PLACES_OF_USE[product.intest]}`),
    },
    {
      id: 'diluent',
      icon: IconDroplet,
      label: t('catalogue:detail.diluent'),
      value: product.diluent === WATER_CODE ? t('catalogue:detail.water') : product.diluent,
    },
    {
      id: 'shelfLife',
      icon: IconCalendarTime,
      label: t('catalogue:detail.shelfLife'),
      value: product.expires === null ? null : t('catalogue:detail.months', { count: product.expires }),
    },
    {
      id: 'yieldLitre',
      icon: IconDimensions,
      label: t('catalogue:detail.yield'),
      value:
        product.resalt === null
          ? null
          : t('catalogue:detail.yieldLitre', { value: quantity(product.resalt) }),
    },
    {
      id: 'yieldKilo',
      icon: IconDimensions,
      label: t('catalogue:detail.yield'),
      value:
        product.resakg === null ? null : t('catalogue:detail.yieldKilo', { value: quantity(product.resakg) }),
    },
    {
      id: 'drying',
      icon: findDryingIcon(drying ?? ''),
      label: t('catalogue:facet.drying'),
      value: getFacetText('drying', drying),
    },
  ];
  return characteristics.flatMap(({ value, ...rest }) => (value ? [{ ...rest, value }] : []));
}

/** The characteristics as labelled icons: application method, place of use, thinner, shelf life, coverage. */
export function ProductCharacteristics({ product, titleOrder }: SectionProps) {
  const { t } = useTexts('catalogue');
  const getFacetText = useFacetText();
  const methods = parseFacetNames('appMethod', product.applications).flatMap((name) => {
    const text = getFacetText('appMethod', name);
    return text === undefined ? [] : [{ name, word: text, icon: findMethodIcon(name) }];
  });
  return (
    <section>
      <Title order={titleOrder} size="h3" mb="sm">
        {t('catalogue:detail.characteristics')}
      </Title>
      {methods.length > 0 && (
        <ul className={classes.methods} aria-label={t('catalogue:facet.appMethod')}>
          {methods.map(({ name, word: text, icon: Icon }) => (
            <li key={name}>
              <Icon size={18} stroke={1.75} aria-hidden />
              {text}
            </li>
          ))}
        </ul>
      )}
      <dl className={classes.characteristics}>
        {useCharacteristics(product).map(({ id, icon: Icon, label, value }) => (
          <div key={id}>
            <Icon size={22} stroke={1.5} aria-hidden />
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
