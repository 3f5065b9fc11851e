/** Address of the guide for those who connect other software. */
export const GUIDE_PATH = '/api/docs/integrating';
