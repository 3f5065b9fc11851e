export { EXPORTED_HAZARD_COLUMNS, HAZARD_COLUMN_TYPES } from './hazard-columns-queries.ts';
export { readHazardLabel, readHazardLabels, readLabelledProducts, toHazardLabel } from './hazard-labels.ts';
export {
  findHazard,
  HAZARDS_VERSION,
  listOwnHazards,
  lockHazards,
  recordHazardVersions,
  SOLD_WITHOUT_ASSESSMENT,
} from './hazard-queries.ts';
export { composePackageLabel } from './package-label/package-label.ts';
export { type AssessedLoad, readAssessedLoad, readLoadByCode, readTransports } from './read-loads.ts';
export { hazardRoutes } from './routes.ts';
