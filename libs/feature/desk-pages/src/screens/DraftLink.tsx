import { Card } from '@forecourt/desk-ui';
import { Alert, Button, LinkButton } from '@forecourt/primitives';
import { useDraftLinkMutation } from '../api/stockApi.ts';
import { useDealership } from '../hooks/useDealership.ts';
import { momentText } from '../logic/deskTimes.ts';
import { failureView } from '../logic/failureView.ts';

/** Makes a link that shows the drafts of the website. */
export function DraftLink() {
  const { site, time_zone: timeZone } = useDealership();
  const [make, { data: link, error, isLoading }] = useDraftLinkMutation();
  return (
    <div className="mt-6">
      <Card title="Drafts of the website">
        <p className="mb-4 text-ink-2">
          Look at pages, posts and offers that are marked as drafts, on the website itself. Shoppers do not
          see them.
        </p>
        <Button
          variant="outline"
          busyText={isLoading ? 'Making a link' : null}
          onClick={() => void make({ params: { site }, body: {} })}
        >
          Make a link
        </Button>
        <div role="status">
          {error && (
            <div className="mt-4">
              <Alert tone="danger">{failureView(error).text}</Alert>
            </div>
          )}
          {link && (
            <div className="mt-4 grid justify-items-start gap-3">
              <LinkButton href={link.url} target="_blank">
                Open the website with drafts
              </LinkButton>
              <p className="text-small text-ink-2">
                {`Until ${momentText(link.until, timeZone)}, whoever has this link sees the drafts.`}
              </p>
            </div>
          )}
        </div>
      </Card>
    </div>
  );
}
