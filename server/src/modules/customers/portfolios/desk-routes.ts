import {
  assignableCustomersSchema,
  assignSchema,
  customerSuggestQuerySchema,
  portfolioImportQuerySchema,
  portfolioListQuerySchema,
  portfolioListSchema,
  portfolioOutcomeSchema,
  portfolioPageSchema,
  portfolioQuerySchema,
  unassignQuerySchema,
} from '@cromia/domain/customers/portfolio';
import { usernameField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { z } from 'zod';
import type { ModuleDependencies } from '../../../app-dependencies.ts';
import { getViewer } from '../../../platform/access/viewer.ts';
import { describeUploadBody, getUploadFolder, withUpload } from '../../../platform/files/uploads.ts';
import type { App } from '../../../platform/http/app.ts';
import { describeAnswers } from '../../../platform/openapi/describe-answers.ts';
import {
  assignCustomers,
  readManagedPortfolio,
  readPortfolios,
  suggestAssignees,
  unassignCustomers,
} from './portfolio-desk.ts';
import { importPortfolios } from './portfolio-import.ts';

const TAGS = ['backoffice'];
const PATH = '/api/v1/backoffice/portfolios';
const params = z.object({ username: usernameField() });

/** Routes to assign customers to agents and commercial users, one by one or by a file. */
export function portfolioDeskRoutes(app: App, deps: ModuleDependencies): void {
  readRoutes(app, deps);
  changeRoutes(app, deps);
  importRoute(app, deps);
}

function readRoutes(app: App, { db }: ModuleDependencies): void {
  app.get(
    PATH,
    {
      config: { access: 'backoffice.portfolios' },
      schema: {
        tags: TAGS,
        summary: 'List agents and commercial users with the size of their portfolios',
        querystring: portfolioListQuerySchema,
        response: describeAnswers({ 200: portfolioListSchema }, ['Unauthorized', 'NotAllowed']),
      },
    },
    (request) => readPortfolios(db, request.query),
  );

  app.get(
    `${PATH}/customers`,
    {
      config: { access: 'backoffice.portfolios' },
      schema: {
        tags: TAGS,
        summary: 'Suggest customers matching the typed text, with their managers',
        querystring: customerSuggestQuerySchema,
        response: describeAnswers({ 200: assignableCustomersSchema }, ['Unauthorized', 'NotAllowed']),
      },
    },
    (request) => suggestAssignees(db, request.query.searchString),
  );

  app.get(
    `${PATH}/:username/customers`,
    {
      config: { access: 'backoffice.portfolios' },
      schema: {
        tags: TAGS,
        summary: 'List the customers of a portfolio',
        params,
        querystring: portfolioQuerySchema,
        response: describeAnswers({ 200: portfolioPageSchema }, ['Unauthorized', 'NotAllowed', 'NotFound']),
      },
    },
    (request) => readManagedPortfolio(db, request.params.username, request.query),
  );
}

function changeRoutes(app: App, { db }: ModuleDependencies): void {
  app.post(
    `${PATH}/:username/customers`,
    {
      config: { access: 'backoffice.portfolios' },
      schema: {
        tags: TAGS,
        summary: 'Assign customers to an agent or commercial user',
        params,
        body: assignSchema,
        response: describeAnswers({ 200: portfolioOutcomeSchema }, [
          'Unauthorized',
          'NotAllowed',
          'NotFound',
        ]),
      },
    },
    (request) => assignCustomers(db, getViewer(request), request.params.username, request.body.customerCodes),
  );

  app.delete(
    `${PATH}/:username/customers`,
    {
      config: { access: 'backoffice.portfolios' },
      schema: {
        tags: TAGS,
        summary: 'Remove customers from an agent or commercial user with immediate effect',
        params,
        querystring: unassignQuerySchema,
        response: describeAnswers({ 200: portfolioOutcomeSchema }, [
          'Unauthorized',
          'NotAllowed',
          'NotFound',
        ]),
      },
    },
    (request) =>
      unassignCustomers(db, getViewer(request), request.params.username, request.query.customerCodes),
  );
}

function importRoute(app: App, { db, config }: ModuleDependencies): void {
  app.post(
    `${PATH}/import`,
    {
      config: { access: 'backoffice.portfolios' },
      schema: {
        tags: TAGS,
        summary: 'Assign and remove customers from a file, all lines or none',
        description:
          'Takes a CSV file in the field `file` with the columns `username`, `customerCode` and `action` ' +
          '(ADD, the default, or REMOVE). Errors have paths such as `lines.12.customerCode`.',
        consumes: ['multipart/form-data'],
        querystring: portfolioImportQuerySchema,
        body: describeUploadBody(),
        response: describeAnswers({ 200: portfolioOutcomeSchema }, [
          'Unauthorized',
          'NotAllowed',
          'PayloadTooLarge',
          'UnsupportedMediaType',
        ]),
      },
    },
    (request) =>
      withUpload(request, { folder: getUploadFolder(config), maxBytes: LIMITS.portfolioBytes }, ({ path }) =>
        importPortfolios(db, getViewer(request), path, request.query.dryRun),
      ),
  );
}
