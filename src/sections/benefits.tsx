interface BenefitsProps {
  onJoinWaitlist: () => void;
  onView: () => void;
}

export function Benefits(_props: BenefitsProps) {
  return <section id="benefits" />;
}
