import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

// A bare node:http server that responds to /0, /1 … with the files of a folder. It shows the upper bound of this machine
// for these responses. main.ts starts it and receives its port as a message.
const folder = process.argv[2] ?? '.';
const bodies = readdirSync(folder)
  .sort((a, b) => Number(a) - Number(b))
  .map((name) => readFileSync(join(folder, name)));

const server = createServer((request, response) => {
  const body = bodies[Number(request.url?.slice(1))] ?? Buffer.alloc(0);
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
  });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : undefined);
});
process.on('disconnect', () => process.exit(0));
