import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { test as base } from './fixtures';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export interface FaultyHost {
  /** Where the site is reached through it. */
  origin: string;
  /** Answers matching paths in place of the site. Returns how to stop that. */
  breakPath: (path: RegExp, answer: Answer) => () => void;
}

/** A proxy between browser and site, for faults below HTTP that Playwright's `route` cannot produce. */
export const test = base.extend<{ faultyHost: FaultyHost }>({
  faultyHost: async ({ baseURL }, use) => {
    let fault: { path: RegExp; answer: Answer } | undefined;
    const server = createServer((incoming, response) => {
      const answer = fault?.path.test(incoming.url ?? '') ? fault.answer : passOn(String(baseURL));
      answer(incoming, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    await use({
      origin: `http://127.0.0.1:${port}`,
      breakPath: (path, answer) => {
        fault = { path, answer };
        return () => {
          fault = undefined;
        };
      },
    });
    server.closeAllConnections();
    server.close();
  },
});

function passOn(site: string): Answer {
  return (incoming, response) => {
    const { method, headers } = incoming;
    const outgoing = request(new URL(incoming.url ?? '/', site), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    // The browser may abort a request that is under way.
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  };
}

/** Sends headers and the beginning of a body, then resets the connection. */
export function resetMidBody(status: number, contentType: string, beginning: string): Answer {
  return (_request, response) => {
    response.writeHead(status, { 'Content-Type': contentType, 'Content-Length': beginning.length + 1000 });
    response.write(beginning, () => response.socket?.resetAndDestroy());
  };
}
