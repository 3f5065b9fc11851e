export { PEOPLE_NAV_ITEM } from './nav-items';
export { PeoplePage } from './PeoplePage';
export { RightsFields } from './RightsFields';
export {
  JOINING_RIGHTS_FORM,
  RIGHTS_FIELDS,
  rightsFormSchema,
  toTypedRights,
} from './rights-form';
