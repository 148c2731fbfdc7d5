import { cn } from '@/lib/cn';

const MARKS = {
  done: 'font-medium before:h-0.5 before:w-3.5 before:bg-foreground',
  now: 'font-bold before:h-1 before:w-5 before:bg-primary-text',
  ahead: 'font-medium text-muted-foreground before:h-0.5 before:w-3.5 before:bg-input',
};

interface ServiceStagesProps {
  stages: readonly string[];
  /** One of the stages; those before it are complete. */
  current: string;
}

/** The stages of a job as marks on a scale; the current one is accented. */
function ServiceStages({ stages, current }: ServiceStagesProps) {
  const now = stages.indexOf(current);
  return (
    <ol className="pb-4 pl-6" aria-hidden="true">
      {stages.map((stage, index) => {
        const state = index < now ? 'done' : index === now ? 'now' : 'ahead';
        return (
          <li
            className={cn(
              'relative py-1 sm:py-1.5 pl-7 before:absolute before:top-1/2 before:left-0 before:-translate-y-1/2 before:forced-color-adjust-none',
              MARKS[state],
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
