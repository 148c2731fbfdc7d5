interface ServiceStagesProps {
  stages: readonly string[];
  /** One of the stages; those before it are complete. */
  current: string;
}

/** The stages of a job as marks on a scale; the current one is red. */
export function ServiceStages({ stages, current }: ServiceStagesProps) {
  const now = stages.indexOf(current);
  return (
    <ol className="stages" aria-hidden="true">
      {stages.map((stage, index) => (
        <li data-state={index < now ? 'done' : index === now ? 'now' : 'ahead'} key={stage}>
          {stage}
        </li>
      ))}
    </ol>
  );
}
