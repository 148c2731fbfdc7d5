import { widestWord } from '@/lib/text-width';

/** The h3 of a panel, no larger than its widest word allows. */
function PanelTitle({ children }: { children: string }) {
  return <h3 style={{ '--em': widestWord(children) }}>{children}</h3>;
}

export { PanelTitle };
