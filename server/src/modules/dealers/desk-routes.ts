import {
  changedDealerSchema,
  dealerDetailSchema,
  dealerListQuerySchema,
  dealerPageSchema,
  dealerVersionSchema,
  newDealerSchema,
} from '@cromia/domain/dealers/dealer-desk';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import type { App } from '../../platform/http/app.ts';
import { declareDeskRoutes, idParams, noContent } from '../../platform/routes/declare-routes.ts';
import { addDealer, changeDealer, readDealer, readDealers, removeDealer } from './desk.ts';

const CONFLICT_DESCRIPTION = 'Returns 409 if another user changed the dealer in the meantime; reload it.';

/** Options that all routes of one dealer share. */
const DEALER = { params: idParams, response: dealerDetailSchema, errors: ['NotFound'] } as const;

/** Routes to maintain the dealers on the map (contract, section 5). Visitors see each change immediately. */
export function dealerDeskRoutes(app: App, deps: ModuleDependencies): void {
  const { db } = deps;
  const desk = declareDeskRoutes(app, deps, { path: '/dealers', access: 'backoffice.dealers' });

  desk.get(
    '',
    { summary: 'List dealers', query: dealerListQuerySchema, response: dealerPageSchema },
    ({ query }) => readDealers(db, query),
  );

  desk.get('/:id', { ...DEALER, summary: 'Retrieve a dealer with its history' }, ({ params }) =>
    readDealer(db, params.id),
  );

  desk.post(
    '',
    {
      summary: 'Create a dealer',
      idempotent: true,
      body: newDealerSchema,
      status: 201,
      response: z.object({ id: z.string() }),
    },
    ({ transaction, viewer, body }) => transaction((trx) => addDealer(trx, viewer, body)),
  );

  desk.put(
    '/:id',
    {
      ...DEALER,
      summary: 'Update a dealer',
      description: CONFLICT_DESCRIPTION,
      body: changedDealerSchema,
      errors: ['NotFound', 'Conflict'],
    },
    ({ viewer, params, body }) => changeDealer(db, viewer, params.id, body),
  );

  desk.delete(
    '/:id',
    {
      summary: 'Delete a dealer',
      description: CONFLICT_DESCRIPTION,
      params: idParams,
      query: dealerVersionSchema,
      response: noContent,
      errors: ['NotFound', 'Conflict'],
    },
    ({ viewer, params, query }) => removeDealer(db, viewer, params.id, query.version),
  );
}
