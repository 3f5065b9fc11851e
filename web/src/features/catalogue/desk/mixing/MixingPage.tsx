import { hasHardener, WATER_CODE } from '@cromia/domain/catalogue/mixing';
import type { MixedSerial } from '@cromia/domain/catalogue/mixing-list';
import { pickLocalizedText } from '@cromia/domain/languages';
import { Button } from '@mantine/core';
import { IconFlaskOff, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useFormats } from '../../../../i18n/format';
import { useTexts } from '../../../../i18n/use-texts';
import { PagedList } from '../../../../ui/list/PagedList';
import { useList } from '../../../../ui/list/use-list';
import { PageFrame } from '../../../../ui/PageFrame';
import type { DataColumn } from '../../../../ui/table/columns';
import { RowLink } from '../../../../ui/table/RowLink';
import { CellNote } from '../../../desk';
import { AddMixingDialog } from './AddMixingDialog';
import { MIXING_LIST } from './mixing-list';
import { mixedSerialsQuery, type SerialKey } from './mixing-queries';

/** The serials that have a hardener or thinner, for staff. */
export function MixingPage({ onOpen }: { onOpen: (key: SerialKey) => void }) {
  const { t } = useTexts('catalogue-desk');
  const list = useList(MIXING_LIST);
  const serials = useQuery(mixedSerialsQuery(list.query));
  const columns = useColumns();
  const [isAdding, setIsAdding] = useState(false);
  const add = () => setIsAdding(true);
  return (
    <PageFrame
      title={t('shell:private.mixing')}
      lead={t('catalogue-desk:mixing.lead')}
      actions={
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={add}>
          {t('catalogue-desk:mixing.add')}
        </Button>
      }
    >
      <PagedList
        list={list}
        page={serials}
        label={t('shell:private.mixing')}
        columns={columns}
        rowId={({ productClass, serial }) => `${productClass}-${serial}`}
        rowLabel={({ serial }) => serial}
        link={({ productClass, serial }, linkProps) => (
          <Link
            {...linkProps}
            to="/backoffice/mixing/$productClass/$serial"
            params={{ productClass, serial }}
            search={list.search}
          />
        )}
        emptyContent={{
          icon: IconFlaskOff,
          none: t('catalogue-desk:mixing.none'),
          action: (
            <Button variant="default" onClick={add}>
              {t('catalogue-desk:mixing.add')}
            </Button>
          ),
          noMatch: t('catalogue-desk:mixing.noMatch'),
        }}
      />
      {isAdding && <AddMixingDialog onOpen={onOpen} onClose={() => setIsAdding(false)} />}
    </PageFrame>
  );
}

function useColumns(): DataColumn<MixedSerial>[] {
  const { t, language } = useTexts('catalogue', 'catalogue-desk');
  const { quantity } = useFormats();
  return useMemo(
    () => [
      {
        id: 'serial',
        header: t('catalogue:search.serial'),
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
        id: 'hardenerSerial',
        card: 'brief',
        header: t('catalogue:typology.catalyst'),
        cell: ({ mixing }) =>
          hasHardener(mixing) ? (
            <>
              <span translate="no">{mixing.hardenerSerial}</span>
              <CellNote>
                {t(`catalogue:mixing.${mixing.by}`, {
                  base: quantity(mixing.baseParts),
                  hardener: quantity(mixing.hardenerParts),
                })}
              </CellNote>
            </>
          ) : (
            '–'
          ),
        sortBy: ({ mixing }) => mixing.hardenerSerial ?? '',
        width: '240px',
      },
      {
        id: 'thinnerSerial',
        card: 'brief',
        header: t('catalogue:detail.diluent'),
        cell: ({ mixing: { thinnerSerial, thinnerPercent, by } }) =>
          thinnerSerial !== null && thinnerPercent !== null ? (
            <>
              <span translate="no">
                {thinnerSerial === WATER_CODE ? t('catalogue:detail.water') : thinnerSerial}
              </span>
              <CellNote>
                {t(`catalogue:mixing.thinned_${by}`, { percent: quantity(thinnerPercent) })}
              </CellNote>
            </>
          ) : (
            '–'
          ),
        sortBy: ({ mixing }) => mixing.thinnerSerial ?? '',
        width: '240px',
      },
    ],
    [t, language, quantity],
  );
}
