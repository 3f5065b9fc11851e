import { ASSIGNMENTS } from '@cromia/domain/handling/handling';
import { choiceFilter } from '../../../ui/list/filters';

/** Filter of a queue by its assignee. */
export const ASSIGNMENT_FILTER = choiceFilter(
  'desk:handling.assignedTo',
  ASSIGNMENTS,
  (assignment) => `desk:handling.${assignment}`,
);
