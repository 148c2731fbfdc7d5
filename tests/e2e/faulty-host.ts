import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { test as base } from './fixtures';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export interface FaultyHost {
  /** Where the site is reached through it. */
  origin: string;
  /** Answers matching paths in place of the site; the last answer given for a path counts. */
  breakPath: (path: RegExp, answer: Answer) => void;
  /** Passes everything on again. */
  repair: () => Promise<void>;
}

/** A proxy between browser and site, for faults below HTTP that Playwright's `route` cannot produce. */
export const test = base.extend<{ faultyHost: FaultyHost }>({
  faultyHost: async ({ baseURL }, use) => {
    const faults: [RegExp, Answer][] = [];
    const server = createServer((incoming, response) => {
      const [, answer = passOn(String(baseURL))] =
        faults.findLast(([path]) => path.test(incoming.url ?? '')) ?? [];
      answer(incoming, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    await use({
      origin: `http://127.0.0.1:${port}`,
      breakPath: (path, answer) => void faults.push([path, answer]),
      repair: async () => void faults.splice(0),
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
