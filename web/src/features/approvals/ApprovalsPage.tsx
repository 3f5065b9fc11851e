import type { Approval } from '@cromia/domain/approvals/approval';
import { Button } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useUser } from '../../api/use-session';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { PagedList } from '../../ui/list/PagedList';
import { useList } from '../../ui/list/use-list';
import { PageFrame } from '../../ui/PageFrame';
import { Money } from '../../ui/product/Money';
import type { DataColumn } from '../../ui/table/columns';
import { type RenderRowLink, RowLink } from '../../ui/table/RowLink';
import type { ShopScope } from '../acting';
import { NavItemLink } from '../shell';
import { ApprovalStatusBadge } from './ApprovalStatusBadge';
import { APPROVAL_LIST } from './approval-list';
import { approvalsQuery } from './approvals-queries';
import { useNeedText } from './use-need-text';

function useApprovalColumns(): DataColumn<Approval>[] {
  const { t } = useTexts('approvals');
  const { date } = useFormats();
  const formatNeed = useNeedText();
  return useMemo(
    () => [
      {
        id: 'author',
        header: t('approvals:columns.author'),
        cell: ({ author }) => <RowLink>{author?.name ?? '–'}</RowLink>,
        card: 'title',
      },
      {
        id: 'customerOrderCode',
        header: t('approvals:columns.customerOrderCode'),
        cell: ({ customerOrderCode, offerNumber }) =>
          [customerOrderCode, offerNumber].filter(Boolean).join(' · '),
        card: 'brief',
      },
      {
        id: 'need',
        header: t('approvals:columns.need'),
        cell: ({ approvalReason, limit }) => formatNeed(approvalReason, limit) ?? '–',
        card: 'hidden',
      },
      {
        id: 'createdOn',
        header: t('approvals:columns.createdOn'),
        cell: ({ createdOn }) => date(createdOn),
        sortBy: ({ createdOn }) => createdOn,
        card: 'brief',
        cardLabel: true,
      },
      {
        id: 'expirationDate',
        header: t('approvals:columns.expirationDate'),
        cell: ({ status, expirationDate }) => (status === 'PENDING' ? date(expirationDate) : '–'),
        sortBy: ({ expirationDate }) => expirationDate,
        card: 'hidden',
      },
      {
        id: 'status',
        header: t('approvals:columns.status'),
        cell: ({ status }) => <ApprovalStatusBadge status={status} />,
        sortBy: ({ status }) => status,
        card: 'badge',
      },
      {
        id: 'total',
        header: t('approvals:columns.total'),
        cell: ({ total }) => <Money amount={total} fw={600} />,
        sortBy: ({ total }) => total,
        align: 'right',
        card: 'amount',
      },
    ],
    [t, date, formatNeed],
  );
}

interface ApprovalsPageProps {
  scope: ShopScope;
  /** Renders the link to an approval. */
  link: RenderRowLink<Approval>;
}

/** The queue of approvers, and the list of authors. */
export function ApprovalsPage({ scope, link }: ApprovalsPageProps) {
  const { t } = useTexts('approvals');
  const user = useUser();
  const columns = useApprovalColumns();
  const list = useList(APPROVAL_LIST);
  const approvals = useQuery(approvalsQuery(scope, list.query));
  const decides = user?.companyRole === 'OWNER' || user?.canApprove === true;
  return (
    <PageFrame
      title={t('approvals:title')}
      lead={t(decides ? 'approvals:leadApprover' : 'approvals:leadAuthor')}
    >
      <PagedList
        list={list}
        page={approvals}
        label={t('approvals:title')}
        count={(found) => t('approvals:count', found)}
        columns={columns}
        rowId={({ id }) => id}
        rowLabel={({ customerOrderCode }) => customerOrderCode}
        link={link}
        emptyContent={{
          icon: IconUserCheck,
          none: t(decides ? 'approvals:empty.approver' : 'approvals:empty.author'),
          action: (
            <Button component={NavItemLink} path="/profile-customer/cart">
              {t('approvals:empty.action')}
            </Button>
          ),
          noMatch: t('approvals:empty.noMatch'),
        }}
      />
    </PageFrame>
  );
}
