export function SiteFooter() {
  return <section id="site-footer" />;
}
