import type { DeskColor, DeskProduct } from '@cromia/domain/catalogue/catalogue-desk';
import { deriveProductStatus } from '@cromia/domain/catalogue/product';
import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import { Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useFormats } from '../../../../i18n/format';
import { useTexts } from '../../../../i18n/use-texts';
import { RowButton } from '../../../../ui/list/RowButton';
import { ProductPicture, toProductImage } from '../../../../ui/picture/ProductPicture';
import type { DataColumn } from '../../../../ui/table/columns';
import { DataTable } from '../../../../ui/table/DataTable';
import type { SerialKey } from './catalogue-desk-queries';
import { ProductDialog } from './ProductDialog';
import { SourceNote } from './SourceNote';

interface PackagingsTableProps {
  serial: SerialKey;
  color: DeskColor;
  customerCode: string | undefined;
}

/** The packagings of a colour with status, stock, image and prices, each with its source. */
export function PackagingsTable({ serial, color, customerCode }: PackagingsTableProps) {
  const { t } = useTexts('catalogue-desk');
  const [edited, setEdited] = useState<DeskProduct | null>(null);
  const columns = useColumns(color.hex, customerCode);
  return (
    <>
      <DataTable
        label={t('catalogue-desk:fields.products')}
        columns={columns}
        rows={color.products}
        rowId={({ id }) => id.pkg}
        rowLabel={({ id }) => formatProductCode(id)}
        actions={(product) => (
          <RowButton
            icon={IconPencil}
            rowName={formatProductCode(product.id)}
            onClick={() => setEdited(product)}
          >
            {t('catalogue-desk:correct')}
          </RowButton>
        )}
      />
      {edited !== null && (
        <ProductDialog
          serial={serial}
          product={edited}
          version={color.version}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

function useColumns(hex: string | null, customerCode: string | undefined) {
  const { t } = useTexts('catalogue-desk', 'catalogue', 'cart');
  const { quantity, unitPrice, date } = useFormats();
  return useMemo(
    (): DataColumn<DeskProduct>[] => [
      {
        id: 'packaging',
        header: t('catalogue:detail.packaging'),
        cell: ({ id, qta, um, plo, sources }) => (
          <>
            {formatProductCode(id)}
            <Text size="xs">
              {quantity(qta)} {um} · {quantity(plo)} kg
            </Text>
            <SourceNote sources={sources} field="qta" />
          </>
        ),
        card: 'title',
      },
      {
        id: 'status',
        header: t('catalogue-desk:product.status'),
        cell: ({ status, tsc, inStock, sources }) => (
          <>
            {t(`cart:availability.${deriveProductStatus({ status, tsc, inStock })}`)}
            <Text size="xs">
              {status} · {tsc}
            </Text>
            <SourceNote sources={sources} field="status" />
          </>
        ),
      },
      {
        id: 'stock',
        header: t('catalogue-desk:product.stock'),
        cell: ({ inStock, availableOn, sources }) => (
          <>
            {t(inStock ? 'catalogue-desk:product.inStock' : 'catalogue-desk:product.outOfStock')}
            <SourceNote sources={sources} field="inStock" />
            {availableOn !== null && (
              <Text size="xs">
                {t('catalogue-desk:product.availableOn')}: {date(availableOn)}
              </Text>
            )}
          </>
        ),
      },
      {
        id: 'image',
        header: t('catalogue-desk:product.image'),
        cell: ({ id, lat, imageVersion, um, qta, sources }) => (
          <>
            <div style={{ width: 48 }}>
              <ProductPicture
                image={toProductImage(lat, imageVersion)}
                drawn={{ serial: id.serial, um, qta, hex }}
                sizes="48px"
              />
            </div>
            <Text size="xs">{lat ?? '–'}</Text>
            <SourceNote sources={sources} field="lat" />
          </>
        ),
      },
      {
        id: 'prices',
        header: t('catalogue-desk:product.prices'),
        cell: ({ prices }) => (
          <div>
            {prices.length === 0 && '–'}
            {prices.map((price) => (
              <div key={price.priceListCode}>
                {price.priceListCode}: {unitPrice(price.unitPrice)}
                <SourceNote sources={price.sources} field="unitPrice" />
              </div>
            ))}
          </div>
        ),
      },
      ...(customerCode === undefined
        ? []
        : [
            {
              id: 'agreed',
              header: t('catalogue-desk:agreed.price', { code: customerCode }),
              cell: ({ agreed }: DeskProduct) => (agreed === null ? '–' : <AgreedPrice agreed={agreed} />),
            },
          ]),
    ],
    [t, quantity, unitPrice, date, hex, customerCode],
  );
}

function AgreedPrice({ agreed }: { agreed: NonNullable<DeskProduct['agreed']> }) {
  const { quantity, unitPrice } = useFormats();
  return (
    <div>
      {unitPrice(agreed.unitPrice)}
      <Text size="xs">
        {[agreed.discountPct1, agreed.discountPct2].map((pct) => `${quantity(pct)} %`).join(' + ')}
      </Text>
      <SourceNote sources={agreed.sources} field="unitPrice" />
    </div>
  );
}
