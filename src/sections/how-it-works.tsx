export function HowItWorks() {
  return <section id="how-it-works" />;
}
