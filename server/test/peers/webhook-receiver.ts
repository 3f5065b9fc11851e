import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

export interface ReceivedRequest {
  headers: IncomingHttpHeaders;
  body: string;
}

/** Starts a local webhook receiver that stores requests. Tests set its response. */
export async function startWebhookReceiver() {
  const receivedRequests: ReceivedRequest[] = [];
  const receiver = {
    received: receivedRequests,
    url: '',
    respond: (response: ServerResponse): void => {
      response.writeHead(204).end();
    },
  };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    receivedRequests.push({ headers: request.headers, body });
    receiver.respond(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  receiver.url = `http://127.0.0.1:${port}/events`;
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return receiver;
}
