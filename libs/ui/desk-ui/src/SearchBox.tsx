import { TextField } from '@forecourt/primitives';

/** A search above a list. */
export function SearchBox({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange(value: string): void;
}) {
  return (
    <search aria-label={label} className="mb-5 block max-w-[420px]">
      <TextField
        id="search"
        type="search"
        label={label}
        autoComplete="off"
        limit={100}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </search>
  );
}
