import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import type { PricedItem } from '@cromia/domain/offers/offer-request';
import { Text, UnstyledButton } from '@mantine/core';
import { Fragment } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { type PriceTerms, toTodaysTerms } from './price-form';
import classes from './reference-prices.module.css';

const SEPARATOR = ' · ';

interface ReferencePricesProps {
  line: PricedItem;
  /** Copies a price into the line; absent when read-only. */
  onTake?: (terms: PriceTerms) => void;
}

/** Reference prices: the customer's terms today, the last ordered price, and the price of the previous offer. */
export function ReferencePrices({ line, onTake }: ReferencePricesProps) {
  const { t } = useTexts('offers-desk');
  const { unitPrice, discounts: formatDiscounts, date } = useFormats();
  const { today, lastPaid, offeredBefore } = line;
  const terms = toTodaysTerms(line);
  const discounts =
    terms !== null && (terms.discountPct1 > 0 || terms.discountPct2 > 0)
      ? ` · ${formatDiscounts(terms.discountPct1, terms.discountPct2)} · ${unitPrice(today?.finalUnitPrice)}`
      : '';
  const code = formatProductCode(line.productCode);
  return (
    <div className={classes.references}>
      <Reference
        label={t('offers-desk:pricing.terms')}
        takeLabel={t('offers-desk:pricing.takeTerms', { product: code })}
        {...(terms === null || !onTake ? {} : { onTake: () => onTake(terms) })}
      >
        {terms === null ? t('common:product.priceNotAssigned') : `${unitPrice(terms.unitPrice)}${discounts}`}
      </Reference>
      <Reference
        label={t('offers-desk:pricing.lastPaid')}
        takeLabel={t('offers-desk:pricing.takeLastPaid', { product: code })}
        {...(lastPaid === null || !onTake
          ? {}
          : {
              onTake: () => onTake({ unitPrice: lastPaid.finalUnitPrice, discountPct1: 0, discountPct2: 0 }),
            })}
      >
        {lastPaid === null
          ? t('offers-desk:pricing.neverPaid')
          : `${unitPrice(lastPaid.finalUnitPrice)} · ${date(lastPaid.on)}`}
      </Reference>
      {offeredBefore !== null && (
        <Reference
          label={t('offers-desk:pricing.offeredBefore')}
          takeLabel={t('offers-desk:pricing.takeOfferedBefore', { product: code })}
          {...(onTake ? { onTake: () => onTake(offeredBefore) } : {})}
        >
          {unitPrice(offeredBefore.finalUnitPrice)}
        </Reference>
      )}
    </div>
  );
}

interface ReferenceProps {
  label: string;
  /** Label of the button. */
  takeLabel: string;
  onTake?: () => void;
  children: string;
}

function Reference({ label, takeLabel, onTake, children }: ReferenceProps) {
  return (
    <Text size="xs" component="div" className={onTake === undefined ? classes.parts : classes.unbroken}>
      <Text span inherit c="dimmed">
        {label}:{' '}
      </Text>
      {onTake === undefined ? (
        children.split(SEPARATOR).map((part, index) => (
          <Fragment key={part}>
            {index > 0 && SEPARATOR}
            <span className={classes.unbroken}>{part}</span>
          </Fragment>
        ))
      ) : (
        <UnstyledButton
          className={classes.takeButton}
          onClick={onTake}
          aria-label={`${children}. ${takeLabel}`}
        >
          {children}
        </UnstyledButton>
      )}
    </Text>
  );
}
