/** Weekly opening hours, one row for days with equal hours; today's row is bold and labelled. */
export function HoursTable({
  rows,
  caption,
}: {
  rows: readonly { label: string; text: string; today?: boolean }[];
  caption: string;
}) {
  return (
    <table className="w-full text-body tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {rows.map(({ label, text, today }) => (
          <tr key={label} className={today ? 'border-b border-line font-semibold' : 'border-b border-line'}>
            <th scope="row" className="py-[0.6875rem] pr-4 text-left [font-weight:inherit]">
              {label}
              {today && <span className="sr-only"> (today)</span>}
            </th>
            <td className="py-[0.6875rem] text-right whitespace-nowrap">{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
