import { customerCodeField } from '@cromia/domain/fields';
import {
  changedHazardSchema,
  hazardColorParams,
  hazardEntryPageSchema,
  hazardListQuerySchema,
  hazardSerialParams,
  serialHazardSchema,
} from '@cromia/domain/hazards/hazard-desk';
import { trainingConfirmationSchema } from '@cromia/domain/hazards/training';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import type { App } from '../../platform/http/app.ts';
import { Problem } from '../../platform/problem.ts';
import { declareDeskRoutes } from '../../platform/routes/declare-routes.ts';
import { findCustomerByCode } from '../customers/index.ts';
import { readHazardEntries, readSerialHazard, setHazard } from './hazard-desk.ts';
import { readTrainingConfirmation } from './training.ts';

/** Routes for staff: assessments of serials and colours, and customers' confirmations of training. */
export function hazardDeskRoutes(app: App, deps: ModuleDependencies): void {
  const { db } = deps;
  const desk = declareDeskRoutes(app, deps, { path: '/hazards', access: 'backoffice.hazards' });

  desk.get(
    '',
    {
      summary: 'List the serials with the state of their hazard assessment',
      heavyRead: true,
      query: hazardListQuerySchema,
      response: hazardEntryPageSchema,
    },
    ({ query }) => readHazardEntries(db, query, deps.now()),
  );

  desk.get(
    '/:productClass/:serial',
    {
      summary:
        'Retrieve the hazard assessment of a serial, the exceptions of its colours, and their versions',
      heavyRead: true,
      params: hazardSerialParams,
      response: serialHazardSchema,
      errors: ['NotFound'],
    },
    ({ params }) => readSerialHazard(db, params),
  );

  const description =
    'Returns 409 `Conflict` if it was changed since `version` was read, 400 for fields that contradict each other.';
  desk.put(
    '/:productClass/:serial',
    {
      summary: 'Set or remove the hazard assessment of a serial',
      description,
      params: hazardSerialParams,
      body: changedHazardSchema,
      response: serialHazardSchema,
      errors: ['NotFound', 'Conflict'],
    },
    ({ viewer, params, body }) => setHazard(deps, viewer, { ...params, color: '' }, body),
  );

  desk.put(
    '/:productClass/:serial/:color',
    {
      summary: 'Set or remove the exception of a colour',
      description,
      params: hazardColorParams,
      body: changedHazardSchema,
      response: serialHazardSchema,
      errors: ['NotFound', 'Conflict'],
    },
    ({ viewer, params, body }) => setHazard(deps, viewer, params, body),
  );

  const customers = declareDeskRoutes(app, deps, { path: '/customers', access: 'backoffice.customers' });
  customers.get(
    '/:code/training-confirmation',
    {
      summary: "Retrieve a customer's confirmation of training for products with diisocyanates",
      params: z.object({ code: customerCodeField() }),
      response: trainingConfirmationSchema,
      errors: ['NotFound'],
    },
    async ({ params }) => {
      const customer = await findCustomerByCode(db, params.code);
      if (!customer) throw new Problem('NotFound');
      return readTrainingConfirmation(db, customer, deps.now());
    },
  );
}
