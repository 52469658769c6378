/** Says that this visitor looks at drafts, with the way out: the page again, with an empty token. */
export function DraftSign() {
  return (
    <aside aria-label="Drafts" className="bg-brand-soft text-on-brand-soft print:hidden">
      <p className="container-site flex min-h-12 flex-wrap items-center justify-center gap-x-3 py-1 text-note">
        You are looking at drafts. Shoppers do not see them.
        {/* No path, so that the browser loads the whole page again. */}
        <a href="?drafts=" className="font-semibold underline underline-offset-4">
          Leave drafts
        </a>
      </p>
    </aside>
  );
}
