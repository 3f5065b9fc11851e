export { handlingRoutes } from './desk-routes.ts';
export { changeHandling, createHandlingVersion, readAssignees } from './handling.ts';
