import { trainingConfirmationSchema } from '@cromia/domain/hazards/training';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import type { App } from '../../platform/http/app.ts';
import { declareShopRoutes } from '../customers/index.ts';
import { hazardDeskRoutes } from './desk-routes.ts';
import { confirmTraining, readTrainingConfirmation } from './training.ts';

/** Routes of hazard assessments, and of confirmations of training (contract, section 12). */
export function hazardRoutes(app: App, deps: ModuleDependencies): void {
  hazardDeskRoutes(app, deps);
  const training = declareShopRoutes(app, deps, {
    tag: 'hazards',
    path: '/training-confirmation',
    access: 'hazards.training',
  });

  training.get(
    '',
    {
      summary: "Retrieve the customer's confirmation of training for products with diisocyanates",
      description: 'REACH Annex XVII, entry 74: industrial and professional users must be trained.',
      response: trainingConfirmationSchema,
    },
    ({ customer }) => readTrainingConfirmation(deps.db, customer, deps.now()),
  );

  training.post(
    '',
    {
      access: 'hazards.confirm-training',
      summary: 'Confirm that the users of products with diisocyanates are trained',
      description: 'A valid confirmation stays as it is.',
      response: trainingConfirmationSchema,
    },
    ({ viewer, customer }) => confirmTraining(deps, viewer, customer),
  );
}
