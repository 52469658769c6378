export function SiteFooter() {
  return <footer>f</footer>;
}
