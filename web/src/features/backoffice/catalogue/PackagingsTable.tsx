import type { DeskColor, DeskProduct } from '@cromia/domain/catalogue/catalogue-desk';
import { productStatus } from '@cromia/domain/catalogue/product';
import { ScrollArea, Table, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { RowButton } from '../../../ui/list/RowButton';
import { ProductPicture, productImage } from '../../../ui/product-picture/ProductPicture';
import type { SerialKey } from './catalogue-desk-queries';
import { ProductDialog } from './ProductDialog';
import { SourceNote } from './SourceNote';

interface PackagingsTableProps {
  serial: SerialKey;
  color: DeskColor;
  customerCode: string | undefined;
}

/** The packagings of a colour with status, stock, image and prices, and where each comes from. */
export function PackagingsTable({ serial, color, customerCode }: PackagingsTableProps) {
  const { t } = useTexts('catalogue-desk', 'catalogue', 'cart');
  const [edited, setEdited] = useState<DeskProduct | null>(null);
  const heads = [
    t('catalogue:detail.packaging'),
    t('catalogue-desk:product.status'),
    t('catalogue-desk:product.stock'),
    t('catalogue-desk:product.image'),
    t('catalogue-desk:product.prices'),
    ...(customerCode === undefined ? [] : [t('catalogue-desk:agreed.price', { code: customerCode })]),
  ];
  return (
    <ScrollArea>
      <Table verticalSpacing="xs" miw={900} aria-label={t('catalogue-desk:fields.products')}>
        <Table.Thead>
          <Table.Tr>
            {heads.map((head) => (
              <Table.Th key={head}>{head}</Table.Th>
            ))}
            <Table.Th aria-label={t('catalogue-desk:correct')} />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {color.products.map((product) => (
            <Row
              key={product.id.pkg}
              product={product}
              hex={color.hex}
              hasAgreed={customerCode !== undefined}
              onEdit={() => setEdited(product)}
            />
          ))}
        </Table.Tbody>
      </Table>
      {edited !== null && (
        <ProductDialog
          serial={serial}
          product={edited}
          version={color.version}
          onClose={() => setEdited(null)}
        />
      )}
    </ScrollArea>
  );
}

function Cell({ children, product, field }: { children: ReactNode; product: DeskProduct; field: string }) {
  return (
    <Table.Td style={{ verticalAlign: 'top' }}>
      {children}
      <SourceNote sources={product.sources} field={field} />
    </Table.Td>
  );
}

interface RowProps {
  product: DeskProduct;
  hex: string | null;
  hasAgreed: boolean;
  onEdit: () => void;
}

function Row({ product, hex, hasAgreed, onEdit }: RowProps) {
  const { t } = useTexts('catalogue-desk', 'cart');
  const { quantity, unitPrice } = useFormats();
  const { id, status, tsc, inStock, um, qta, plo, lat, imageVersion, prices, agreed } = product;
  const code = `${id.serial}-${id.color}-${id.pkg}`;
  return (
    <Table.Tr>
      <Cell product={product} field="qta">
        {code}
        <Text size="xs">
          {quantity(qta)} {um} · {quantity(plo)} kg
        </Text>
      </Cell>
      <Cell product={product} field="status">
        {t(`cart:availability.${productStatus({ status, tsc, inStock })}`)}
        <Text size="xs">
          {status} · {tsc}
        </Text>
      </Cell>
      <Cell product={product} field="inStock">
        {t(inStock ? 'catalogue-desk:product.inStock' : 'catalogue-desk:product.outOfStock')}
      </Cell>
      <Cell product={product} field="lat">
        <div style={{ width: 48 }}>
          <ProductPicture
            image={productImage(lat, imageVersion)}
            drawn={{ serial: id.serial, um, qta, hex }}
            sizes="48px"
          />
        </div>
        <Text size="xs">{lat ?? '–'}</Text>
      </Cell>
      <Table.Td style={{ verticalAlign: 'top' }}>
        {prices.length === 0 && '–'}
        {prices.map((price) => (
          <div key={price.priceListCode}>
            {price.priceListCode}: {unitPrice(price.unitPrice)}
            <SourceNote sources={price.sources} field="unitPrice" />
          </div>
        ))}
      </Table.Td>
      {hasAgreed && (
        <Table.Td style={{ verticalAlign: 'top' }}>
          {agreed === null ? '–' : unitPrice(agreed.unitPrice)}
          {agreed !== null && (
            <>
              <Text size="xs">
                {[agreed.discountPct1, agreed.discountPct2].map((pct) => `${quantity(pct)} %`).join(' + ')}
              </Text>
              <SourceNote sources={agreed.sources} field="unitPrice" />
            </>
          )}
        </Table.Td>
      )}
      <Table.Td style={{ textAlign: 'right', verticalAlign: 'top' }}>
        <RowButton icon={IconPencil} of={code} onClick={onEdit}>
          {t('catalogue-desk:correct')}
        </RowButton>
      </Table.Td>
    </Table.Tr>
  );
}
