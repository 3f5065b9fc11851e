import type { DeskSerial } from '@cromia/domain/catalogue/catalogue-desk';
import { FACETS } from '@cromia/domain/catalogue/facets';
import { pickLocalizedText } from '@cromia/domain/languages';
import { IconColorSwatch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useFormats } from '../../../../i18n/format';
import { useTexts } from '../../../../i18n/use-texts';
import { PagedList } from '../../../../ui/list/PagedList';
import { useList } from '../../../../ui/list/use-list';
import { PageFrame } from '../../../../ui/PageFrame';
import type { DataColumn } from '../../../../ui/table/columns';
import { RowLink } from '../../../../ui/table/RowLink';
import { CellNote, ExportRowsMenu } from '../../../desk';
import { serialsQuery } from './catalogue-desk-queries';
import { FacetName } from './FacetName';
import { SERIAL_LIST } from './serial-list';

/** The list of all serials for staff. */
export function CataloguePage() {
  const { t } = useTexts('catalogue-desk');
  const list = useList(SERIAL_LIST);
  const serials = useQuery(serialsQuery(list.query));
  const columns = useColumns();
  const { text: search, area } = list.query;
  return (
    <PageFrame title={t('catalogue-desk:title')} lead={t('catalogue-desk:lead')}>
      <PagedList
        list={list}
        page={serials}
        tools={<ExportRowsMenu kinds={['products', 'texts', 'prices', 'stock']} filter={{ search, area }} />}
        label={t('catalogue-desk:title')}
        columns={columns}
        rowId={({ productClass, serial }) => `${productClass}-${serial}`}
        rowLabel={({ serial }) => serial}
        link={({ productClass, serial }, linkProps) => (
          <Link
            {...linkProps}
            to="/backoffice/catalogue/$productClass/$serial"
            params={{ productClass, serial }}
          />
        )}
        emptyContent={{
          icon: IconColorSwatch,
          none: t('catalogue-desk:none'),
          noMatch: t('catalogue-desk:noMatch'),
        }}
      />
    </PageFrame>
  );
}

function useColumns(): DataColumn<DeskSerial>[] {
  const { t, language } = useTexts('catalogue-desk', 'catalogue');
  const { quantity } = useFormats();
  return useMemo(
    () => [
      {
        id: 'serial',
        header: t('catalogue-desk:fields.serial'),
        cell: ({ serial, shortDescription }) => (
          <>
            <RowLink>{serial}</RowLink>
            <CellNote>{pickLocalizedText(shortDescription, language)}</CellNote>
          </>
        ),
        sortBy: ({ serial }) => serial,
        card: 'title',
      },
      {
        id: 'brand',
        card: 'brief',
        header: t('catalogue-desk:fields.brand'),
        cell: ({ brand }) => brand,
        sortBy: ({ brand }) => brand,
        width: '160px',
      },
      {
        id: 'area',
        card: 'brief',
        header: t('catalogue:facet.area'),
        cell: ({ area }) => <FacetName facet="area" names={FACETS.area} code={area} />,
        width: '200px',
      },
      {
        id: 'colors',
        header: t('catalogue-desk:fields.colors'),
        cell: ({ colors }) => quantity(colors),
        align: 'right',
        width: '110px',
      },
      {
        id: 'products',
        card: 'amount',
        header: t('catalogue-desk:fields.products'),
        cell: ({ products }) => quantity(products),
        align: 'right',
        width: '130px',
      },
    ],
    [t, language, quantity],
  );
}
