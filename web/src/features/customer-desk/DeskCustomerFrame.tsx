import { type AccessAction, isAllowed } from '@cromia/domain/accounts/access';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useUser } from '../../api/use-session';
import type { TextKey } from '../../i18n/keys';
import { useTexts } from '../../i18n/use-texts';
import { PageFrame } from '../../ui/PageFrame';
import { TabLinks } from '../../ui/tabs/TabLinks';
import { BackLink, DeskFrame } from '../desk';
import { NavItemLink } from '../shell';
import { deskCustomerQuery } from './customer-desk-queries';

const TABS: readonly { path: string; text: TextKey; action?: AccessAction }[] = [
  { path: '', text: 'customers:profile.title' },
  { path: '/orders', text: 'customers-desk:customers.tabs.orders', action: 'backoffice.decide' },
  { path: '/invoices', text: 'customers-desk:customers.tabs.invoices' },
  { path: '/prices', text: 'customers-desk:customers.tabs.prices' },
  { path: '/documents', text: 'customers-desk:customers.tabs.documents' },
  { path: '/history', text: 'desk:history.title' },
];

/** Frame of a customer's back-office pages: the customer, and the tabs that the viewer can open. */
export function DeskCustomerFrame({ code, children }: { code: string; children: ReactNode }) {
  const { t } = useTexts('customers', 'customers-desk', 'desk');
  const user = useUser();
  const customer = useQuery(deskCustomerQuery(code));
  const back = (
    <BackLink link={(props) => <Link {...props} to="/backoffice/customers" />}>
      {t('customers-desk:customers.back')}
    </BackLink>
  );
  const base = `/backoffice/customers/${code}`;
  return (
    <DeskFrame
      query={customer}
      title={t('customers:list.title')}
      back={back}
      notFound={t('customers-desk:customers.notFound')}
    >
      {({ businessName, customerCode, vatNumber }) => (
        <PageFrame above={back} title={businessName} lead={`${customerCode} · ${vatNumber}`}>
          <TabLinks label={businessName}>
            {TABS.filter(({ action }) => action === undefined || isAllowed(user, action)).map(
              ({ path, text }) => (
                <NavItemLink key={path} path={base + path}>
                  {t(text)}
                </NavItemLink>
              ),
            )}
          </TabLinks>
          {children}
        </PageFrame>
      )}
    </DeskFrame>
  );
}
