import { cn } from '@/lib/cn';

interface ServiceStagesProps {
  stages: readonly string[];
  /** One of the stages; those before it are complete. */
  current: string;
}

/** The stages of a job as marks on a scale; the current one is accented. */
function ServiceStages({ stages, current }: ServiceStagesProps) {
  const now = stages.indexOf(current);
  return (
    <ol className="pb-4 pl-6 max-sm:hidden" aria-hidden="true">
      {stages.map((stage, index) => {
        const state = index < now ? 'done' : index === now ? 'now' : 'ahead';
        return (
          <li
            className={cn(
              'service-stage relative py-1.5 pl-7',
              state === 'now' ? 'font-bold' : 'font-medium',
              state === 'ahead' && 'text-muted-foreground',
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
