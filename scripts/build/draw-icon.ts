import { LOGO } from '../../src/illustrations/logo.ts';
import { readColorToken } from './tokens.ts';

/**
 * Returns the logo as an SVG in the tokens' colors. `plain` has rounded corners. `full` has square corners, for systems that
 * round corners themselves. `maskable` keeps the logo within the central circle that every mask leaves visible. The diameter
 * of this circle is 80% of the width.
 */
export function drawIcon(shape: 'plain' | 'full' | 'maskable' = 'plain'): string {
  const [ink, paper, primary] = [
    readColorToken('foreground'),
    readColorToken('background'),
    readColorToken('primary'),
  ];
  const { size, radius, ticks, accent } = LOGO;
  const line = ({ d, strokeWidth }: typeof ticks, color: string) =>
    `<path d="${d}" stroke="${color}" stroke-width="${strokeWidth}"/>`;
  const place = shape === 'maskable' ? ' transform="translate(4.8 4.8) scale(0.7)"' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" rx="${shape === 'plain' ? radius : 0}" fill="${ink}"/><g${place}>${line(ticks, paper)}${line(accent, primary)}</g></svg>`;
}
