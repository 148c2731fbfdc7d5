import { Chart, Figure, Table } from './figure.tsx';
import { count, total } from './formats.ts';
import { DAY_MS, type Period, timeBars } from './time-charts.ts';
import type { Figures } from './views.ts';

type Refusal = Figures['refusals'][number];

/** Map.groupBy, which Node 20 lacks, for sums. */
function sumBy(rows: readonly Refusal[], key: (row: Refusal) => string): Map<string, number> {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(key(row), (sums.get(key(row)) ?? 0) + row.refusals);
  return sums;
}

export function Refusals({ rows, now }: { rows: Figures['refusals']; now: Date }) {
  const week: Period = [new Date(now.getTime() - 7 * DAY_MS), now];
  const hours = sumBy(rows, ({ hour }) => hour);
  const limits = sumBy(rows, ({ table_name, reason }) => `${table_name}, ${reason}`);
  const bars = [...hours].map(([hour, value]) => ({ at: new Date(hour), value }));
  return (
    <Figure
      title="Refusals"
      file="refusals"
      definition="Requests that a limit refused, by hour of the last seven days (in UTC), and by table and limit."
      caveat="A refusal can be a flood, or many people behind one network. Some hours can be missing after a burst without any stored row."
    >
      {rows.length > 0 ? (
        <>
          <Chart
            draw={(width) =>
              timeBars(
                bars,
                'hour',
                week,
                width,
                `${count(total(rows, ({ refusals }) => refusals))} requests refused, by hour`,
              )
            }
          />
          <Table
            caption="Refusals by table and limit"
            columns={['Table and limit', 'Refused']}
            rows={[...limits].map(([name, refused]) => [name, count(refused)])}
          />
        </>
      ) : (
        <p className="nothing">Nothing was refused in the last seven days.</p>
      )}
    </Figure>
  );
}
