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
export function useSerialFacts(detail: DeskSerialDetail): Fact[] {
  const { t } = useTexts('catalogue-desk', 'catalogue');
  const { quantity } = useFormats();
  const { sources, applications, intest, diluent, expires, resalt, resakg } = detail;
  const place = Object.entries(PLACES_OF_USE).find(([code]) => code === intest)?.[1];
  const toFact = (label: string, field: string, value: ReactNode): Fact => ({
    label,
    value: (
      <>
        {value}
        <SourceNote sources={sources} field={field} />
      </>
    ),
  });
  return [
    toFact(t('catalogue-desk:fields.brand'), 'brand', detail.brand),
    ...FACET_FIELDS.map((facet) =>
      toFact(
        t(`catalogue:facet.${facet}`),
        facet,
        <FacetName facet={facet} names={FACETS[facet]} code={detail[facet]} />,
      ),
    ),
    toFact(
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
    toFact(
      t('catalogue:detail.use'),
      'intest',
      place === undefined ? intest : t(`catalogue:detail.${place}`),
    ),
    toFact(t('catalogue:detail.diluent'), 'diluent', diluent ?? '–'),
    toFact(
      t('catalogue:detail.shelfLife'),
      'expires',
      expires === null ? '–' : t('catalogue:detail.months', { count: expires }),
    ),
    toFact(
      t('catalogue:detail.yield'),
      resalt === null ? 'resakg' : 'resalt',
      [
        ...(resalt === null ? [] : [t('catalogue:detail.yieldLitre', { value: quantity(resalt) })]),
        ...(resakg === null ? [] : [t('catalogue:detail.yieldKilo', { value: quantity(resakg) })]),
      ].join(', ') || '–',
    ),
  ];
}
