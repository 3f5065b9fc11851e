import type { OrderedProduct } from '@cromia/domain/catalogue/ordered-product';
import { type ProductCode, toProductKey } from '@cromia/domain/catalogue/product-code';
import { Button } from '@mantine/core';
import { IconBolt, IconShoppingCart } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useIsAllowed } from '../../api/use-is-allowed';
import { useTexts } from '../../i18n/use-texts';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { ExportMenu } from '../../ui/list/ExportMenu';
import { useList } from '../../ui/list/use-list';
import { PageFrame } from '../../ui/PageFrame';
import type { ShopScope } from '../acting';
import { ListWithProductDetail, useProductWindow } from '../catalogue';
import { NavItemLink } from '../shell';
import { OrderedProductsTable } from './OrderedProductsTable';
import { ORDERED_PRODUCT_LIST } from './ordered-product-list';
import { exportOrderedProducts, orderedProductsQuery } from './ordered-products-queries';
import classes from './styles.module.css';

interface OrderedProductsPageProps {
  scope: ShopScope;
}

const NO_ROWS: never[] = [];

/** The row of a product, displayed when its detail is not found (section 7). */
function findRow(rows: readonly OrderedProduct[], code: ProductCode | null): OrderedProduct | undefined {
  return rows.find(({ id }) => code !== null && toProductKey(id) === toProductKey(code));
}

/** The products that a customer has ordered before, to order again (section 2). */
export function OrderedProductsPage({ scope }: OrderedProductsPageProps) {
  const { t } = useTexts('ordered-products');
  const canOrder = useIsAllowed('cart.change');
  const list = useList(ORDERED_PRODUCT_LIST);
  const products = useQuery(orderedProductsQuery(scope, list.query));
  const { state, onStateChange: onShow } = list;
  const productWindow = useProductWindow(state.open, (open, options) => onShow({ ...state, open }, options));
  const rows = products.data?.content ?? NO_ROWS;
  return (
    <ListWithProductDetail
      code={productWindow.code}
      line={findRow(rows, productWindow.code)}
      origin="ordered"
      onSelect={productWindow.select}
      onClose={productWindow.close}
    >
      <PageFrame title={t('ordered-products:title')} lead={t('ordered-products:lead')}>
        <div className={classes.page}>
          <div className={classes.banner}>
            <FeedbackAlert status="WarningDismissable" title={t('ordered-products:banner.title')}>
              {t('ordered-products:banner.text')}
            </FeedbackAlert>
          </div>
          <OrderedProductsTable
            key={scope.customerCode}
            scope={scope}
            list={list}
            products={products}
            onOpen={productWindow.open}
            tools={
              <>
                <ExportMenu fetch={(format) => exportOrderedProducts(scope, list.query, format)} />
                {canOrder && (
                  <>
                    <Button
                      variant="default"
                      // On phones the bar and menu of the portal contain both links.
                      visibleFrom="sm"
                      component={NavItemLink}
                      path="/profile-customer/quick-order"
                      leftSection={<IconBolt size={18} aria-hidden />}
                    >
                      {t('shell:private.quickOrder')}
                    </Button>
                    <Button
                      variant="default"
                      visibleFrom="sm"
                      component={NavItemLink}
                      path="/profile-customer/cart"
                      leftSection={<IconShoppingCart size={18} aria-hidden />}
                    >
                      {t('shell:private.cart')}
                    </Button>
                  </>
                )}
              </>
            }
          />
        </div>
      </PageFrame>
    </ListWithProductDetail>
  );
}
