import { getToday } from '@cromia/domain/dates';
import type { Config } from './config.ts';

/** The current time, and the time zone in which its date counts. */
export interface Clock {
  config: Pick<Config, 'timeZone'>;
  now: () => Date;
}

/** Returns today's date in the manufacturer's time zone, on which offers, deliveries and expiries are based. */
export function getManufacturerToday({ config, now }: Clock): string {
  return getToday(config.timeZone, now());
}
