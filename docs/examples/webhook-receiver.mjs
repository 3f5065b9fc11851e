// A receiver of the portal's webhooks. Install its one dependency with `npm install standardwebhooks`, then:
//   SECRET=whsec_… PORT=8090 node webhook-receiver.mjs
import { appendFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

const { SECRET = '', PORT = '8090', FILE = 'events.ndjson' } = process.env;
const MOST_BYTES = 8 * 1024 * 1024;
const webhook = new Webhook(SECRET);
/** Of the events that have come. An ERP keeps them in its database: the same one may come twice. */
const known = new Set();

async function bodyOf(request) {
  const chunks = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new Error('the body is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const server = createServer(async (request, response) => {
  try {
    // The signature is of the body as it came, and is refused when it is older than five minutes.
    const event = webhook.verify(await bodyOf(request), request.headers);
    if (!known.has(event.id)) {
      // Store first, work later: the portal waits ten seconds for the answer.
      await appendFile(FILE, `${JSON.stringify(event)}\n`);
      known.add(event.id);
    }
    response.writeHead(204).end();
  } catch (error) {
    // Not 2xx: the portal tries again, and the desk sees this answer.
    response.writeHead(400, { 'content-type': 'text/plain' }).end(error.message);
  }
});
server.listen(Number(PORT), '127.0.0.1', () => console.log(`listening on ${server.address().port}`));
