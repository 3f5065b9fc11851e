import { DEFAULT_TIME_ZONE } from '@cromia/domain/dates';
import { createContext } from 'react';

/** The manufacturer's time zone, in which timestamps are displayed; the default one until the brand is loaded. */
export const TimeZoneContext = createContext(DEFAULT_TIME_ZONE);
