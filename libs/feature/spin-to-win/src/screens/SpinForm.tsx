import { Button, Checkbox, ErrorSummary, TextField } from '@forecourt/primitives';
import { Form, useNavigation } from 'react-router';
import { AGREED, DETAILS, fieldId, VERSION } from '../logic/fields.ts';
import type { RefusedSpin, SpinPage } from '../logic/page.ts';
import { TermsText } from './TermsText.tsx';

/** The form that draws. Without JavaScript the browser posts it. */
export function SpinForm({ page, refused }: { page: SpinPage; refused: RefusedSpin | null }) {
  const { terms, typed } = page;
  const isDrawing = useNavigation().state !== 'idle';
  const values = refused?.values ?? typed;
  const errors = refused?.errors ?? {};
  return (
    <Form method="post" noValidate className="grid gap-5">
      <ErrorSummary
        errors={Object.entries(errors).map(([name, text]) => ({ fieldId: fieldId(name), text }))}
      />
      <h2 className="text-h3">Who draws</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        {Object.entries(DETAILS).map(([name, field]) => (
          <TextField
            key={name}
            id={fieldId(name)}
            name={name}
            {...field}
            defaultValue={values[name] ?? ''}
            error={errors[name] ?? null}
            aria-required
          />
        ))}
      </div>
      <TermsText text={terms.text} />
      <input type="hidden" name={VERSION} value={terms.version} />
      <Checkbox
        id={fieldId(AGREED)}
        name={AGREED}
        value="yes"
        label="I have read the terms of the draw and agree to them."
        error={errors[AGREED] ?? null}
        aria-required
      />
      <Button type="submit" size="large" busyText={isDrawing ? 'Drawing' : null}>
        Spin the wheel
      </Button>
    </Form>
  );
}
