import type { ProfileChange } from '@cromia/domain/customers/profile-changes';
import { Badge, Text, Title } from '@mantine/core';
import { useTexts } from '../../../../i18n/use-texts';
import { type ChangeGroup, groupChanges } from './change-groups';
import classes from './changes.module.css';
import { useProfileChangeLabels } from './use-profile-change-labels';

const TONES = { added: 'success', removed: 'danger', changed: 'gray' } as const;

/** The requested changes, field by field, with old and new value (contract, section 5). */
export function ProfileChanges({ changes }: { changes: readonly ProfileChange[] }) {
  const { t } = useTexts('customers-desk');
  const groups = groupChanges(changes);
  if (groups.length === 0) return <Text>{t('customers-desk:updates.nothing')}</Text>;
  return (
    <div className={classes.groups}>
      {groups.map((group) => (
        <ChangeGroupSection key={`${group.kind} ${group.id}`} group={group} />
      ))}
    </div>
  );
}

function ChangeGroupSection({ group }: { group: ChangeGroup }) {
  const { t } = useTexts('customers-desk');
  const labels = useProfileChangeLabels();
  const titleId = `change-${group.kind}-${group.id}`;
  return (
    <section className={classes.group} aria-labelledby={titleId}>
      <div className={classes.head}>
        <Title order={2} size="h3" id={titleId}>
          {labels.title(group)}
        </Title>
        {group.changeKind !== 'changed' && (
          <Badge color={TONES[group.changeKind]}>
            {t(`customers-desk:updates.fates.${group.changeKind}`)}
          </Badge>
        )}
      </div>
      <table className={classes.table} aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">{t('customers-desk:updates.field')}</th>
            <th scope="col">{t('customers-desk:updates.was')}</th>
            <th scope="col">{t('customers-desk:updates.is')}</th>
          </tr>
        </thead>
        <tbody>
          {group.changes.map(({ field, was, is }) => (
            <tr key={field}>
              <th scope="row">{labels.label(group.kind, field)}</th>
              <td data-label={t('customers-desk:updates.was')} className={classes.previous}>
                <ValueLines lines={labels.lines(field, was)} />
              </td>
              <td data-label={t('customers-desk:updates.is')} className={classes.current}>
                <ValueLines lines={labels.lines(field, is)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ValueLines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return '–';
  return lines.map((line) => <div key={line}>{line}</div>);
}
