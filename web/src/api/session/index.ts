/**
 * The session: the logged-in user with an access token in memory and a refresh token in localStorage, shared by the tabs
 * of a browser.
 */

export { getCurrentUser, isSessionPending, onSessionChange } from './current-user';
export { getEndedUsername, hasSessionEnded, setSessionEndHandler } from './ending';
export { logIn, logInByPasskey, logInWithCode } from './log-in';
export { logOut } from './log-out';
export { followOtherTabs } from './other-tabs';
export { resumeSession } from './resume';
export { resumeSessionWithRetries } from './resume-with-retries';
export { sendInSession } from './send-in-session';
export { noteSecondFactor, refreshSessionUser, updateSessionUser } from './update-user';
