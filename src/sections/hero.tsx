interface HeroProps {
  onSeeSavings: () => void;
  onJoinWaitlist: () => void;
}

export function Hero(_props: HeroProps) {
  return <section id="hero" />;
}
