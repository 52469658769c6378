/** Loading progress of the frames until all are there; after a failure a message with a retry button. */
export function SpinLoading({
  loaded,
  failed,
  count,
  onRetry,
}: {
  loaded: number;
  failed: number;
  count: number;
  onRetry(): void;
}) {
  if (loaded + failed < count)
    return (
      <p className="spin-hint">
        <progress value={loaded} max={count} aria-label="Loading the 360 view" className="spin-progress" />
        Loading 360 view
      </p>
    );
  if (failed <= count / 2) return null;
  return (
    <p role="alert" className="spin-note">
      The 360 view could not be loaded.
      <button type="button" onClick={onRetry} className="font-semibold text-brand-text underline">
        Try again
      </button>
    </p>
  );
}
