import type { Closure } from '@cromia/domain/closures/closures';
import { Button } from '@mantine/core';
import { IconCalendarOff, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { PagedList } from '../../../ui/list/PagedList';
import { useList } from '../../../ui/list/use-list';
import { PageFrame } from '../../../ui/PageFrame';
import type { DataColumn } from '../../../ui/table/columns';
import { ClosureDialog } from './ClosureDialog';
import { CLOSURE_LIST } from './closure-list';
import { closuresQuery } from './closure-queries';
import { HolidaysDialog } from './HolidaysDialog';
import { RemoveClosureDialog } from './RemoveClosureDialog';
import { useClosureTexts } from './use-closure-texts';

/** The days on which the manufacturer is closed, maintained by staff. */
export function ClosuresPage() {
  const { t } = useTexts('closures-desk');
  const list = useList(CLOSURE_LIST);
  const closures = useQuery(closuresQuery(list.query));
  const [dialog, setDialog] = useState<'add' | 'holidays' | null>(null);
  const [removed, setRemoved] = useState<Closure | null>(null);
  const columns = useColumns(setRemoved);
  const { describe } = useClosureTexts();
  const close = () => setDialog(null);
  return (
    <PageFrame
      title={t('closures-desk:title')}
      lead={t('closures-desk:lead')}
      actions={
        <>
          <Button variant="default" onClick={() => setDialog('holidays')}>
            {t('closures-desk:fillIn')}
          </Button>
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setDialog('add')}>
            {t('closures-desk:add')}
          </Button>
        </>
      }
    >
      <PagedList
        list={list}
        page={closures}
        label={t('closures-desk:title')}
        columns={columns}
        rowId={({ id }) => id}
        rowLabel={describe}
        emptyContent={{
          icon: IconCalendarOff,
          none: t('closures-desk:none'),
          noMatch: t('closures-desk:noMatch'),
        }}
      />
      {dialog === 'add' && <ClosureDialog onClose={close} />}
      {dialog === 'holidays' && <HolidaysDialog onClose={close} />}
      {removed && <RemoveClosureDialog closure={removed} onClose={() => setRemoved(null)} />}
    </PageFrame>
  );
}

function useColumns(onRemove: (closure: Closure) => void): DataColumn<Closure>[] {
  const { t } = useTexts('closures-desk');
  const { formatDays, getName, describe } = useClosureTexts();
  return useMemo(
    () => [
      {
        id: 'firstDay',
        header: t('closures-desk:days'),
        cell: formatDays,
        sortBy: ({ firstDay }) => firstDay,
        width: '240px',
        card: 'brief',
      },
      { id: 'name', header: t('closures-desk:name'), cell: getName, card: 'title' },
      {
        id: 'kind',
        header: t('closures-desk:kind'),
        cell: ({ holiday }) => t(`closures-desk:kinds.${holiday === null ? 'own' : 'holiday'}`),
        width: '170px',
        card: 'brief',
      },
      {
        id: 'actions',
        header: t('closures-desk:actions'),
        cell: (closure) => (
          <Button
            variant="default"
            c="danger"
            aria-label={t('closures-desk:removeOf', { closure: describe(closure) })}
            onClick={() => onRemove(closure)}
          >
            {t('closures-desk:remove')}
          </Button>
        ),
        width: '140px',
        card: 'aside',
      },
    ],
    [t, formatDays, getName, describe, onRemove],
  );
}
