import { idField } from '@cromia/domain/fields';
import {
  treeChangePageSchema,
  treeChangeQuerySchema,
  treeDecisionSchema,
  treeUploadDetailSchema,
  treeUploadListQuerySchema,
  treeUploadPageSchema,
} from '@cromia/domain/private-catalogue/upload';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { getViewer } from '../../platform/access/viewer.ts';
import type { App } from '../../platform/http/app.ts';
import { describeAnswers } from '../../platform/openapi/describe-answers.ts';
import { decideUpload, readTreeChanges, readUpload, readUploads, restoreUpload } from './uploads.ts';

const TAGS = ['backoffice'];
const PATH = '/api/v1/backoffice/b2c/uploads';
const params = z.object({ id: idField() });

/** Uploads of the private catalogue: their changes, and the decision (contract, section 5). */
export function privateCatalogueDeskRoutes(app: App, deps: ModuleDependencies): void {
  readRoutes(app, deps);
  decisionRoutes(app, deps);
}

function readRoutes(app: App, { db }: ModuleDependencies): void {
  app.get(
    PATH,
    {
      config: { access: 'backoffice.read' },
      schema: {
        tags: TAGS,
        summary: 'List uploads of the private catalogue',
        querystring: treeUploadListQuerySchema,
        response: describeAnswers({ 200: treeUploadPageSchema }, ['Unauthorized', 'NotAllowed']),
      },
    },
    (request) => readUploads(db, request.query),
  );

  app.get(
    `${PATH}/:id`,
    {
      config: { access: 'backoffice.read' },
      schema: {
        tags: TAGS,
        summary: 'Retrieve an upload with its differences from the published tree and its history',
        params,
        response: describeAnswers({ 200: treeUploadDetailSchema }, [
          'Unauthorized',
          'NotAllowed',
          'NotFound',
        ]),
      },
    },
    (request) => readUpload(db, request.params.id),
  );

  app.get(
    `${PATH}/:id/changes`,
    {
      config: { access: 'backoffice.read' },
      schema: {
        tags: TAGS,
        summary: 'List the changes that publishing an upload would make, node by node',
        params,
        querystring: treeChangeQuerySchema,
        response: describeAnswers({ 200: treeChangePageSchema }, ['Unauthorized', 'NotAllowed', 'NotFound']),
      },
    },
    (request) => readTreeChanges(db, request.params.id, request.query),
  );
}

function decisionRoutes(app: App, deps: ModuleDependencies): void {
  const response = describeAnswers({ 200: treeUploadDetailSchema }, [
    'Unauthorized',
    'NotAllowed',
    'NotFound',
    'Conflict',
    'ForeignShops',
  ]);

  app.post(
    `${PATH}/:id/decision`,
    {
      config: { access: 'backoffice.private-catalogue' },
      schema: {
        tags: TAGS,
        summary: 'Publish an upload immediately, or reject it',
        description: 'A 409 returns the current state of the upload in `outcome`.',
        params,
        body: treeDecisionSchema,
        response,
      },
    },
    async (request) => {
      const decided = await decideUpload(deps, getViewer(request), request.params.id, request.body);
      void deps.prerenderer?.refresh();
      return decided;
    },
  );

  app.post(
    `${PATH}/:id/restore`,
    {
      config: { access: 'backoffice.private-catalogue' },
      schema: {
        tags: TAGS,
        summary: 'Publish an earlier tree again in place of the current one',
        description: 'A 409 returns the current state of the upload in `outcome`.',
        params,
        response,
      },
    },
    async (request) => {
      const restored = await restoreUpload(deps, getViewer(request), request.params.id);
      void deps.prerenderer?.refresh();
      return restored;
    },
  );
}
