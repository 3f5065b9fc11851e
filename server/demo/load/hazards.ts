import type { Transaction } from '../../src/platform/database/connection.ts';
import { DEMO_HAZARDS } from '../catalogue/hazards.ts';
import { PRODUCT_CLASS } from '../catalogue/products.ts';
import { createPrng } from '../prng.ts';
import { addDaysTo } from '../shop/calendar.ts';
import { insertAll } from './bulk.ts';
import { findId } from './people.ts';

/** Ids of customers by code, and of users by user name. */
interface LoadedPeople {
  customers: ReadonlyMap<string, string>;
  users: ReadonlyMap<string, string>;
}

/** How long ago the assessments were made, and training was confirmed, in days. */
const ASSESSED_DAYS = 120;
const CONFIRMED_DAYS = 90;

/** Loads the hazard assessments with their first version, and the training that customer 100001 has confirmed. */
export async function loadHazards(
  trx: Transaction,
  { customers, users }: LoadedPeople,
  now: Date,
): Promise<void> {
  const assessedOn = addDaysTo(now, -ASSESSED_DAYS);
  const userId = findId(users, 'it');
  const sources = { '*': { at: assessedOn.toISOString(), user: userId } };
  await insertAll(
    trx,
    'hazards',
    DEMO_HAZARDS.map(({ serial, color, hazard }) => ({
      productClass: PRODUCT_CLASS,
      serial,
      color,
      ...hazard,
      sources,
    })),
  );
  await insertAll(
    trx,
    'hazardVersions',
    DEMO_HAZARDS.map(({ serial, color, hazard }) => ({
      productClass: PRODUCT_CLASS,
      serial,
      color,
      hazard: { ...hazard },
      changedOn: assessedOn,
      userId,
    })),
  );
  await insertAll(trx, 'trainingConfirmations', [
    {
      id: createPrng('training of 100001').uuid(),
      customerId: findId(customers, '100001'),
      userId: findId(users, 'customer'),
      confirmedAt: addDaysTo(now, -CONFIRMED_DAYS),
    },
  ]);
}
