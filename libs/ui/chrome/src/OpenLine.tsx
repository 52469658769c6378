/** Whether a place is open now, as text; the dot is decorative. */
export function OpenLine({ open, text }: { open: boolean; text: string }) {
  return (
    <span className="inline-flex items-center gap-2 text-[14px] font-semibold">
      <span aria-hidden className={`size-2 rounded-full ${open ? 'bg-success' : 'bg-ink-3'}`} />
      {text}
    </span>
  );
}
