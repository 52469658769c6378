/** Three figures of a group in a row: "12 Locations, sales, service and parts". The text comes from the dealer's config. */
export function StatsBanner({
  stats,
}: {
  stats: readonly { value: string; label: string; text?: string }[];
}) {
  return (
    <div className="border-b border-line">
      <dl className="container-site grid divide-line max-md:divide-y md:grid-cols-3 md:divide-x">
        {stats.map(({ value, label, text }) => (
          <div key={label} className="flex items-center gap-5 py-6 md:py-10 md:not-first:pl-12 lg:py-13">
            <dd className="font-display text-[3.5rem]/[1] font-(--font-display-weight) tracking-[-0.03em] lg:text-[5rem]">
              {value}
            </dd>
            <dt className="text-lead leading-6">
              <span className="block font-bold">{label}</span>
              {text && <span className="text-ink-2">{text}</span>}
            </dt>
          </div>
        ))}
      </dl>
    </div>
  );
}
