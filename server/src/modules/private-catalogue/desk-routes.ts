import {
  treeChangePageSchema,
  treeChangeQuerySchema,
  treeDecisionSchema,
  treeUploadDetailSchema,
  treeUploadListQuerySchema,
  treeUploadPageSchema,
} from '@cromia/domain/private-catalogue/upload';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import type { App } from '../../platform/http/app.ts';
import { declareDeskRoutes, idParams } from '../../platform/routes/declare-routes.ts';
import { decideUpload, readTreeChanges, readUpload, readUploads, restoreUpload } from './uploads.ts';

/** Uploads of the private catalogue: their changes, and the decision (contract, section 5). */
export function privateCatalogueDeskRoutes(app: App, deps: ModuleDependencies): void {
  readRoutes(app, deps);
  decisionRoutes(app, deps);
}

function readRoutes(app: App, deps: ModuleDependencies): void {
  const { db } = deps;
  const uploads = declareDeskRoutes(app, deps, { path: '/b2c/uploads', access: 'backoffice.read' });

  uploads.get(
    '',
    {
      summary: 'List uploads of the private catalogue',
      query: treeUploadListQuerySchema,
      response: treeUploadPageSchema,
    },
    ({ query }) => readUploads(db, query),
  );

  uploads.get(
    '/:id',
    {
      summary: 'Retrieve an upload with its differences from the published tree and its history',
      params: idParams,
      response: treeUploadDetailSchema,
      errors: ['NotFound'],
    },
    ({ params }) => readUpload(db, params.id),
  );

  uploads.get(
    '/:id/changes',
    {
      summary: 'List the changes that publishing an upload would make, node by node',
      params: idParams,
      query: treeChangeQuerySchema,
      response: treeChangePageSchema,
      errors: ['NotFound'],
    },
    ({ params, query }) => readTreeChanges(db, params.id, query),
  );
}

function decisionRoutes(app: App, deps: ModuleDependencies): void {
  const decision = {
    description: 'A 409 returns the current state of the upload in `outcome`.',
    params: idParams,
    response: treeUploadDetailSchema,
    errors: ['NotFound', 'Conflict', 'ForeignShops'],
  } as const;
  const uploads = declareDeskRoutes(app, deps, {
    path: '/b2c/uploads',
    access: 'backoffice.private-catalogue',
  });

  uploads.post(
    '/:id/decision',
    { ...decision, summary: 'Publish an upload immediately, or reject it', body: treeDecisionSchema },
    ({ viewer, params, body }) => decideUpload(deps, viewer, params.id, body),
  );

  uploads.post(
    '/:id/restore',
    { ...decision, summary: 'Publish an earlier tree again in place of the current one' },
    ({ viewer, params }) => restoreUpload(deps, viewer, params.id),
  );
}
