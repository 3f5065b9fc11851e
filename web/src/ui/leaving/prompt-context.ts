import { createContext } from 'react';

/**
 * Whether forms prompt before input is lost; evaluated on leaving. The app sets it to false without a user: the end of a
 * session or a logout leads away from a form without a prompt.
 */
export const LeavePromptContext = createContext<() => boolean>(() => true);
