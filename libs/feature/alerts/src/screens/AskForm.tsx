import { Button, Checkbox, ErrorSummary, TextField } from '@forecourt/primitives';
import type { AlertsView, RefusedAlert } from '../logic/page.ts';
import { STATEMENTS } from '../logic/statements.ts';
import { RhythmField } from './RhythmField.tsx';

/** The form that asks for news of a search, or of vehicles. */
export function AskForm({
  view: { search, labels, email },
  refused,
}: {
  view: Extract<AlertsView, { is: 'ask' }>;
  refused: RefusedAlert | null;
}) {
  const errors = refused?.errors ?? {};
  return (
    <form method="post" noValidate className="grid gap-6">
      <ErrorSummary
        errors={Object.entries(errors).map(([name, text]) => ({ fieldId: fieldId(name), text }))}
      />
      <section aria-labelledby="alert-about">
        <h2 id="alert-about" className="text-h3">
          {search === null ? 'Price drops, and back in stock' : 'New vehicles for this search'}
        </h2>
        <ul className="mt-3 list-disc pl-6">
          {labels.map((label) => (
            <li key={label} className="first-letter:uppercase">
              {label}
            </li>
          ))}
        </ul>
      </section>
      <TextField
        id={fieldId('email')}
        name="email"
        type="email"
        inputMode="email"
        label="Email"
        autoComplete="email"
        defaultValue={refused?.email ?? email ?? ''}
        error={errors['email'] ?? null}
        limit={254}
        aria-required
      />
      <RhythmField rhythm={refused?.rhythm ?? 'daily'} />
      <Checkbox
        id={fieldId('agreed')}
        name="agreed"
        value="yes"
        label={search === null ? STATEMENTS.cars : STATEMENTS.search}
        error={errors['agreed'] ?? null}
        aria-required
      />
      <div>
        <Button type="submit" size="large">
          Email me
        </Button>
        <p className="mt-3 text-note text-ink-2">
          We’ll send you a link first. Nothing else is sent until you confirm it.
        </p>
      </div>
    </form>
  );
}

const fieldId = (name: string): string => `alert-${name}`;
