import { type AccessAction, type AccessViewer, isAllowed } from '@cromia/domain/accounts/access';

/** The six video tutorials, in their order (section 2, /faq), each with the row of the access table that opens it. */
const TUTORIALS = [
  { name: 'registration', action: 'help.first-steps' },
  { name: 'search', action: 'help.users' },
  { name: 'activation', action: 'help.users' },
  { name: 'ordering', action: 'help.customers' },
  { name: 'missing', action: 'help.customers' },
  { name: 'offer', action: 'help.customers' },
] as const satisfies { name: string; action: AccessAction }[];

export type Tutorial = (typeof TUTORIALS)[number]['name'];

/** The tutorials that a viewer may see. */
export function listTutorials(viewer: AccessViewer): Tutorial[] {
  return TUTORIALS.filter(({ action }) => isAllowed(viewer, action)).map(({ name }) => name);
}

/** Steps of each tutorial, as text and as captions. */
export const TUTORIAL_STEPS = ['step1', 'step2', 'step3', 'step4'] as const;
