import type { CustomerSales as Sales } from '@cromia/domain/customers/portfolios/sales';
import { getToday } from '@cromia/domain/dates';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useContext } from 'react';
import { useFormats } from '../../../i18n/format';
import { loadTexts } from '../../../i18n/load-texts';
import { TimeZoneContext } from '../../../i18n/time-zone';
import { useTexts } from '../../../i18n/use-texts';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { DetailSkeleton } from '../../../ui/feedback/Skeletons';
import type { ShopScope } from '../../acting';
import { customerSalesQuery } from '../profile-queries';
import { ShrinkingProducts } from './ShrinkingProducts';
import classes from './sales.module.css';

const TurnoverByMonth = lazy(async () => {
  await loadTexts('plots');
  return import('../../../ui/plots/TurnoverByMonth');
});

/** What a customer has bought, for the agent who acts for it: turnover, potential, commission, and what is bought less. */
export default function CustomerSales({ scope }: { scope: ShopScope }) {
  const { t } = useTexts('customers');
  const sales = useQuery(customerSalesQuery(scope));
  const year = Number(getToday(useContext(TimeZoneContext), new Date()).slice(0, 4));
  return (
    <section className={classes.section} aria-labelledby="customer-sales">
      <h2 id="customer-sales" className={classes.title}>
        {t('customers:sales.title')}
      </h2>
      {sales.isError && sales.data === undefined ? (
        <ErrorState error={sales.error} onRetry={() => void sales.refetch()} retrying={sales.isFetching} />
      ) : sales.data === undefined ? (
        <DetailSkeleton />
      ) : (
        <>
          <SalesFacts sales={sales.data} year={year} />
          <Suspense fallback={<div className={classes.chartSpace} />}>
            <TurnoverByMonth label={t('customers:sales.title')} months={sales.data.months} year={year} />
          </Suspense>
          <h3 className={classes.subtitle}>{t('customers:sales.shrinking')}</h3>
          <ShrinkingProducts products={sales.data.shrinkingProducts} />
        </>
      )}
    </section>
  );
}

/** The turnover of this year beside the yearly potential, and the commission. */
function SalesFacts({ sales, year }: { sales: Sales; year: number }) {
  const { t } = useTexts('customers');
  const { money, percent } = useFormats();
  const turnover = sales.months.reduce((total, month) => total + (month.turnover ?? 0), 0);
  const facts = [
    [t('customers:sales.toDate', { year }), money(turnover)],
    [t('customers:sales.potential'), money(sales.potential)],
    [t('customers:sales.commission'), percent(sales.agentCommissionPct)],
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
