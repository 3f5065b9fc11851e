// Reads the events since its last run and stores the cursor for the next run; the key needs the scope `events`. Run it
// every minute, or once a night:
//   PORTAL=https://portal.example.com KEY=cromia_… node follow-events.mjs
import { appendFile, readFile, rename, writeFile } from 'node:fs/promises';

const { PORTAL = 'http://127.0.0.1:8080', KEY = '', FILE = 'events.ndjson', CURSOR = 'cursor' } = process.env;

/** The query parameter of the stored cursor; empty on the first run, which starts with the oldest retained event. */
async function readCursor() {
  try {
    return `&after=${await readFile(CURSOR, 'utf8')}`;
  } catch (error) {
    if (error.code === 'ENOENT') return '';
    throw error;
  }
}

for (let hasMore = true; hasMore; ) {
  const url = `${PORTAL}/api/v1/integration/events?limit=500${await readCursor()}`;
  const response = await fetch(url, { headers: { authorization: `Bearer ${KEY}` } });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  const page = await response.json();
  await appendFile(FILE, page.events.map((event) => `${JSON.stringify(event)}\n`).join(''));
  // The cursor is stored after the events: a run killed in between reads them again, but misses none.
  await writeFile(`${CURSOR}.new`, page.next);
  await rename(`${CURSOR}.new`, CURSOR);
  hasMore = page.hasMore;
}
