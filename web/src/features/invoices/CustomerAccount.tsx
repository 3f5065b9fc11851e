import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../i18n/use-texts';
import type { ShopScope } from '../acting';
import { NavItemLink } from '../shell';
import { AccountBalanceCard } from './AccountBalanceCard';
import { accountBalanceQuery } from './invoices-queries';

/** The account on the overview of a customer that has a credit limit or unpaid invoices. */
export default function CustomerAccount({ scope }: { scope: ShopScope }) {
  const { t } = useTexts('invoices');
  const balance = useQuery(accountBalanceQuery(scope));
  const { data } = balance;
  if (data === undefined || (data.creditLimit === null && data.open === 0)) return null;
  return (
    <AccountBalanceCard
      balance={balance}
      action={
        <Anchor component={NavItemLink} path="/profile-customer/invoices">
          {t('invoices:title')}
        </Anchor>
      }
    />
  );
}
