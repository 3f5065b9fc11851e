import { isAllowed } from '@cromia/domain/accounts/access';
import type { ShoppingListSummary } from '@cromia/domain/shopping-lists/shopping-list';
import { Anchor, Button, Group } from '@mantine/core';
import { IconListDetails, IconPlus, IconQrcode } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useUser } from '../../api/use-session';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { PagedList } from '../../ui/list/PagedList';
import { useList } from '../../ui/list/use-list';
import { PageFrame } from '../../ui/PageFrame';
import type { DataColumn } from '../../ui/table/columns';
import type { ShopScope } from '../acting';
import { NavItemLink } from '../shell';
import { ListDialog } from './ListDialog';
import { SharedBadge } from './SharedBadge';
import { SHOPPING_LIST_LIST } from './shopping-list-list';
import { shoppingListsQuery } from './shopping-list-queries';

function useListColumns(): DataColumn<ShoppingListSummary>[] {
  const { t } = useTexts('shopping-lists');
  const { date, quantity } = useFormats();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('shopping-lists:name'),
        cell: ({ id, name }) => (
          <Anchor component={NavItemLink} path={`/profile-customer/lists/${id}`} c="inherit" fw={550}>
            {name}
          </Anchor>
        ),
        sortBy: ({ name }) => name,
        width: '40%',
        card: 'title',
      },
      {
        id: 'shared',
        header: t('shopping-lists:shared'),
        cell: ({ isShared }) => isShared && <SharedBadge />,
        card: 'badge',
      },
      {
        id: 'author',
        header: t('shopping-lists:author'),
        cell: ({ author, isOwn }) => (isOwn ? t('shopping-lists:you') : (author ?? '–')),
        card: 'brief',
      },
      {
        id: 'itemCount',
        header: t('shopping-lists:products'),
        cell: ({ itemCount }) => quantity(itemCount),
        align: 'right',
        card: 'amount',
      },
      {
        id: 'changedOn',
        header: t('shopping-lists:changedOn'),
        cell: ({ changedOn }) => date(changedOn),
        sortBy: ({ changedOn }) => changedOn,
        card: 'brief',
        cardLabel: true,
      },
    ],
    [t, date, quantity],
  );
}

interface ShoppingListsPageProps {
  scope: ShopScope;
  onOpen: (id: string) => void;
}

/** The shopping lists of a user, and those that the customer shares. */
export function ShoppingListsPage({ scope, onOpen }: ShoppingListsPageProps) {
  const { t } = useTexts('shopping-lists');
  const list = useList(SHOPPING_LIST_LIST);
  const lists = useQuery(shoppingListsQuery(scope, list.query));
  const columns = useListColumns();
  const [isNew, setIsNew] = useState(false);
  const canCreate = isAllowed(useUser(), 'shopping-lists.change');
  return (
    <PageFrame
      title={t('shopping-lists:title')}
      lead={t('shopping-lists:lead')}
      {...(canCreate && {
        actions: (
          <Group gap="xs" wrap="nowrap">
            <Button
              variant="default"
              component={NavItemLink}
              path="/profile-customer/quick-order"
              query="?scan=true"
              leftSection={<IconQrcode size={18} aria-hidden />}
            >
              {t('shopping-lists:scan')}
            </Button>
            <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setIsNew(true)}>
              {t('shopping-lists:new')}
            </Button>
          </Group>
        ),
      })}
    >
      <PagedList
        list={list}
        page={lists}
        label={t('shopping-lists:title')}
        columns={columns}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        emptyContent={{
          icon: IconListDetails,
          none: t('shopping-lists:empty.text'),
          action: canCreate && (
            <Button variant="default" onClick={() => setIsNew(true)}>
              {t('shopping-lists:empty.action')}
            </Button>
          ),
          noMatch: t('shopping-lists:empty.noMatch'),
        }}
      />
      {isNew && (
        <ListDialog
          scope={scope}
          list={null}
          onSaved={({ id }) => onOpen(id)}
          onClose={() => setIsNew(false)}
        />
      )}
    </PageFrame>
  );
}
