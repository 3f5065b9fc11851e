import type { SearchCount } from '@cromia/domain/catalogue/search-words';
import { Button } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useFormats } from '../../../../i18n/format';
import { LANGUAGE_NAMES } from '../../../../i18n/languages';
import { useTexts } from '../../../../i18n/use-texts';
import { StatusBadge } from '../../../../ui/feedback/StatusBadge';
import { PagedList } from '../../../../ui/list/PagedList';
import { useList } from '../../../../ui/list/use-list';
import { PageFrame } from '../../../../ui/PageFrame';
import type { DataColumn } from '../../../../ui/table/columns';
import { SynonymDialog } from './SynonymDialog';
import { SEARCH_TERM_LIST } from './search-lists';
import { searchTermsQuery } from './search-word-queries';

const TONES = { all: 'success', closest: 'warning', none: 'danger' } as const;

/** Search terms with their results, each with a link to add a synonym (contract, section 5). */
export function SearchesPage() {
  const { t } = useTexts('search-words');
  const list = useList(SEARCH_TERM_LIST);
  const searches = useQuery(searchTermsQuery(list.query));
  const [added, setAdded] = useState<SearchCount | null>(null);
  const columns = useColumns(setAdded);
  return (
    <PageFrame title={t('search-words:searches.title')} lead={t('search-words:searches.lead')}>
      <PagedList
        list={list}
        page={searches}
        label={t('search-words:searches.title')}
        columns={columns}
        rowId={({ language, term }) => `${language} ${term}`}
        rowLabel={({ term }) => term}
        emptyContent={{
          icon: IconSearchOff,
          none: t('search-words:searches.none'),
          noMatch: t('search-words:searches.noMatch'),
        }}
      />
      {added && (
        <SynonymDialog
          stored={null}
          initial={{ language: added.language, term: added.term, synonym: '' }}
          onClose={() => setAdded(null)}
        />
      )}
    </PageFrame>
  );
}

function useColumns(onSynonym: (search: SearchCount) => void): DataColumn<SearchCount>[] {
  const { t } = useTexts('search-words');
  const { quantity, date } = useFormats();
  return useMemo(
    () => [
      {
        id: 'term',
        header: t('search-words:searches.term'),
        cell: ({ term }) => term,
        sortBy: ({ term }) => term,
        card: 'title',
      },
      {
        id: 'language',
        card: 'brief',
        header: t('search-words:language'),
        cell: ({ language }) => LANGUAGE_NAMES[language],
        width: '140px',
      },
      {
        id: 'searches',
        card: 'amount',
        header: t('search-words:searches.searches'),
        cell: ({ searches }) => quantity(searches),
        sortBy: ({ searches }) => searches,
        align: 'right',
        width: '120px',
      },
      {
        id: 'outcome',
        header: t('search-words:searches.outcome'),
        cell: ({ outcome, results }) => (
          <StatusBadge tone={TONES[outcome]}>
            {t(`search-words:outcomes.${outcome}`)} · {quantity(results)}
          </StatusBadge>
        ),
        width: '220px',
      },
      {
        id: 'clicks',
        header: t('search-words:searches.clicks'),
        cell: ({ clicks }) => quantity(clicks),
        sortBy: ({ clicks }) => clicks,
        align: 'right',
        width: '120px',
      },
      {
        id: 'lastWeek',
        header: t('search-words:searches.lastWeek'),
        cell: ({ lastWeek }) => date(lastWeek),
        sortBy: ({ lastWeek }) => lastWeek,
        width: '150px',
      },
      {
        id: 'actions',
        header: t('search-words:actions'),
        cell: (search) =>
          search.hasSynonym ? (
            <StatusBadge tone="success">{t('search-words:searches.hasSynonym')}</StatusBadge>
          ) : (
            <Button
              variant="default"
              aria-label={t('search-words:searches.addOf', { term: search.term })}
              onClick={() => onSynonym(search)}
            >
              {t('search-words:synonyms.add')}
            </Button>
          ),
        width: '220px',
      },
    ],
    [t, quantity, date, onSynonym],
  );
}
