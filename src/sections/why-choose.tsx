export function WhyChoose() {
  return <section id="why-choose" />;
}
