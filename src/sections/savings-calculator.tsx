export function SavingsCalculator() {
  return <section id="savings-calculator" />;
}
