import type { HazardEntry } from '@cromia/domain/hazards/hazard-desk';
import { formatSignalWord } from '@cromia/domain/hazards/signal-words';
import { pickLocalizedText } from '@cromia/domain/languages';
import { IconDiamondOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { PagedList } from '../../../ui/list/PagedList';
import { useList } from '../../../ui/list/use-list';
import { PageFrame } from '../../../ui/PageFrame';
import type { DataColumn } from '../../../ui/table/columns';
import { RowLink } from '../../../ui/table/RowLink';
import { CellNote, ExportRowsMenu } from '../../desk';
import { Pictograms } from '../label/Pictograms';
import { hazardEntriesQuery } from './hazard-desk-queries';
import { HAZARD_LIST } from './hazard-list';

/** The serials with the state of their hazard assessment, for staff; the queue lists those sold without any. */
export function HazardsPage() {
  const { t } = useTexts('hazards', 'hazards-desk');
  const list = useList(HAZARD_LIST);
  const serials = useQuery(hazardEntriesQuery(list.query));
  const columns = useColumns();
  return (
    <PageFrame title={t('shell:private.hazards')} lead={t('hazards-desk:lead')}>
      <PagedList
        list={list}
        page={serials}
        label={t('shell:private.hazards')}
        columns={columns}
        rowId={({ productClass, serial }) => `${productClass}-${serial}`}
        rowLabel={({ serial }) => serial}
        tools={<ExportRowsMenu kinds={['hazards']} filter={{ search: list.query.text }} />}
        link={({ productClass, serial }, linkProps) => (
          <Link
            {...linkProps}
            to="/backoffice/hazards/$productClass/$serial"
            params={{ productClass, serial }}
            search={list.search}
          />
        )}
        emptyContent={{
          icon: IconDiamondOff,
          none: t('hazards-desk:empty'),
          noMatch: t('hazards-desk:noMatch'),
        }}
      />
    </PageFrame>
  );
}

function useColumns(): DataColumn<HazardEntry>[] {
  const { t, language } = useTexts('catalogue', 'hazards', 'hazards-desk');
  const { date, money } = useFormats();
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
        id: 'label',
        card: 'brief',
        header: t('hazards-desk:columns.label'),
        cell: ({ hazard, soldWithoutAssessment }) =>
          hazard === null ? (
            <>
              {t('hazards:notAssessed')}
              {soldWithoutAssessment > 0 && (
                <CellNote>
                  {t('hazards-desk:columns.missing')}: {soldWithoutAssessment}
                </CellNote>
              )}
            </>
          ) : (
            <>
              <Pictograms pictograms={hazard.pictograms} size="line" />{' '}
              {formatSignalWord(hazard.signalWord, language) ?? '–'}
            </>
          ),
      },
      {
        id: 'sold',
        card: 'brief',
        header: t('hazards-desk:columns.sold'),
        align: 'right',
        cell: ({ soldNet }) => (soldNet === 0 ? '–' : money(soldNet)),
        sortBy: ({ soldNet }) => soldNet,
        width: '170px',
      },
      {
        id: 'unNumber',
        card: 'brief',
        header: t('hazards-desk:columns.unNumber'),
        cell: ({ unNumber }) => (unNumber === null ? '–' : `UN ${unNumber}`),
      },
      {
        id: 'exceptions',
        header: t('hazards-desk:columns.exceptions'),
        cell: ({ exceptions }) => (exceptions === 0 ? '–' : exceptions),
      },
      {
        id: 'changedOn',
        header: t('hazards-desk:columns.changedOn'),
        cell: ({ changedOn }) => (changedOn === null ? '–' : date(changedOn)),
        sortBy: ({ changedOn }) => changedOn ?? '',
      },
    ],
    [t, language, date, money],
  );
}
