import { barChart } from './charts.ts';
import { Chart, Figure, Table } from './figure.tsx';
import { count, dayOf, decode, MOST, noteMore, percent, total } from './formats.ts';
import type { Figures } from './views.ts';

const INVENTED = 'Anyone can invent events; registrations are the truth.';
const nameOf = (...parameters: string[]) => parameters.map(decode).filter(Boolean).join(' · ') || 'unnamed';
const share = (part: number, whole: number) =>
  whole === 0 ? '' : ` · ${Math.round((100 * part) / whole)} %`;

export function Funnel({ rows }: { rows: Figures['funnel'] }) {
  const first = rows.findLast(({ visits }) => visits > 0)?.day;
  const counted = rows.filter(({ day }) => first !== undefined && day >= first);
  const visits = total(counted, (row) => row.visits);
  const listed = total(counted, (row) => row.on_the_list);
  const steps: [label: string, of: (row: (typeof rows)[number]) => number][] = [
    ['Visited', (row) => row.visits],
    ['Saw savings', (row) => row.asked_for_savings],
    ['Opened dialog', (row) => row.asked_to_join],
    ['Registered', (row) => row.registered],
  ];
  const bars = steps.map(([label, of]) => {
    const value = total(counted, of);
    return { label, value, text: `${count(value)}${share(value, visits)}` };
  });
  return (
    <Figure
      title="From visit to registration"
      file="funnel"
      definition={`Visits${first === undefined ? '' : ` since ${dayOf(first)}`} that pressed See Your Savings, pressed a button to join, and sent the form, in percent of all visits. Each step is counted by itself. The red tick is the list itself: ${count(listed)} joined in that time.`}
      caveat={`${INVENTED} Browsers that object to analytics are not among the visits.`}
    >
      {visits > 0 && (
        <Chart
          draw={(width) =>
            barChart(bars, width, bars.map(({ label, text }) => `${label} ${text}`).join(', '), listed)
          }
        />
      )}
    </Figure>
  );
}

export function Scroll({ rows }: { rows: Figures['scroll'] }) {
  const bars = rows.map((row) => ({
    label: row.reached_percent === 0 ? 'All visits' : `${row.reached_percent} % of page`,
    value: row.visits,
    text: `${count(row.visits)} · ${Math.round(row.percent)} %`,
  }));
  return (
    <Figure
      title="How far people scroll"
      file="scroll"
      definition="Visits that paused at this depth of the page or further down."
      caveat={`Depth is recorded when a visitor pauses exactly on a quarter, so these are the least. ${INVENTED}`}
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

export function Referrers({ rows }: { rows: Figures['referrers'] }) {
  const shown = rows.slice(0, MOST);
  const bars = shown.map(({ host, visits, registered }) => ({
    label: host,
    value: visits,
    part: registered,
    text: count(visits),
  }));
  return (
    <Figure
      title="Where visitors come from"
      file="referrers"
      definition={`Visits by the site that led here; the solid part registered. “none” is typed, from an app or from mail.${noteMore(rows, 'hosts')}`}
      caveat={`Since the oldest event that is kept. On the list: drivers who joined in that time by the list itself. ${INVENTED}`}
    >
      {rows.length > 0 && (
        <>
          <Chart draw={(width) => barChart(bars, width, 'Visits and registrations by referring host')} />
          <Table
            caption="Visits and registrations by referring host"
            columns={['Host', 'Visits', 'Registered', 'Share', 'On the list']}
            rows={shown.map((row) => [
              row.host,
              count(row.visits),
              count(row.registered),
              percent(row.registered_percent),
              count(row.on_the_list),
            ])}
          />
        </>
      )}
    </Figure>
  );
}

export function Campaigns({ rows }: { rows: Figures['campaigns'] }) {
  const shown = rows.slice(0, MOST).map((row) => ({
    ...row,
    short: nameOf(row.campaign, row.source),
    name: nameOf(row.campaign, row.source, row.medium),
  }));
  const bars = shown.map(({ short, visits, registered }) => ({
    label: short,
    value: visits,
    part: registered,
    text: count(visits),
  }));
  return (
    <Figure
      title="Campaigns"
      file="campaigns"
      definition={`Visits by links with utm_campaign, utm_source and utm_medium; the solid part registered.${noteMore(rows, 'campaigns')}`}
      caveat={`Who saw a campaign and came by another way is not counted. ${INVENTED}`}
    >
      {rows.length > 0 && (
        <>
          <Chart draw={(width) => barChart(bars, width, 'Visits and registrations by campaign')} />
          <Table
            caption="Visits and registrations by campaign"
            columns={['Campaign', 'Visits', 'Registered', 'Share']}
            rows={shown.map((row) => [
              row.name,
              count(row.visits),
              count(row.registered),
              percent(row.registered_percent),
            ])}
          />
        </>
      )}
    </Figure>
  );
}
