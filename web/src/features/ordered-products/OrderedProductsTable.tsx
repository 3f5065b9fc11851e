import type { OrderedProduct } from '@cromia/domain/catalogue/ordered-product';
import { formatProductCode, type ProductCode, toProductKey } from '@cromia/domain/catalogue/product-code';
import type { LimitedPage } from '@cromia/domain/lists/paging';
import { Button, Stack } from '@mantine/core';
import { IconHistory, IconShoppingCartPlus } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { toApiProblem } from '../../api/problem';
import { useIsAllowed } from '../../api/use-is-allowed';
import { useTexts } from '../../i18n/use-texts';
import { busyButtonProps } from '../../ui/feedback/busy-button-props';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { LeaveGuard } from '../../ui/leaving/LeaveGuard';
import { PagedList } from '../../ui/list/PagedList';
import { SelectionBar } from '../../ui/list/SelectionBar';
import type { ListControls } from '../../ui/list/use-list';
import type { ShopScope } from '../acting';
import { AddToListButton } from '../add-to-list';
import { UnpricedCartDialog } from '../cart';
import { NavItemLink } from '../shell';
import { TdsDialog } from '../tds';
import { usePreferProduct } from './ordered-products-queries';
import { ProductActions } from './ProductCells';
import { CodeChangeDialog, UnassignedPriceDialog } from './ReorderDialogs';
import { calculateTotalCost, canReorder, getQuantity, toSelection } from './reorder';
import { useOrderedProductColumns } from './use-ordered-product-columns';
import { RowActionsContext, useReorder } from './use-reorder';

interface OrderedProductsTableProps {
  scope: ShopScope;
  list: ListControls;
  /** Further actions of the list. */
  tools: ReactNode;
  products: UseQueryResult<LimitedPage<OrderedProduct>>;
  onOpen: (codeDialog: ProductCode) => void;
}

/** State of a dialog about one product, which stays set while the dialog fades out. */
function useProductDialog() {
  const [product, setProduct] = useState<OrderedProduct | null>(null);
  const [opened, setOpened] = useState(false);
  return {
    product,
    opened,
    open: (explained: OrderedProduct) => {
      setProduct(explained);
      setOpened(true);
    },
    close: () => setOpened(false),
  };
}

/** The ordered products with their actions. */
export function OrderedProductsTable({ scope, list, tools, products, onOpen }: OrderedProductsTableProps) {
  const { t } = useTexts('ordered-products');
  const canOrder = useIsAllowed('cart.change');
  const columns = useOrderedProductColumns(canOrder);
  const [selected, setSelected] = useState<readonly OrderedProduct[]>([]);
  const reorder = useReorder((added) =>
    setSelected((previous) => previous.filter((product) => !added.includes(product))),
  );
  const prefer = usePreferProduct(scope);
  const [tdsDialog, priceDialog, codeDialog] = [useProductDialog(), useProductDialog(), useProductDialog()];
  const { quantities, setQuantity, add, adding, error } = reorder;
  const rows = products.data?.content ?? [];
  return (
    <RowActionsContext
      value={{
        quantities,
        setQuantity,
        add,
        adding,
        prefer: (product) => prefer.mutate({ product, preferred: !product.preferred }),
        open: ({ id }) => onOpen(id),
        showTds: tdsDialog.open,
        explainPrice: priceDialog.open,
        explainCode: codeDialog.open,
      }}
    >
      <PagedList
        list={list}
        page={products}
        tools={tools}
        count={(found) => t('ordered-products:count', found)}
        label={t('ordered-products:table')}
        columns={columns}
        rowId={({ id }) => toProductKey(id)}
        rowLabel={({ id }) => formatProductCode(id)}
        {...(canOrder
          ? {
              selection: {
                ids: selected.map(({ id }) => toProductKey(id)),
                onChange: (ids: readonly string[]) => setSelected(toSelection(ids, selected, rows)),
                canSelect: canReorder,
              },
            }
          : {})}
        actions={(product) => <ProductActions product={product} canOrder={canOrder} />}
        emptyContent={{
          icon: IconHistory,
          none: t('ordered-products:empty.text'),
          action: (
            <Button component={NavItemLink} path="/products-search">
              {t('ordered-products:empty.action')}
            </Button>
          ),
          noMatch: t('ordered-products:filters.noMatch'),
        }}
      >
        <Stack gap="sm" mt="sm">
          {error !== null && (
            <FeedbackAlert
              status="FailDismissable"
              title={t('ordered-products:add.failed')}
              onDismiss={reorder.dismissError}
            >
              {t(`errors:${toApiProblem(error).code}`)}
            </FeedbackAlert>
          )}
          {prefer.error !== null && (
            <FeedbackAlert
              status="FailDismissable"
              title={t('ordered-products:prefer.failed')}
              onDismiss={prefer.reset}
            >
              {t(`errors:${toApiProblem(prefer.error).code}`)}
            </FeedbackAlert>
          )}
        </Stack>
      </PagedList>
      <SelectionBar
        count={selected.length}
        total={calculateTotalCost(selected, quantities)}
        onClear={() => setSelected([])}
      >
        <AddToListButton
          getProducts={() =>
            selected.map((product) => ({
              productCode: product.id,
              quantity: getQuantity(quantities, product),
            }))
          }
        />
        <Button
          leftSection={<IconShoppingCartPlus size={18} aria-hidden />}
          {...busyButtonProps(adding)}
          onClick={() => add(selected)}
        >
          {t('ordered-products:add.toCart')}
        </Button>
      </SelectionBar>
      <LeaveGuard isStored={false} when={() => reorder.hasUnsent} />
      <TdsDialog opened={tdsDialog.opened} code={tdsDialog.product?.id ?? null} onClose={tdsDialog.close} />
      <UnassignedPriceDialog
        opened={priceDialog.opened}
        product={priceDialog.product}
        onClose={priceDialog.close}
        onAdd={(product) => {
          priceDialog.close();
          reorder.addUnpriced([product]);
        }}
      />
      <CodeChangeDialog
        opened={codeDialog.opened}
        product={codeDialog.product}
        onClose={codeDialog.close}
        onOpen={(successor) => {
          codeDialog.close();
          onOpen(successor);
        }}
      />
      <UnpricedCartDialog
        opened={reorder.isConfirming}
        unpriced={reorder.unpriced.map(({ id, hex }) => ({ productCode: id, hex }))}
        onCancel={reorder.cancel}
        onProceed={reorder.proceed}
      />
    </RowActionsContext>
  );
}
