interface TopBarProps {
  onNavigate: (section: 'benefits' | 'how-it-works') => void;
  onJoinWaitlist: () => void;
}

export function TopBar(_props: TopBarProps) {
  return <section id="top-bar" />;
}
