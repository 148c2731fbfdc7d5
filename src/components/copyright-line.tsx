import { useNow } from '@/hooks/use-now';
import { fillIn } from '@/lib/fill-in';
import { settings } from '@/lib/settings';

/**
 * The copyright line; `{year}` in its text is this year. The page is made long before it is read, so the year of the
 * launch stands there until the visitor's clock is known: as many digits, so that nothing moves.
 */
export function CopyrightLine({ text }: { text: string }) {
  const year = useNow()?.getFullYear() ?? settings.launchDate.slice(0, 4);
  return <p className="footer-copyright text-muted-foreground text-sm">{fillIn(text, { year })}</p>;
}
