import { pickLocalizedText } from '@cromia/domain/languages';
import type { PriceGrid } from '@cromia/domain/prices/price-grid';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { PageFrame } from '../../../ui/PageFrame';
import { BackLink, DeskFrame, ExportRowsMenu } from '../../desk';
import { AgreedPriceGrid } from './AgreedPriceGrid';
import { ListPriceGrid } from './ListPriceGrid';
import { type PricedSerial, priceGridQuery } from './price-queries';

/** Prices and stock of all products of a serial; with a customer, the prices agreed with it (contract, section 5). */
export function PriceGridPage({ priced }: { priced: PricedSerial }) {
  const { t } = useTexts('catalogue-desk', 'prices-desk');
  const query = useQuery(priceGridQuery(priced));
  const { productClass, serial, customerCode } = priced;
  const back =
    customerCode === undefined ? (
      <BackLink
        link={(props) => (
          <Link
            {...props}
            to="/backoffice/catalogue/$productClass/$serial"
            params={{ productClass, serial }}
          />
        )}
      >
        {t('prices-desk:backToSerial', { serial })}
      </BackLink>
    ) : (
      <BackLink
        link={(props) => (
          <Link {...props} to="/backoffice/customers/$code/prices" params={{ code: customerCode }} />
        )}
      >
        {t('prices-desk:backToCustomer')}
      </BackLink>
    );
  return (
    <DeskFrame query={query} title={serial} back={back} notFound={t('prices-desk:notFound')}>
      {(grid) => (
        <PriceGridFrame grid={grid} priced={priced} back={back}>
          {grid.customer === null ? (
            <ListPriceGrid grid={grid} onReload={() => void query.refetch()} />
          ) : (
            <AgreedPriceGrid grid={grid} customer={grid.customer} onReload={() => void query.refetch()} />
          )}
        </PriceGridFrame>
      )}
    </DeskFrame>
  );
}

/** The kinds of import that change the grids. */
const LIST_KINDS = ['prices', 'stock'] as const;
const AGREED_KINDS = ['prices'] as const;

interface PriceGridFrameProps {
  grid: PriceGrid;
  priced: PricedSerial;
  back: ReactNode;
  children: ReactNode;
}

function PriceGridFrame({
  grid: { shortDescription, customer },
  priced,
  back,
  children,
}: PriceGridFrameProps) {
  const { t, language } = useTexts('customers-desk', 'prices-desk');
  const heading = t(customer === null ? 'prices-desk:title' : 'customers-desk:customers.tabs.prices');
  return (
    <PageFrame
      above={back}
      title={`${heading} · ${priced.serial} ${pickLocalizedText(shortDescription, language)}`}
      actions={<ExportRowsMenu kinds={customer === null ? LIST_KINDS : AGREED_KINDS} filter={priced} />}
      {...(customer === null ? {} : { lead: `${customer.businessName} · ${customer.customerCode}` })}
    >
      {children}
    </PageFrame>
  );
}
