import { Alert, Button } from '@forecourt/primitives';

/** What could not be loaded, with a way to try again. */
export function LoadFailed({ text, onRetry }: { text: string; onRetry(): void }) {
  return (
    <Alert
      tone="danger"
      action={
        <Button variant="outline" size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
