/** A short claim drawn as a licence plate; read as one sentence. */
export function LicencePlate({ before, count, after }: Record<'before' | 'count' | 'after', string>) {
  return (
    <p className="licence-plate">
      <span>{before}</span> <strong>{count}</strong> <span>{after}</span>
    </p>
  );
}
