import { startMigratedPostgres } from '../../database/postgres-server.ts';
import { startEmbeddedBackend } from '../../embedded-backend.ts';
import { MARKS, type Request, TABLES, type Table } from './requests.ts';

/** Where the requests go. */
export interface Target {
  name: string;
  /** Sends over one of the connections. Returns the SQLSTATE of a refusal, or `stored`. */
  send: (connection: number, request: Request) => Promise<string>;
  /** How many rows of a table carry each mark. */
  countMarks: (table: Table) => Promise<Map<string, number>>;
  close: () => Promise<void>;
}

/** A plain PostgreSQL: each request one transaction as a hosted project's data interface runs it. */
export async function openPostgres(connections: number): Promise<Target> {
  const server = await startMigratedPostgres();
  const owner = server.connect({ max: 1 });
  await owner`update private.table_limits set rows_per_request = 50 where table_name = 'user_sessions'`;
  const visitors = Array.from({ length: connections }, () => server.connect({ max: 1 }));
  return {
    name: 'Plain PostgreSQL',
    async send(connection, { address, table, rows }) {
      const headers = JSON.stringify({ 'cf-connecting-ip': address });
      try {
        await visitors[connection]?.begin(async (sql) => {
          await sql`select set_config('role', 'anon', true), set_config('request.headers', ${headers}, true)`;
          await sql`insert into ${sql(`public.${table}`)} ${sql(rows)}`;
        });
        return 'stored';
      } catch (error) {
        return String(error instanceof Error && 'code' in error ? error.code : error);
      }
    },
    async countMarks(table) {
      const rows = await owner<{ mark: string; count: number }[]>`
        select ${owner(MARKS[table])} as mark, count(*)::int as count from ${owner(`public.${table}`)} group by 1
      `;
      return new Map(rows.map(({ mark, count }) => [mark, count]));
    },
    async close() {
      await Promise.all([owner, ...visitors].map((sql) => sql.end()));
      await server.stop();
    },
  };
}

/** The embedded data interface over HTTP. */
export async function openEmbedded(): Promise<Target> {
  const { address, publishableKey, secretKey, close } = await startEmbeddedBackend();
  // Not kept alive: the server is in this process, and connections would time out while it is busy.
  const headers = { Connection: 'close', 'Content-Type': 'application/json', Prefer: 'return=minimal' };
  return {
    name: 'Embedded data interface',
    async send(_connection, { table, rows }) {
      const response = await fetch(`${address}/${table}`, {
        method: 'POST',
        headers: { ...headers, apikey: publishableKey },
        body: JSON.stringify(rows),
      });
      const text = await response.text();
      if (response.status === 201) return 'stored';
      // A hosted project answers 400 with this code.
      if (response.status === 500 && text.includes('violates check constraint')) return '23514';
      return String(JSON.parse(text).code);
    },
    async countMarks(table) {
      const counts = new Map<string, number>();
      // A response holds a limited number of rows.
      for (let offset = 0, last = 1; last > 0; offset += last) {
        const page = `${table}?select=mark:${MARKS[table]}&order=id&limit=1000&offset=${offset}`;
        const response = await fetch(`${address}/${page}`, { headers: { ...headers, apikey: secretKey } });
        const rows: { mark: string }[] = await response.json();
        for (const { mark } of rows) counts.set(mark, (counts.get(mark) ?? 0) + 1);
        last = rows.length;
      }
      return counts;
    },
    close,
  };
}

export async function countStored(target: Target): Promise<Map<string, number>> {
  const stored = new Map<string, number>();
  for (const table of TABLES) {
    for (const [mark, count] of await target.countMarks(table)) stored.set(`${table} ${mark}`, count);
  }
  return stored;
}
