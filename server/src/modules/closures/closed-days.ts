import { listClosedDays } from '@cromia/domain/closures/closures';
import { addDays } from '@cromia/domain/dates';
import { LIMITS } from '@cromia/domain/limits';
import type { Connection } from '../../platform/database/connection.ts';
import { listClosuresBetween } from './closure-queries.ts';

/** Days that closed days are read for: a delivery on the last possible day can move past a whole closure. */
const RANGE_DAYS = LIMITS.deliveryHorizonDays + LIMITS.closureDays;

/** Reads the days from a day on, on which the manufacturer is closed; without Saturdays and Sundays. */
export async function readClosedDays(db: Connection, from: string): Promise<string[]> {
  const to = addDays(from, RANGE_DAYS);
  return listClosedDays(await listClosuresBetween(db, from, to), from, to);
}
