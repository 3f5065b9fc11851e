export { handlingRoutes } from './desk-routes.ts';
export { changeHandling, createHandlingVersion, readAssignees } from './handling.ts';
export { withAssignees } from './with-assignees.ts';
