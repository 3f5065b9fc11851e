export { ClaimPage } from './ClaimPage';
export { ClaimsPage } from './ClaimsPage';
export { ClaimDeskPage } from './desk/ClaimDeskPage';
export { ClaimQueue } from './desk/ClaimQueue';
export { NewClaimPage } from './form/NewClaimPage';
