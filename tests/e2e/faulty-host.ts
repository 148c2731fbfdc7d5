import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from './fixtures';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export interface FaultyHost {
  /** Where the site is reached through it. */
  origin: string;
  /** Answers paths that match in place of the site; the latest word on a path counts. */
  breakPath: (path: RegExp, answer: Answer) => void;
  /** Passes everything on again. */
  mend: () => void;
}

/** Browser tests with a host between browser and site that breaks as real networks do, below what a browser lets one fake. */
export const test = base.extend<{ faultyHost: FaultyHost }>({
  faultyHost: async ({ baseURL }, use) => {
    const faults: [RegExp, Answer][] = [];
    const server = createServer((incoming, response) => {
      const [, answer = passOn(String(baseURL))] =
        faults.findLast(([path]) => path.test(incoming.url ?? '')) ?? [];
      answer(incoming, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await use({
      origin: `http://127.0.0.1:${port}`,
      breakPath: (path, answer) => void faults.push([path, answer]),
      mend: () => void faults.splice(0),
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
    // The browser may leave in the middle of it.
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  };
}

/** Sends a head that promises a body, the beginning of that body, and then nothing but a reset. */
export function resetMidBody(status: number, contentType: string, beginning: string): Answer {
  return (_request, response) => {
    response.writeHead(status, { 'Content-Type': contentType, 'Content-Length': beginning.length + 1000 });
    response.write(beginning, () => response.socket?.resetAndDestroy());
  };
}
