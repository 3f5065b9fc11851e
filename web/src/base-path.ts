/** Path that the app is served under, without the last slash (section 1). */
export const BASE_PATH = import.meta.env.BASE_URL.replace(/\/$/, '');
