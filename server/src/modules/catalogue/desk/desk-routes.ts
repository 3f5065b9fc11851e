import {
  colorCorrectionSchema,
  deskColorQuerySchema,
  deskColorSchema,
  deskSerialDetailSchema,
  productCorrectionSchema,
  serialCorrectionSchema,
  serialListQuerySchema,
  serialPageSchema,
} from '@cromia/domain/catalogue/catalogue-desk';
import { productCodeSchema } from '@cromia/domain/catalogue/product-code';
import { serialParamsSchema } from '@cromia/domain/catalogue/search';
import { agreedPriceListQuerySchema, agreedPricePageSchema } from '@cromia/domain/customers/customer-desk';
import { customerCodeField } from '@cromia/domain/fields';
import { z } from 'zod';
import type { ModuleDependencies } from '../../../app-dependencies.ts';
import { getViewer } from '../../../platform/access/viewer.ts';
import type { App } from '../../../platform/http/app.ts';
import { describeAnswers } from '../../../platform/openapi/describe-answers.ts';
import { readAgreedPrices } from '../agreed-prices.ts';
import {
  correctColor,
  correctProduct,
  correctSerial,
  readDeskColor,
  readDeskSerial,
  readDeskSerials,
} from './catalogue-desk.ts';

const TAGS = ['backoffice'];
const PATH = '/api/v1/backoffice/catalogue';
const SERIAL = `${PATH}/:productClass/:serial`;
const COLOR = `${SERIAL}/:color`;

// OpenAPI describes path parameters one by one, so they must not refer to the named schema.
const productParams = z.object(productCodeSchema.shape);
const colorParams = productParams.omit({ pkg: true });
const CORRECTED = 'Returns 409 `Conflict` if the serial was changed since `version` was read.';
const CORRECTIONS = ['Unauthorized', 'NotAllowed', 'NotFound', 'Conflict'] as const;

/** Routes for staff to view and correct the catalogue. */
export function catalogueDeskRoutes(app: App, deps: ModuleDependencies): void {
  readRoutes(app, deps);
  correctionRoutes(app, deps);
  agreedPriceRoutes(app, deps);
}

function readRoutes(app: App, { db }: ModuleDependencies): void {
  const config = { access: 'backoffice.catalogue', heavyRead: true } as const;
  app.get(
    PATH,
    {
      config,
      schema: {
        tags: TAGS,
        summary: 'List the serials of the catalogue',
        querystring: serialListQuerySchema,
        response: describeAnswers({ 200: serialPageSchema }, ['Unauthorized', 'NotAllowed']),
      },
    },
    (request) => readDeskSerials(db, request.query),
  );

  app.get(
    SERIAL,
    {
      config,
      schema: {
        tags: TAGS,
        summary: 'Retrieve a serial in all languages, with the source of each value',
        params: serialParamsSchema,
        response: describeAnswers({ 200: deskSerialDetailSchema }, [
          'Unauthorized',
          'NotAllowed',
          'NotFound',
        ]),
      },
    },
    (request) => readDeskSerial(db, request.params),
  );

  app.get(
    COLOR,
    {
      config,
      schema: {
        tags: TAGS,
        summary: 'Retrieve a colour of a serial, with its packagings and their prices',
        params: colorParams,
        querystring: deskColorQuerySchema,
        response: describeAnswers({ 200: deskColorSchema }, ['Unauthorized', 'NotAllowed', 'NotFound']),
      },
    },
    (request) => readDeskColor(db, request.params, request.query.customerCode),
  );
}

function correctionRoutes(app: App, deps: ModuleDependencies): void {
  const config = { access: 'backoffice.catalogue' } as const;
  app.patch(
    SERIAL,
    {
      config,
      schema: {
        tags: TAGS,
        summary: 'Correct the texts of a serial',
        description: CORRECTED,
        params: serialParamsSchema,
        body: serialCorrectionSchema,
        response: describeAnswers({ 200: deskSerialDetailSchema }, [...CORRECTIONS]),
      },
    },
    (request) => correctSerial(deps, getViewer(request), request.params, request.body),
  );

  app.patch(
    COLOR,
    {
      config,
      schema: {
        tags: TAGS,
        summary: 'Correct the texts of a colour',
        description: CORRECTED,
        params: colorParams,
        body: colorCorrectionSchema,
        response: describeAnswers({ 200: deskColorSchema }, [...CORRECTIONS]),
      },
    },
    (request) => correctColor(deps, getViewer(request), request.params, request.body),
  );

  app.patch(
    `${COLOR}/:pkg`,
    {
      config,
      schema: {
        tags: TAGS,
        summary: 'Correct the status, supply, stock or image of a product',
        description: CORRECTED,
        params: productParams,
        body: productCorrectionSchema,
        response: describeAnswers({ 200: deskColorSchema }, [...CORRECTIONS]),
      },
    },
    (request) => correctProduct(deps, getViewer(request), request.params, request.body),
  );
}

/** The prices that were agreed with a customer. */
function agreedPriceRoutes(app: App, { db }: ModuleDependencies): void {
  app.get(
    '/api/v1/backoffice/customers/:code/prices',
    {
      config: { access: 'backoffice.customers' },
      schema: {
        tags: TAGS,
        summary: 'List the prices agreed with a customer',
        params: z.object({ code: customerCodeField() }),
        querystring: agreedPriceListQuerySchema,
        response: describeAnswers({ 200: agreedPricePageSchema }, ['Unauthorized', 'NotAllowed', 'NotFound']),
      },
    },
    (request) => readAgreedPrices(db, request.params.code, request.query),
  );
}
