export function SiteHeader() {
  return <header>h</header>;
}
