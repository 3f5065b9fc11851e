// Receives the portal's webhooks. Install its only dependency with `npm install standardwebhooks`, then run:
//   SECRET=whsec_… PORT=8090 node webhook-receiver.mjs
import { appendFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

const { SECRET = '', PORT = '8090', FILE = 'events.ndjson' } = process.env;
const MAX_BYTES = 8 * 1024 * 1024;
const webhook = new Webhook(SECRET);
/** Ids of the received events, because an event can arrive twice. An ERP stores them in its database. */
const receivedIds = new Set();

async function readBody(request) {
  const chunks = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new Error('the body is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const server = createServer(async (request, response) => {
  try {
    // Verifies the signature of the unparsed body. A signature older than five minutes is rejected.
    const event = webhook.verify(await readBody(request), request.headers);
    if (!receivedIds.has(event.id)) {
      // Only stores the event: the portal waits at most ten seconds for the response.
      await appendFile(FILE, `${JSON.stringify(event)}\n`);
      receivedIds.add(event.id);
    }
    response.writeHead(204).end();
  } catch (error) {
    // The portal retries, and the back office shows this response.
    response.writeHead(400, { 'content-type': 'text/plain' }).end(error.message);
  }
});
server.listen(Number(PORT), '127.0.0.1', () => console.log(`listening on ${server.address().port}`));
