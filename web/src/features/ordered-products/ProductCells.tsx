import type { OrderedProduct } from '@cromia/domain/catalogue/ordered-product';
import { isSold } from '@cromia/domain/catalogue/product';
import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import { ActionIcon, Anchor, Group, Text } from '@mantine/core';
import {
  IconFileText,
  IconInfoCircle,
  IconShoppingCartPlus,
  IconStar,
  IconStarFilled,
} from '@tabler/icons-react';
import { use } from 'react';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { RowIconButton } from '../../ui/list/RowIconButton';
import { AvailableAgain } from '../../ui/product/AvailableAgain';
import { ProductName } from '../../ui/product/ProductName';
import { QuantityStepper } from '../../ui/product/QuantityStepper';
import { AddToCartNote, AvailabilityBadge, UnitPrice } from '../cart';
import { HazardMark } from '../hazards';
import { calculateCost, canReorder, getQuantity, getUnitPrice } from './reorder';
import { RowActionsContext } from './use-reorder';

interface CellProps {
  product: OrderedProduct;
}

interface OrderCellProps extends CellProps {
  /** Whether the user may order. */
  canOrder: boolean;
}

/** Button that toggles the product as preferred; on a card the data sheets are beside it. */
export function PreferredCell({ product }: CellProps) {
  const { t } = useTexts('ordered-products');
  const actions = use(RowActionsContext);
  const code = formatProductCode(product.id);
  const label = t('ordered-products:prefer.label', { product: code });
  return (
    <Group gap={0} wrap="nowrap">
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        hiddenFrom="sm"
        aria-label={t('ordered-products:tds', { product: code })}
        title={t('ordered-products:tdsShort')}
        onClick={() => actions?.showTds(product)}
      >
        <IconFileText size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color={product.preferred ? 'accent' : 'gray'}
        size={36}
        aria-label={label}
        aria-pressed={product.preferred}
        title={label}
        onClick={() => actions?.prefer(product)}
      >
        {product.preferred ? <IconStarFilled size={18} aria-hidden /> : <IconStar size={18} aria-hidden />}
      </ActionIcon>
    </Group>
  );
}

/** The product with its status; its name opens the detail, and a button explains a changed code. */
export function ProductCell({ product }: CellProps) {
  const { t } = useTexts('ordered-products');
  const actions = use(RowActionsContext);
  const { id, shortDescription, availability } = product;
  const mark = (
    <>
      <AvailabilityBadge availability={availability} />
      <AvailableAgain product={product} />
      <HazardMark code={id} />
      {availability === 'CODECHANGE' && (
        <ActionIcon
          variant="subtle"
          color="acting"
          aria-label={t('ordered-products:codeChange.explain', { product: formatProductCode(id) })}
          onClick={() => actions?.explainCode(product)}
        >
          <IconInfoCircle size={18} aria-hidden />
        </ActionIcon>
      )}
    </>
  );
  return (
    <ProductName
      product={{ ...product, productCode: id, description: shortDescription }}
      mark={mark}
      onOpen={() => actions?.open(product)}
    />
  );
}

/** Date and quantity of the last order; if the product is available, the quantity can be reused. */
export function LastOrderCell({ product, canOrder }: OrderCellProps) {
  const { t } = useTexts('cart', 'ordered-products');
  const { date } = useFormats();
  const actions = use(RowActionsContext);
  const { lastQuantity: quantity, lastOrderedOn } = product;
  const packages = t('cart:packages', { count: quantity });
  const label = t('ordered-products:takeOver', { packages, product: formatProductCode(product.id) });
  return (
    <>
      <div style={{ whiteSpace: 'nowrap' }}>{date(lastOrderedOn)}</div>{' '}
      {canOrder && canReorder(product) ? (
        <Anchor
          component="button"
          type="button"
          size="xs"
          c="inherit"
          underline="always"
          aria-label={label}
          title={label}
          onClick={() => actions?.setQuantity(product, quantity)}
        >
          {packages}
        </Anchor>
      ) : (
        <Text size="xs" c="dimmed">
          {packages}
        </Text>
      )}
    </>
  );
}

/** The price per unit of measure, or why there is none; discontinued products have none. */
export function PriceCell({ product }: CellProps) {
  const { t } = useTexts('ordered-products');
  const actions = use(RowActionsContext);
  if (!isSold(product)) return '–';
  const finalUnitPrice = getUnitPrice(product);
  if (finalUnitPrice === null) {
    return (
      <Anchor
        component="button"
        type="button"
        size="sm"
        c="dimmed"
        underline="always"
        ta="inherit"
        aria-haspopup="dialog"
        aria-label={t('ordered-products:unassigned.explain', { product: formatProductCode(product.id) })}
        onClick={() => actions?.explainPrice(product)}
      >
        {t('common:product.priceNotAssigned')}
      </Anchor>
    );
  }
  return <UnitPrice line={{ ...product.pricesAndDiscounts, um: product.um, finalUnitPrice }} />;
}

/** The quantity for the cart with its cost, or the alternative for products that cannot be added. */
export function QuantityCell({ product }: CellProps) {
  const { t } = useTexts('ordered-products');
  const actions = use(RowActionsContext);
  if (actions === null) return null;
  const { availability, qtyPkgMultiplier } = product;
  if (availability === 'ON_REQUEST') return <AddToCartNote product={product} compact />;
  if (availability !== 'AVAILABLE') {
    return (
      <Text size="xs" c="dimmed" maw={200}>
        {t(`ordered-products:instead.${availability}`)}
      </Text>
    );
  }
  const quantity = getQuantity(actions.quantities, product);
  const cost = calculateCost(product, quantity);
  return (
    <QuantityStepper
      value={quantity}
      multiplier={qtyPkgMultiplier}
      onChange={(next) => actions.setQuantity(product, next)}
      productCode={formatProductCode(product.id)}
      content={product}
      compact
      {...(cost === null ? {} : { total: cost })}
    />
  );
}

/** Links to the technical data sheets, and the button to add to the cart if the product can be added. */
export function ProductActions({ product, canOrder }: OrderCellProps) {
  const { t } = useTexts('ordered-products');
  const actions = use(RowActionsContext);
  const code = formatProductCode(product.id);
  const sheets = t('ordered-products:tds', { product: code });
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={38}
        visibleFrom="sm"
        aria-label={sheets}
        title={sheets}
        onClick={() => actions?.showTds(product)}
      >
        <IconFileText size={18} aria-hidden />
      </ActionIcon>
      {canOrder && product.availability === 'AVAILABLE' && (
        <RowIconButton
          icon={IconShoppingCartPlus}
          label={t('ordered-products:add.one', { product: code })}
          main
          disabled={!canReorder(product)}
          loading={actions?.adding === true}
          onClick={() => actions?.add([product])}
        >
          {t('ordered-products:add.short')}
        </RowIconButton>
      )}
    </>
  );
}
