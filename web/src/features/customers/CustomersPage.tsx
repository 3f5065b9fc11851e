import { Tabs } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { TableSkeleton } from '../../ui/feedback/Skeletons';
import { PageFrame } from '../../ui/PageFrame';
import { CUSTOMERS_TABS, type CustomersTab } from './customers-search';
import type { WorkListProps } from './WorkList';

// Loaded beside the page's query: the list with its filters is a third of the page's code.
const WorkList = lazy(() => import('./WorkList'));

interface CustomersPageProps extends WorkListProps {
  tab: CustomersTab;
  onTabChange: (tab: CustomersTab) => void;
  /** Code of the acting customer if it is no longer in the portfolio. */
  removedCustomerCode: string | undefined;
  onDismiss: () => void;
  actions: ReactNode;
  /** The requests for new customers. */
  requests: ReactNode;
}

/** The customers of an agent or commercial user, and the requests for new ones (section 2, /profile-agent). */
export function CustomersPage(props: CustomersPageProps) {
  const { tab, onTabChange, removedCustomerCode, onDismiss, actions, requests, ...workList } = props;
  const { t } = useTexts('customers');
  return (
    <PageFrame title={t('customers:list.title')} lead={t('customers:list.lead')} actions={actions}>
      {removedCustomerCode !== undefined && (
        <FeedbackAlert status="WarningDismissable" onDismiss={onDismiss}>
          {t('customers:list.gone', { code: removedCustomerCode })}
        </FeedbackAlert>
      )}
      <Tabs
        value={tab}
        onChange={(chosen) =>
          onTabChange(CUSTOMERS_TABS.find((candidate) => candidate === chosen) ?? 'customers')
        }
        keepMounted={false}
      >
        <Tabs.List mb="lg" mt={removedCustomerCode === undefined ? 0 : 'lg'}>
          {CUSTOMERS_TABS.map((candidate) => (
            <Tabs.Tab key={candidate} value={candidate}>
              {t(`customers:tabs.${candidate}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="customers">
          <Suspense fallback={<TableSkeleton rows={6} />}>
            <WorkList {...workList} />
          </Suspense>
        </Tabs.Panel>
        <Tabs.Panel value="requests">
          <Suspense fallback={<TableSkeleton rows={6} />}>{requests}</Suspense>
        </Tabs.Panel>
      </Tabs>
    </PageFrame>
  );
}
