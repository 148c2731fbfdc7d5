import * as Plot from '@observablehq/plot';
import { JSDOM } from 'jsdom';

const { document } = new JSDOM('').window;

/** Colors are the page's custom properties, so that one drawing serves light, dark and paper. */
export const INK = 'var(--rule)';
export const PALE = 'var(--secondary)';
export const EDGE = 'var(--input)';
export const MUTED = 'var(--muted-foreground)';
export const TICK = 'var(--tick)';

/** An SVG as text. */
export function draw(options: Plot.PlotOptions, label: string): string {
  const chart = Plot.plot({ ...options, document, className: 'chart', ariaLabel: label });
  chart.setAttribute('role', 'img');
  return chart.outerHTML;
}
