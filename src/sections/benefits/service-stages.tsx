import { cn } from '@/lib/cn';

interface ServiceStagesProps {
  stages: readonly string[];
  /** The current stage, which is one of `stages`. The earlier stages are complete. */
  current: string;
}

/**
 * The classes for a stage and its mark. The mark of the current stage is the longest, and the marks of later stages are the
 * shortest.
 */
const LOOKS = {
  done: 'before:bg-foreground font-medium before:h-0.5 before:w-3.5',
  now: 'before:bg-primary-text font-bold before:h-1 before:w-5',
  ahead: 'text-muted-foreground before:bg-input font-medium before:h-0.5 before:w-1.5',
};

/** The stages of a job as marks on a scale. The current stage is accented. */
function ServiceStages({ stages, current }: ServiceStagesProps) {
  const now = stages.indexOf(current);
  return (
    <ol className="pb-4 pl-6 max-sm:hidden" aria-hidden="true">
      {stages.map((stage, index) => {
        const state = index < now ? 'done' : index === now ? 'now' : 'ahead';
        return (
          <li
            className={cn(
              'relative py-1.5 pl-7 before:absolute before:top-1/2 before:left-0 before:-translate-y-1/2',
              'before:forced-color-adjust-none',
              LOOKS[state],
            )}
            data-state={state}
            key={stage}
          >
            {stage}
          </li>
        );
      })}
    </ol>
  );
}

export { ServiceStages };
