import { pickLocalizedText } from '@cromia/domain/languages';
import type { TreeChange } from '@cromia/domain/private-catalogue/upload';
import { Badge, Table, Text } from '@mantine/core';
import { useTexts } from '../../../i18n/use-texts';
import { ChangedValues } from './ChangedValues';
import classes from './upload-report.module.css';

const TONES = { added: 'success', changed: 'acting', moved: 'warning', removed: 'danger' } as const;

/** The changed nodes with kind of change, name, parent, and old and new values. */
export function TreeChanges({ changes }: { changes: readonly TreeChange[] }) {
  const { t, language } = useTexts('private-catalogue');
  const formatParent = (parent: TreeChange['parent']) =>
    parent === null ? t('private-catalogue:difference.firstLevel') : pickLocalizedText(parent.name, language);
  const formatPlace = ({ kind, parent, previousParent }: TreeChange) =>
    kind === 'moved'
      ? t('private-catalogue:difference.fromTo', {
          from: formatParent(previousParent),
          to: formatParent(parent),
        })
      : formatParent(parent);
  return (
    <div className={classes.changes}>
      <Table aria-labelledby="difference" verticalSpacing="sm">
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
                {pickLocalizedText(change.name, language)}
                <Text size="xs" c="dimmed">
                  {change.code}
                </Text>
              </Table.Td>
              <Table.Td>{formatPlace(change)}</Table.Td>
              <Table.Td>
                <ChangedValues change={change} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
