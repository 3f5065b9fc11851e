import type { AccountBalance } from '@cromia/domain/invoices/account-balance';
import { Skeleton, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Money } from '../../ui/product/Money';
import classes from './styles.module.css';

interface AccountBalanceCardProps {
  balance: UseQueryResult<AccountBalance>;
  /** A link or a button beside the title. */
  action?: ReactNode;
}

/** What a customer owes and has ordered, and what is left of its credit limit. */
export function AccountBalanceCard({ balance, action }: AccountBalanceCardProps) {
  const { t } = useTexts('invoices');
  const id = useId();
  const { data } = balance;
  return (
    <section className={classes.balance} aria-labelledby={id}>
      <div className={classes.balanceHead}>
        <h2 id={id}>{t('invoices:balance.title')}</h2>
        {action}
      </div>
      {data === undefined ? (
        balance.isError ? (
          <ErrorState
            error={balance.error}
            onRetry={() => void balance.refetch()}
            retrying={balance.isFetching}
          />
        ) : (
          <Skeleton height={44} radius="sm" />
        )
      ) : (
        <BalanceFacts balance={data} />
      )}
    </section>
  );
}

function BalanceFacts({ balance }: { balance: AccountBalance }) {
  const { t } = useTexts('invoices');
  const { creditLimit, open, overdue, ordered, available, blocksOverLimit } = balance;
  const facts = [
    { label: t('invoices:balance.open'), amount: open, isBad: false },
    ...(overdue > 0 ? [{ label: t('invoices:balance.overdue'), amount: overdue, isBad: true }] : []),
    { label: t('invoices:balance.ordered'), amount: ordered, isBad: false },
    ...(creditLimit === null || available === null
      ? []
      : [
          { label: t('invoices:balance.creditLimit'), amount: creditLimit, isBad: false },
          { label: t('invoices:balance.available'), amount: available, isBad: available < 0 },
        ]),
  ];
  return (
    <>
      <dl className={classes.amounts}>
        {facts.map(({ label, amount, isBad }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-bad={isBad || undefined}>
              <Money amount={amount} fw={600} />
            </dd>
          </div>
        ))}
      </dl>
      {available !== null && available < 0 && (
        <Text size="sm">{t(blocksOverLimit ? 'invoices:balance.blocked' : 'invoices:balance.over')}</Text>
      )}
    </>
  );
}
