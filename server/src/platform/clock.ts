import { getToday } from '@cromia/domain/dates';
import type { ServiceDependencies } from './http/http.ts';

/** Today's date in the manufacturer's time zone, on which offers, deliveries and expiries are based. */
export function getManufacturerToday({ config, now }: Pick<ServiceDependencies, 'config' | 'now'>): string {
  return getToday(config.timeZone, now());
}
