import type { ComponentProps } from 'react';
import { useShare } from '@/components/share-button';
import { Button } from '@/components/ui/button';
import { useContent } from '@/content/use-content';
import { cn } from '@/lib/cn';
import { useJoinedCode } from '@/state/visitor';

/**
 * Classes that reserve the width of the other text (`data-other`), so that nothing moves when the text changes. The other
 * text is generated content, so that it is not in the `textContent` that the page-wide click handler reads.
 */
const LINE = 'leading-tight before:invisible before:block before:h-0 before:content-[attr(data-other)]';

interface JoinButtonProps extends Omit<ComponentProps<typeof Button>, 'children' | 'onClick'> {
  label: string;
  /** A second line, below the label. */
  note?: string;
  onJoin: () => void;
}

/**
 * A button that opens the waitlist form. For a visitor who has joined, it shares the site instead. When the visitor joins,
 * the button keeps its size and the focus.
 */
function JoinButton({ label, note = '', onJoin, ...button }: JoinButtonProps) {
  const { note: listed, share: texts } = useContent().afterJoining;
  const isListed = useJoinedCode() !== undefined;
  const { outcome, share } = useShare();
  return (
    <>
      <Button onClick={isListed ? share : onJoin} {...button}>
        {/* The negative margin makes room for two lines in a button that is one line high. */}
        <span className="-my-0.5 grid">
          <span className={cn(LINE, 'type-label fit-text-md/19')} data-other={isListed ? label : listed}>
            {isListed ? listed : label}
          </span>{' '}
          <span
            className={cn(
              LINE,
              'fit-text-xs/21 font-medium tracking-snug empty:hidden',
              outcome !== '' && 'max-w-40 truncate',
            )}
            data-other={isListed ? note : texts.short}
          >
            {isListed ? outcome || texts.short : note}
          </span>
        </span>
      </Button>
      <p role="status" className="sr-only select-none">
        {outcome}
      </p>
    </>
  );
}

type FormButtonProps = Omit<ComponentProps<typeof Button>, 'children'> & { label: string };

/**
 * A button that opens the waitlist form. For a visitor who has joined, it offers to add another email address. Its size does
 * not change with its label.
 */
function FormButton({ label, variant, className, ...button }: FormButtonProps) {
  const { another } = useContent().afterJoining;
  const isListed = useJoinedCode() !== undefined;
  return (
    <Button
      className={cn(className, isListed && 'border-current!')}
      variant={isListed ? 'outline' : variant}
      {...button}
    >
      <span className={LINE} data-other={isListed ? label : another}>
        {isListed ? another : label}
      </span>
    </Button>
  );
}

export { FormButton, JoinButton };
