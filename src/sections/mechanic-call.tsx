interface MechanicCallProps {
  onPartner: () => void;
}

export function MechanicCall(_props: MechanicCallProps) {
  return <section id="mechanic-call" />;
}
