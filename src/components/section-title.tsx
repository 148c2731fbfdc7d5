import { widestWord } from '@/lib/text-width';

interface SectionTitleProps {
  id: string;
  className?: string;
  children: string;
}

/** The h2 of a section. No larger than its widest word allows, whose width is `--em`. */
function SectionTitle({ children, ...props }: SectionTitleProps) {
  return (
    <h2 {...props} style={{ '--em': widestWord(children) }}>
      {children}
    </h2>
  );
}

export { SectionTitle };
