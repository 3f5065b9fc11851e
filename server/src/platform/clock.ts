import { getToday } from '@cromia/domain/dates';
import type { ServiceDependencies } from './http/http.ts';

/** The manufacturer's calendar day at this moment: what offers, deliveries and expiries count by. */
export function getManufacturerToday({ config, now }: Pick<ServiceDependencies, 'config' | 'now'>): string {
  return getToday(config.timeZone, now());
}
