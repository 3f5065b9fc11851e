import {
  CHANGE_KINDS,
  type ChangeKind,
  type TreeDifferenceCounts as Counts,
  type LinkedShop,
} from '@cromia/domain/private-catalogue/upload';
import { Button, Group, Pagination, Skeleton, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { treeChangesQuery } from '../private-catalogue-queries';
import { LinkedShops } from './LinkedShops';
import { TreeChanges } from './TreeChanges';
import classes from './upload-report.module.css';

interface TreeDifferenceProps {
  /** Id of the upload. */
  id: string;
  counts: Counts;
  shops: readonly LinkedShop[];
}

/** The changes that publishing an upload would make: added, changed, moved and removed nodes. */
export function TreeDifference({ id, counts, shops }: TreeDifferenceProps) {
  const { t } = useTexts('private-catalogue');
  const [kind, setKind] = useState<ChangeKind | undefined>(undefined);
  const [page, setPage] = useState(0);
  const changes = useQuery(treeChangesQuery(id, kind, page));
  const choose = (next: ChangeKind | undefined) => {
    setKind(next);
    setPage(0);
  };
  const total = CHANGE_KINDS.reduce((sum, changeKind) => sum + counts[changeKind], 0);
  return (
    <section aria-labelledby="difference" className={classes.difference}>
      <Title order={2} size="h3" id="difference">
        {t('private-catalogue:difference.title')}
      </Title>
      <LinkedShops shops={shops} />
      {total === 0 ? (
        <Text>{t('private-catalogue:difference.none')}</Text>
      ) : (
        <>
          <Group gap="xs">
            {[undefined, ...CHANGE_KINDS].map((option) => (
              <Button
                key={option ?? 'all'}
                size="compact-md"
                variant={option === kind ? 'filled' : 'default'}
                aria-pressed={option === kind}
                onClick={() => choose(option)}
              >
                {t(
                  option === undefined
                    ? 'private-catalogue:difference.all'
                    : `private-catalogue:difference.kinds.${option}`,
                )}
                {` · ${option === undefined ? total : counts[option]}`}
              </Button>
            ))}
          </Group>
          {changes.isError && <ErrorState error={changes.error} onRetry={() => void changes.refetch()} />}
          {changes.isPending && <Skeleton height={240} radius="md" />}
          {changes.data !== undefined && <TreeChanges changes={changes.data.content} />}
          {changes.data !== undefined && changes.data.totalPages > 1 && (
            <Pagination
              total={changes.data.totalPages}
              value={page + 1}
              onChange={(next) => setPage(next - 1)}
              getControlProps={(control) => ({
                'aria-label': t(
                  control === 'previous' ? 'common:table.previousPage' : 'common:table.nextPage',
                ),
              })}
            />
          )}
        </>
      )}
    </section>
  );
}
