const DAY = 86_400_000;

/** A time in office hours `daysAgo` days before `now`. Moves weekends to the Friday before. */
export function findWorkingTime(now: Date, daysAgo: number, minute: number): Date {
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()) - daysAgo * DAY);
  const weekday = day.getUTCDay();
  const backToFriday = weekday === 0 ? 2 : weekday === 6 ? 1 : 0;
  return new Date(day.getTime() - backToFriday * DAY + 7 * 3_600_000 + minute * 60_000);
}

export function addDaysTo(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY);
}

/** The UTC date as YYYY-MM-DD. */
export function toDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
