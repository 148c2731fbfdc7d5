import { textWidth, widestWord } from '@/lib/text-width';

interface SectionTitleProps {
  id: string;
  className?: string;
  children: string;
}

/** The h2 of a section. No larger than its widest word allows: `--em` and `--line` are the widths of that and of the text. */
function SectionTitle({ children, ...props }: SectionTitleProps) {
  return (
    <h2 {...props} style={{ '--em': widestWord(children), '--line': textWidth(children, TRACKING) }}>
      {children}
    </h2>
  );
}

/** Letter spacing of headings in em, as in tokens.css. */
const TRACKING = -0.034;

export { SectionTitle };
