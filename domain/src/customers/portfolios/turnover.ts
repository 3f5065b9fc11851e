/** Whether a customer's turnover of this year is above or below that of last year, or there is none yet this year. */
export const TURNOVER_TRENDS = ['UP', 'DOWN', 'NONE'] as const;
export type TurnoverTrend = (typeof TURNOVER_TRENDS)[number];

/** This year to date, and the same days of last year. */
export interface TurnoverPeriods {
  thisYearFrom: string;
  lastYearFrom: string;
  /** The day of last year that corresponds to today; the last day of February for 29 February. */
  lastYearTo: string;
}

/** @param today the manufacturer's calendar day */
export function findTurnoverPeriods(today: string): TurnoverPeriods {
  const year = Number(today.slice(0, 4));
  const monthAndDay = today.slice(4) === '-02-29' ? '-02-28' : today.slice(4);
  return {
    thisYearFrom: `${year}-01-01`,
    lastYearFrom: `${year - 1}-01-01`,
    lastYearTo: `${year - 1}${monthAndDay}`,
  };
}

/** The change of a turnover in percent of the earlier one; null if that was zero. */
export function findTurnoverChangePct(turnover: number, earlier: number): number | null {
  return earlier === 0 ? null : Math.round(((turnover - earlier) / earlier) * 1000) / 10;
}
