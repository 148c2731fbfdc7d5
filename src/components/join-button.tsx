import type { ComponentProps } from 'react';
import { useShare } from '@/components/share-button';
import { Button } from '@/components/ui/button';
import { useContent } from '@/content/use-content';
import { cn } from '@/lib/cn';
import { useJoinedCode } from '@/state/visitor';

/** As wide as its other text too, so that nothing moves. That is no text of the button, whose press is handled by its text. */
const LINE = 'leading-tight before:invisible before:block before:h-0 before:content-[attr(data-other)]';

interface JoinButtonProps extends Omit<ComponentProps<typeof Button>, 'children' | 'onClick'> {
  label: string;
  /** Below the label. */
  note?: string;
  onJoin: () => void;
}

/** Opens the waitlist's form. To a visitor who has joined it says so, and shares the site; it keeps its size and the focus. */
function JoinButton({ label, note = '', onJoin, ...button }: JoinButtonProps) {
  const { note: listed, share: texts } = useContent().afterJoining;
  const isListed = useJoinedCode() !== undefined;
  const { outcome, share } = useShare();
  return (
    <>
      <Button onClick={isListed ? share : onJoin} {...button}>
        {/* Two lines have room in a button of one. */}
        <span className="-my-0.5 grid">
          <span className={cn(LINE, 'label fit-md/19')} data-other={isListed ? label : listed}>
            {isListed ? listed : label}
          </span>{' '}
          <span
            className={cn(
              LINE,
              'fit-xs/21 font-medium tracking-snug empty:hidden',
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

export { JoinButton };
