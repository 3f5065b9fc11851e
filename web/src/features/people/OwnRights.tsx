import type { People, Person } from '@cromia/domain/people/person';
import { isApprover } from '@cromia/domain/people/purchase-rule';
import { Progress, Text, Title } from '@mantine/core';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import classes from './styles.module.css';

/** What a person has ordered this month, beside the limit. */
export function MonthTotal({ person }: { person: Person }) {
  const { t } = useTexts('people');
  const { money } = useFormats();
  const { monthLimit, orderedThisMonth, companyRole } = person;
  if (companyRole !== 'BUYER' || monthLimit === null) return <span>{money(orderedThisMonth)}</span>;
  return (
    <span>
      {t('people:month.ofLimit', { total: money(orderedThisMonth), limit: money(monthLimit) })}
      <Progress
        value={monthLimit === 0 ? 100 : Math.min(100, (100 * orderedThisMonth) / monthLimit)}
        color="gray"
        size="xs"
        mt={4}
        aria-hidden
      />
    </span>
  );
}

/** The user's own role with its meaning, limits, the orders of the month, and who approves for the user. */
export function OwnRights({ people, isAlone }: { people: People; isAlone: boolean }) {
  const { t } = useTexts('people');
  const { money } = useFormats();
  const [own] = people.people;
  if (own === undefined) return null;
  const { companyRole, orderLimit } = own;
  const needsApproval =
    companyRole === 'REQUESTER' ||
    (companyRole === 'BUYER' && (orderLimit !== null || own.monthLimit !== null));
  return (
    <section className={classes.own} aria-labelledby="own-rights">
      <Title order={2} size="h4" id="own-rights">
        {t('people:own.title')}
      </Title>
      <Text>
        <strong>{t(`people:roles.${companyRole}`)}</strong> {t(`people:meanings.${companyRole}`)}
      </Text>
      <dl className={classes.facts}>
        {companyRole === 'BUYER' && (
          <div>
            <dt>{t('people:fields.orderLimit')}</dt>
            <dd>{orderLimit === null ? t('people:noLimit') : money(orderLimit)}</dd>
          </div>
        )}
        {companyRole !== 'VIEWER' && (
          <div>
            <dt>{t('people:month.title')}</dt>
            <dd>
              <MonthTotal person={own} />
            </dd>
          </div>
        )}
        {!isAlone && companyRole === 'BUYER' && isApprover(own) && (
          <div>
            <dt>{t('people:fields.canApprove')}</dt>
            <dd>{t('people:yes')}</dd>
          </div>
        )}
        {needsApproval && (
          <div>
            <dt>{t('people:own.approvers')}</dt>
            <dd>{people.approvers.map(({ name }) => name).join(', ') || '–'}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
