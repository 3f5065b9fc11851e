import type { DeskSerialDetail } from '@cromia/domain/catalogue/catalogue-desk';
import { FACETS, PLACES_OF_USE } from '@cromia/domain/catalogue/facets';
import type { ReactNode } from 'react';
import { useFormats } from '../../../../i18n/format';
import { useTexts } from '../../../../i18n/use-texts';
import type { Fact } from '../../../../ui/fact';
import { FacetName } from './FacetName';
import { SourceNote } from './SourceNote';

const FACET_FIELDS = ['area', 'typology', 'family', 'dilution', 'drying'] as const;

/** The characteristics of a serial, each with its source. */
export function useSerialFacts(one: DeskSerialDetail): Fact[] {
  const { t } = useTexts('catalogue-desk', 'catalogue');
  const { quantity } = useFormats();
  const { sources, applications, intest, diluent, expires, resalt, resakg } = one;
  const place = Object.entries(PLACES_OF_USE).find(([code]) => code === intest)?.[1];
  const fact = (label: string, field: string, value: ReactNode): Fact => ({
    label,
    value: (
      <>
        {value}
        <SourceNote sources={sources} field={field} />
      </>
    ),
  });
  return [
    fact(t('catalogue-desk:fields.brand'), 'brand', one.brand),
    ...FACET_FIELDS.map((facet) =>
      fact(
        t(`catalogue:facet.${facet}`),
        facet,
        <FacetName facet={facet} names={FACETS[facet]} code={one[facet]} />,
      ),
    ),
    fact(
      t('catalogue:facet.appMethod'),
      'applications',
      applications.length === 0
        ? '–'
        : applications.map((code, index) => (
            <span key={code}>
              {index > 0 && ', '}
              <FacetName facet="appMethod" names={FACETS.appMethod} code={code} />
            </span>
          )),
    ),
    fact(t('catalogue:detail.use'), 'intest', place === undefined ? intest : t(`catalogue:detail.${place}`)),
    fact(t('catalogue:detail.diluent'), 'diluent', diluent ?? '–'),
    fact(
      t('catalogue:detail.shelfLife'),
      'expires',
      expires === null ? '–' : t('catalogue:detail.months', { count: expires }),
    ),
    fact(
      t('catalogue:detail.yield'),
      resalt === null ? 'resakg' : 'resalt',
      [
        ...(resalt === null ? [] : [t('catalogue:detail.yieldLitre', { value: quantity(resalt) })]),
        ...(resakg === null ? [] : [t('catalogue:detail.yieldKilo', { value: quantity(resakg) })]),
      ].join(', ') || '–',
    ),
  ];
}
