import { getToday } from '@cromia/domain/dates';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { MonthOf } from './purchase-rights-queries.ts';

/** The current month in the portal's time zone. */
export function getMonth({ config, now }: Pick<ServiceDependencies, 'config' | 'now'>): MonthOf {
  return { day: getToday(config.timeZone, now()), timeZone: config.timeZone };
}
