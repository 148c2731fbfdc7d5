import { barChart, demandChart } from './charts.ts';
import { Chart, Figure, Table } from './figure.tsx';
import { count, MOST, noteMore } from './formats.ts';
import { DAY_MS, timeBars, totalChart } from './time-charts.ts';
import type { Figures } from './views.ts';

export function Growth({ rows }: { rows: Figures['growth'] }) {
  const days = rows.map(({ day, ...row }) => ({ ...row, begin: new Date(day) })).reverse();
  const endOf = (begin: Date) => new Date(begin.getTime() + DAY_MS);
  const daily = days.map(({ begin, registrations }) => ({ at: begin, value: registrations }));
  const totals = days.map(({ begin, running_total }) => ({ at: endOf(begin), value: running_total }));
  const [first] = daily;
  const last = totals.at(-1);
  return (
    <Figure
      title="Growth"
      file="growth"
      wide
      definition="Above, drivers on the list at the end of each day in Toronto; below, those who joined on that day."
      caveat="Who was deleted from the list is missing from earlier days too. Today is not over."
    >
      {first && last && (
        <>
          <Chart
            sizes={['narrow', 'medium', 'wide']}
            draw={(width) =>
              totalChart(
                [{ at: first.at, value: 0 }, ...totals],
                [first.at, last.at],
                width,
                `Drivers on the waitlist by day, ${count(last.value)} at the end`,
              )
            }
          />
          <Chart
            sizes={['narrow', 'medium', 'wide']}
            draw={(width) =>
              timeBars(daily, 'day', [first.at, last.at], width, 'Drivers who joined on each day')
            }
          />
        </>
      )}
    </Figure>
  );
}

export function Demand({ rows }: { rows: Figures['demand'] }) {
  const areas = rows.filter(({ area }) => area !== 'other').slice(0, MOST);
  return (
    <Figure
      title="Demand by area"
      file="demand"
      wide
      definition={`Drivers on the waitlist (solid) and mechanics who applied (outlined), by forward sortation area: the first three characters of a Canadian postal code.${noteMore(rows, 'areas')}`}
      caveat="Postal codes are as typed; “other” is what is no Canadian code. Where no mechanic applied, the need is greatest."
    >
      {rows.length > 0 && (
        <div className="columns">
          {areas.length > 0 && (
            <Chart
              draw={(width) =>
                demandChart(areas, width, 'Drivers and mechanics by area; the table has the numbers')
              }
            />
          )}
          <Table
            caption="Drivers and mechanics by area"
            columns={['Area', 'Drivers', 'Mechanics', 'Drivers per mechanic']}
            rows={rows
              .slice(0, MOST)
              .map((row) => [
                row.area,
                count(row.drivers),
                count(row.mechanics),
                row.drivers_per_mechanic ?? '–',
              ])}
          />
        </div>
      )}
    </Figure>
  );
}

export function EmailDomains({ rows }: { rows: Figures['email-domains'] }) {
  const bars = rows.slice(0, MOST).map(({ domain, registrations, percent: part }) => ({
    label: domain,
    value: registrations,
    text: `${count(registrations)} · ${Math.round(part)} %`,
  }));
  return (
    <Figure
      title="E-mail domains"
      file="email-domains"
      definition={`Drivers on the waitlist by the part of their address after the @.${noteMore(rows, 'domains')}`}
      caveat="No address is confirmed. One odd domain with many drivers may be a flood."
    >
      {rows.length > 0 && (
        <Chart
          draw={(width) =>
            barChart(bars, width, bars.map(({ label, text }) => `${label}: ${text}`).join(', '))
          }
        />
      )}
    </Figure>
  );
}
