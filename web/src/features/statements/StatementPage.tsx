import { type Statement, sumMonths } from '@cromia/domain/statements/statement';
import { Select, Text } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useId } from 'react';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { DetailSkeleton } from '../../ui/feedback/Skeletons';
import { ExportMenu } from '../../ui/list/ExportMenu';
import { PageFrame } from '../../ui/PageFrame';
import type { ShopScope } from '../acting';
import { BoughtColors } from './BoughtColors';
import { BoughtSerials } from './BoughtSerials';
import { exportStatement, statementQuery } from './statement-queries';
import classes from './styles.module.css';

const TurnoverByMonth = lazy(() => import('../../ui/plots/TurnoverByMonth'));

interface StatementPageProps {
  scope: ShopScope;
  /** The current one if undefined. */
  year: number | undefined;
  onYear: (year: number) => void;
}

/** What a customer bought in a year, by month, serial and colour. */
export function StatementPage({ scope, year, onYear }: StatementPageProps) {
  const { t } = useTexts('statements');
  const statement = useQuery(statementQuery(scope, year));
  const { data } = statement;
  const renderBody = () => {
    if (data !== undefined)
      return (
        <>
          <div className={classes.head}>
            <Select
              label={t('statements:year')}
              data={data.years.map(String)}
              value={String(year ?? data.year)}
              allowDeselect={false}
              onChange={(chosen) => onYear(Number(chosen))}
              w={120}
            />
            <ExportMenu fetch={(format) => exportStatement(scope, data.year, format)} />
          </div>
          <div aria-busy={statement.isPlaceholderData}>
            <StatementFigures statement={data} />
          </div>
        </>
      );
    if (statement.error !== null)
      return (
        <ErrorState
          error={statement.error}
          onRetry={() => void statement.refetch()}
          retrying={statement.isFetching}
        />
      );
    return <DetailSkeleton />;
  };
  return (
    <PageFrame title={t('statements:title')} lead={t('statements:lead')}>
      {renderBody()}
    </PageFrame>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** The sums of a year, and what was bought by month, serial and colour. */
function StatementFigures({ statement }: { statement: Statement }) {
  const { t } = useTexts('statements');
  const { year, months, serials, colors } = statement;
  if (serials.length === 0)
    return <EmptyState icon={IconChartBar}>{t('statements:none', { year, before: year - 1 })}</EmptyState>;
  return (
    <>
      <Sums statement={statement} />
      <Text size="sm" c="dimmed">
        {t('statements:base')}
      </Text>
      <Section title={t('statements:byMonth')}>
        <Suspense fallback={<div className={classes.chartSpace} />}>
          <TurnoverByMonth label={t('statements:byMonth')} months={months} year={year} />
        </Suspense>
      </Section>
      <Section title={t('statements:bySerial')}>
        <BoughtSerials serials={serials} year={year} />
      </Section>
      {colors.length > 0 && (
        <Section title={t('statements:byColor')}>
          <BoughtColors colors={colors} year={year} />
        </Section>
      )}
    </>
  );
}

function Sums({ statement: { year, months } }: { statement: Statement }) {
  const { t } = useTexts('statements');
  const { money, quantity } = useFormats();
  const litres = sumMonths(months, 'litres');
  const facts = [
    [t('statements:turnover', { year }), money(sumMonths(months, 'turnover'))],
    [t('statements:turnover', { year: year - 1 }), money(sumMonths(months, 'turnoverLastYear'))],
    [t('statements:quantity', { year }), quantity(sumMonths(months, 'kilograms'), 'kg')],
    ...(litres > 0 ? [[t('statements:quantity', { year }), quantity(litres, 'l')]] : []),
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value]) => (
        <div key={`${label} ${value}`}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
