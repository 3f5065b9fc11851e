import { createContext, use } from 'react';

interface PhoneMenuState {
  isOpen: boolean;
  open: () => void;
}

/** The menu of phones, which the top bar or the bar at the bottom opens. */
export const PhoneMenuContext = createContext<PhoneMenuState>({ isOpen: false, open: () => {} });

export function usePhoneMenu(): PhoneMenuState {
  return use(PhoneMenuContext);
}
