import type { ProfileChange } from '@cromia/domain/customers/profile-changes';
import { Badge, Text, Title } from '@mantine/core';
import { useTexts } from '../../../../i18n/use-texts';
import { type ChangeGroup, groupChanges } from './change-groups';
import classes from './changes.module.css';
import { useProfileChangeLabels } from './use-profile-change-labels';

const TONES = { added: 'success', removed: 'danger', changed: 'gray' } as const;

/** The requested changes, field by field, with old and new value (contract, section 5). */
export function ProfileChanges({ changes }: { changes: readonly ProfileChange[] }) {
  const { t } = useTexts('backoffice');
  const groups = groupChanges(changes);
  if (groups.length === 0) return <Text>{t('backoffice:updates.nothing')}</Text>;
  return (
    <div className={classes.groups}>
      {groups.map((group) => (
        <Group key={`${group.kind} ${group.id}`} group={group} />
      ))}
    </div>
  );
}

function Group({ group }: { group: ChangeGroup }) {
  const { t } = useTexts('backoffice');
  const words = useProfileChangeLabels();
  const titleId = `change-${group.kind}-${group.id}`;
  return (
    <section className={classes.group} aria-labelledby={titleId}>
      <div className={classes.head}>
        <Title order={2} size="h3" id={titleId}>
          {words.title(group)}
        </Title>
        {group.fate !== 'changed' && (
          <Badge color={TONES[group.fate]}>{t(`backoffice:updates.fates.${group.fate}`)}</Badge>
        )}
      </div>
      <table className={classes.table} aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">{t('backoffice:updates.field')}</th>
            <th scope="col">{t('backoffice:updates.was')}</th>
            <th scope="col">{t('backoffice:updates.is')}</th>
          </tr>
        </thead>
        <tbody>
          {group.changes.map(({ field, was, is }) => (
            <tr key={field}>
              <th scope="row">{words.label(group.kind, field)}</th>
              <td data-label={t('backoffice:updates.was')} className={classes.was}>
                <Value lines={words.lines(field, was)} />
              </td>
              <td data-label={t('backoffice:updates.is')} className={classes.is}>
                <Value lines={words.lines(field, is)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Value({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return '–';
  return lines.map((line) => <div key={line}>{line}</div>);
}
