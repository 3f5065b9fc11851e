import { localized } from '@cromia/domain/languages';
import {
  CHANGE_KINDS,
  type ChangeKind,
  type Difference as Counts,
  type TreeChange,
} from '@cromia/domain/private-catalogue/upload';
import { Badge, Button, Group, Pagination, Skeleton, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { ErrorState } from '../../ui/ErrorState';
import classes from './private-catalogue.module.css';
import { changesQuery } from './queries';

const TONES = { added: 'success', changed: 'acting', moved: 'warning', removed: 'danger' } as const;

interface DifferenceProps {
  /** Of the upload. */
  id: string;
  counts: Counts;
}

/** What would change if an upload were shown: what is new, changed, moved and gone. */
export function Difference({ id, counts }: DifferenceProps) {
  const { t } = useTexts('private-catalogue');
  const [kind, setKind] = useState<ChangeKind | undefined>(undefined);
  const [page, setPage] = useState(0);
  const changes = useQuery(changesQuery(id, kind, page));
  const choose = (next: ChangeKind | undefined) => {
    setKind(next);
    setPage(0);
  };
  const total = CHANGE_KINDS.reduce((sum, each) => sum + counts[each], 0);
  return (
    <section aria-labelledby="difference" className={classes.difference}>
      <Title order={2} size="h3" id="difference">
        {t('private-catalogue:difference.title')}
      </Title>
      {total === 0 ? (
        <Text>{t('private-catalogue:difference.none')}</Text>
      ) : (
        <>
          <Group gap="xs">
            {[undefined, ...CHANGE_KINDS].map((each) => (
              <Button
                key={each ?? 'all'}
                size="compact-md"
                variant={each === kind ? 'filled' : 'default'}
                aria-pressed={each === kind}
                onClick={() => choose(each)}
              >
                {t(
                  each === undefined
                    ? 'private-catalogue:difference.all'
                    : `private-catalogue:difference.kinds.${each}`,
                )}
                {` · ${each === undefined ? total : counts[each]}`}
              </Button>
            ))}
          </Group>
          {changes.isError && <ErrorState error={changes.error} onRetry={() => void changes.refetch()} />}
          {changes.isPending && <Skeleton height={240} radius="md" />}
          {changes.data !== undefined && <Changes changes={changes.data.content} />}
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

function Changes({ changes }: { changes: readonly TreeChange[] }) {
  const { t, language } = useTexts('private-catalogue');
  const placeOf = (place: TreeChange['parent']) =>
    place === null ? t('private-catalogue:difference.firstLevel') : localized(place.name, language);
  const where = ({ kind, parent, previousParent }: TreeChange) =>
    kind === 'moved'
      ? t('private-catalogue:difference.fromTo', { from: placeOf(previousParent), to: placeOf(parent) })
      : placeOf(parent);
  return (
    <div className={classes.changes}>
      <Table aria-labelledby="difference">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('private-catalogue:difference.kind')}</Table.Th>
            <Table.Th scope="col">{t('private-catalogue:difference.node')}</Table.Th>
            <Table.Th scope="col">{t('private-catalogue:difference.where')}</Table.Th>
            <Table.Th scope="col">{t('private-catalogue:difference.fields')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {changes.map((change) => (
            <Table.Tr key={`${change.kind} ${change.parent?.code} ${change.code}`}>
              <Table.Td>
                <Badge color={TONES[change.kind]}>
                  {t(`private-catalogue:difference.kinds.${change.kind}`)}
                </Badge>
              </Table.Td>
              <Table.Td>
                {localized(change.name, language)}
                <Text size="xs" c="dimmed">
                  {change.code}
                </Text>
              </Table.Td>
              <Table.Td>{where(change)}</Table.Td>
              <Table.Td>
                {change.fields.map((field) => t(`private-catalogue:difference.field.${field}`)).join(', ') ||
                  '–'}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
