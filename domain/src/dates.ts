/**
 * Calendar days are strings `YYYY-MM-DD`. Rules take today as a parameter instead of reading the clock. Instants are
 * converted to the day in the manufacturer's time zone, so everyone sees, filters and calculates with the same day.
 */

/** Time zone of a manufacturer that has not configured one. */
export const DEFAULT_TIME_ZONE = 'Europe/Rome';

const DAY_MS = 86_400_000;

function parseDay(date: string): number {
  const instant = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(instant)) throw new RangeError(`Expected a calendar day, got ${date}`);
  return instant;
}

const calendars = new Map<string, Intl.DateTimeFormat>();

/**
 * The cached formatter of a time zone. Each formatter holds tens of kilobytes outside the heap, which the garbage
 * collector does not see. The cache is bounded by the number of configured time zones.
 */
function getCalendar(timeZone: string): Intl.DateTimeFormat {
  const cached = calendars.get(timeZone);
  if (cached) return cached;
  // The Swedish locale formats dates as in ISO 8601.
  const calendar = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  calendars.set(timeZone, calendar);
  return calendar;
}

/** The calendar day of a timestamp in a time zone: the manufacturer's today, not the server's. */
export function getToday(timeZone: string, now: Date): string {
  return getCalendar(timeZone).format(now);
}

/** Adds days to a date; a negative number subtracts days. @throws RangeError for an invalid calendar day */
export function addDays(date: string, days: number): string {
  return new Date(parseDay(date) + days * DAY_MS).toISOString().slice(0, 10);
}

const NO_CLOSED_DAYS: ReadonlySet<string> = new Set();

/** Whether a day is from Monday to Friday and not closed. */
export function isWorkingDay(day: string, closedDays: ReadonlySet<string> = NO_CLOSED_DAYS): boolean {
  const weekday = new Date(parseDay(day)).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !closedDays.has(day);
}

/** The first working day from a day on; the day itself if it is one. */
export function findNextWorkingDay(from: string, closedDays?: ReadonlySet<string>): string {
  let day = from;
  while (!isWorkingDay(day, closedDays)) day = addDays(day, 1);
  return day;
}

/** Adds working days to a date. */
export function addWorkingDays(date: string, days: number, closedDays?: ReadonlySet<string>): string {
  let day = date;
  for (let remaining = days; remaining > 0; ) {
    day = addDays(day, 1);
    if (isWorkingDay(day, closedDays)) remaining--;
  }
  return day;
}

/** Whole days from one day to another; negative when the second is earlier. */
export function countDaysBetween(from: string, to: string): number {
  return Math.round((parseDay(to) - parseDay(from)) / DAY_MS);
}

/**
 * Whether two days form a range. Both ends are included, and either may be open. Section 5: date-to must not precede
 * date-from.
 */
export function areDaysInOrder(from: string | null | undefined, to: string | null | undefined): boolean {
  return !from || !to || from <= to;
}

/**
 * A day as pages show it, DD-MM-YYYY (section 9).
 * @throws RangeError for a timestamp, whose day depends on the time zone
 */
export function formatDate(day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  if (year === undefined) throw new RangeError(`Expected a calendar day, got ${day}`);
  return `${date}-${month}-${year}`;
}

/** The day of a timestamp in the manufacturer's time zone, as pages show it; date filters use the same day. */
export function formatInstant(instant: string, timeZone: string): string {
  return formatDate(getToday(timeZone, new Date(instant)));
}

/** Range of days in which requests were sent. Both ends are included, and either may be open. */
interface CreatedOnRange {
  createdOnFrom?: string | null | undefined;
  createdOnTo?: string | null | undefined;
}

/** Section 5: a date-to cannot precede its date-from. */
export function areDatesInOrder({ createdOnFrom, createdOnTo }: CreatedOnRange): boolean {
  return areDaysInOrder(createdOnFrom, createdOnTo);
}
