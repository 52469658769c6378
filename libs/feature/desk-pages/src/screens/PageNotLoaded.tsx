import { LoadFailed } from '@forecourt/desk-ui';

/** In the place of a page whose code did not load, or that failed. A reload brings the newest app; what was typed is kept. */
export function PageNotLoaded() {
  return (
    <div className="mx-auto max-w-[640px] px-gutter py-10">
      <title>Not loaded · Desk</title>
      <h1 className="mb-5 text-h2">This page could not be loaded</h1>
      <LoadFailed
        text="Check the connection, then try again. What you typed is kept."
        onRetry={() => location.reload()}
      />
    </div>
  );
}
