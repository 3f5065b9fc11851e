import { SegmentedControl } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import classes from './styles.module.css';

interface PlotOrTableProps {
  /** Name of the figures, for the accessible name of the switch. */
  label: string;
  plot: ReactNode;
  table: ReactNode;
}

/** Figures as a plot, with their table behind. */
export function PlotOrTable({ label, plot, table }: PlotOrTableProps) {
  const { t } = useTexts('plots');
  const [isTable, setIsTable] = useState(false);
  return (
    <>
      <SegmentedControl
        aria-label={t('plots:viewOf', { figures: label })}
        className={classes.view}
        value={isTable ? 'table' : 'plot'}
        onChange={(view) => setIsTable(view === 'table')}
        data={[
          { value: 'plot', label: t('plots:plot') },
          { value: 'table', label: t('plots:table') },
        ]}
      />
      {isTable ? table : plot}
    </>
  );
}
