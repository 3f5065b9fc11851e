import type { Closure } from '@cromia/domain/closures/closures';
import { useMemo } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';

/** The texts that describe a closure: its days with their weekdays, and its name. */
export function useClosureTexts() {
  const { t } = useTexts('closures-desk');
  const { dayWithWeekday } = useFormats();
  return useMemo(() => {
    const formatDays = ({ firstDay, lastDay }: Closure) =>
      firstDay === lastDay
        ? dayWithWeekday(firstDay)
        : t('closures-desk:range', { from: dayWithWeekday(firstDay), to: dayWithWeekday(lastDay) });
    const getName = ({ holiday, name }: Closure) =>
      holiday === null ? (name ?? '') : t(`closures-desk:holidays.${holiday}`);
    const describe = (closure: Closure) => `${formatDays(closure)}, ${getName(closure)}`;
    return { formatDays, getName, describe };
  }, [t, dayWithWeekday]);
}
