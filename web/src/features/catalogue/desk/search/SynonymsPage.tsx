import type { Synonym } from '@cromia/domain/catalogue/search-words';
import { Button, Group, Text } from '@mantine/core';
import { IconLanguageOff, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { toApiProblem } from '../../../../api/problem';
import { LANGUAGE_NAMES } from '../../../../i18n/languages';
import { useTexts } from '../../../../i18n/use-texts';
import { ConfirmDialog } from '../../../../ui/feedback/ConfirmDialog';
import { FeedbackAlert } from '../../../../ui/feedback/FeedbackAlert';
import { useNotify } from '../../../../ui/feedback/use-notify';
import { useSubmitOnce } from '../../../../ui/form/use-submit-once';
import { PagedList } from '../../../../ui/list/PagedList';
import { useList } from '../../../../ui/list/use-list';
import { PageFrame } from '../../../../ui/PageFrame';
import type { DataColumn } from '../../../../ui/table/columns';
import { ExportRowsMenu } from '../../../desk';
import { SynonymDialog } from './SynonymDialog';
import { SYNONYM_LIST } from './search-lists';
import { synonymsQuery, useDeleteSynonym } from './search-word-queries';

/** The synonyms of the product search, maintained by staff (contract, section 5). */
export function SynonymsPage() {
  const { t, language } = useTexts('search-words');
  const list = useList(SYNONYM_LIST);
  const synonyms = useQuery(synonymsQuery(list.query));
  const [edited, setEdited] = useState<Synonym | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const [removed, setRemoved] = useState<Synonym | null>(null);
  const columns = useColumns(setEdited, setRemoved);
  const { searchString: search, language: textLanguage } = list.query;
  return (
    <PageFrame
      title={t('search-words:synonyms.title')}
      lead={t('search-words:synonyms.lead')}
      actions={
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setIsAdding(true)}>
          {t('search-words:synonyms.add')}
        </Button>
      }
    >
      <PagedList
        list={list}
        page={synonyms}
        tools={<ExportRowsMenu kinds={['synonyms']} filter={{ search, textLanguage }} />}
        label={t('search-words:synonyms.title')}
        columns={columns}
        rowId={({ id }) => id}
        rowLabel={({ term, synonym }) => `${term} = ${synonym}`}
        emptyContent={{
          icon: IconLanguageOff,
          none: t('search-words:synonyms.none'),
          noMatch: t('search-words:synonyms.noMatch'),
        }}
      />
      {isAdding && (
        <SynonymDialog
          stored={null}
          initial={{ language: list.query.language ?? language, term: '', synonym: '' }}
          onClose={() => setIsAdding(false)}
        />
      )}
      {edited && <SynonymDialog stored={edited} initial={edited} onClose={() => setEdited(null)} />}
      {removed && <RemoveDialog synonym={removed} onClose={() => setRemoved(null)} />}
    </PageFrame>
  );
}

function useColumns(
  onChange: (synonym: Synonym) => void,
  onRemove: (synonym: Synonym) => void,
): DataColumn<Synonym>[] {
  const { t } = useTexts('search-words');
  return useMemo(
    () => [
      {
        id: 'term',
        header: t('search-words:synonyms.term'),
        cell: ({ term }) => term,
        sortBy: ({ term }) => term,
        card: 'title',
      },
      {
        id: 'synonym',
        card: 'brief',
        header: t('search-words:synonyms.synonym'),
        cell: ({ synonym }) => synonym,
        sortBy: ({ synonym }) => synonym,
      },
      {
        id: 'language',
        card: 'brief',
        header: t('search-words:language'),
        cell: ({ language }) => LANGUAGE_NAMES[language],
        sortBy: ({ language }) => language,
        width: '160px',
      },
      {
        id: 'actions',
        header: t('search-words:actions'),
        cell: (synonym) => {
          const pair = `${synonym.term} = ${synonym.synonym}`;
          return (
            <Group gap="xs">
              <Button
                variant="default"
                aria-label={t('search-words:synonyms.changeOf', { pair })}
                onClick={() => onChange(synonym)}
              >
                {t('common:actions.edit')}
              </Button>
              <Button
                variant="default"
                c="danger"
                aria-label={t('search-words:synonyms.removeOf', { pair })}
                onClick={() => onRemove(synonym)}
              >
                {t('search-words:synonyms.remove')}
              </Button>
            </Group>
          );
        },
        width: '260px',
      },
    ],
    [t, onChange, onRemove],
  );
}

function RemoveDialog({ synonym, onClose }: { synonym: Synonym; onClose: () => void }) {
  const { t } = useTexts('search-words');
  const notify = useNotify();
  const remove = useDeleteSynonym();
  const submitOnce = useSubmitOnce(remove);
  const problem = remove.isError && !remove.isPending ? toApiProblem(remove.error) : null;
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() =>
        submitOnce(synonym, {
          onSuccess: () => {
            notify(t('search-words:synonyms.removed'));
            onClose();
          },
        })
      }
      title={t('search-words:synonyms.removeTitle')}
      confirmLabel={t('search-words:synonyms.remove')}
      busy={remove.isPending}
      dangerous
    >
      <Text>
        {synonym.term} = {synonym.synonym}
      </Text>
      {problem !== null && (
        <FeedbackAlert status="Fail">
          {problem.code === 'Conflict' ? t('search-words:synonyms.conflict') : t(`errors:${problem.code}`)}
        </FeedbackAlert>
      )}
    </ConfirmDialog>
  );
}
