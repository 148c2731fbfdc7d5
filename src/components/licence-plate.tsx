import './licence-plate.css';

interface LicencePlateProps {
  before: string;
  count: string;
  after: string;
}

/** A short claim drawn as a licence plate; read as one sentence. */
export function LicencePlate({ before, count, after }: LicencePlateProps) {
  return (
    <p className="licence-plate">
      <span>{before}</span> <strong>{count}</strong> <span>{after}</span>
    </p>
  );
}
