import { DEFAULT_TIME_ZONE } from '@cromia/domain/dates';
import { createContext } from 'react';

/** The manufacturer's time zone, in whose days instants are shown; the usual one until the brand has come. */
export const TimeZoneContext = createContext(DEFAULT_TIME_ZONE);
