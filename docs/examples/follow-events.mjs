// Reads what has happened since its last run, and keeps the cursor for the next: every minute, or once a night.
//   PORTAL=https://portal.example.com KEY=cromia_… node follow-events.mjs
import { appendFile, readFile, rename, writeFile } from 'node:fs/promises';

const { PORTAL = 'http://127.0.0.1:8080', KEY = '', FILE = 'events.ndjson', CURSOR = 'cursor' } = process.env;

/** The cursor of the last run; none before the first, which begins with the oldest event that is kept. */
async function lastCursor() {
  try {
    return `&after=${await readFile(CURSOR, 'utf8')}`;
  } catch (error) {
    if (error.code === 'ENOENT') return '';
    throw error;
  }
}

for (let hasMore = true; hasMore; ) {
  const url = `${PORTAL}/api/v1/integration/events?limit=500${await lastCursor()}`;
  const answer = await fetch(url, { headers: { authorization: `Bearer ${KEY}` } });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  const page = await answer.json();
  await appendFile(FILE, page.events.map((event) => `${JSON.stringify(event)}\n`).join(''));
  // The cursor after the events: a run that is killed in between reads them once more, and misses none.
  await writeFile(`${CURSOR}.new`, page.next);
  await rename(`${CURSOR}.new`, CURSOR);
  hasMore = page.hasMore;
}
