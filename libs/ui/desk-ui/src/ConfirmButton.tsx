import { Button, Dialog } from '@forecourt/primitives';
import { useState } from 'react';

/** A button for what cannot be undone: it asks first. */
export function ConfirmButton({
  name,
  title,
  description,
  busy,
  onConfirm,
}: {
  /** On the button, and on the one that confirms. */
  name: string;
  title: string;
  /** What will happen, in a sentence. */
  description: string;
  busy: boolean;
  onConfirm(): void;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        size="small"
        busyText={busy ? 'One moment' : null}
        onClick={() => setOpen(true)}
      >
        {name}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={title} description={description}>
        <div className="flex flex-wrap gap-3">
          <Button
            onClick={() => {
              setOpen(false);
              onConfirm();
            }}
          >
            {name}
          </Button>
          <Button variant="outline" onClick={() => setOpen(false)}>
            Cancel
          </Button>
        </div>
      </Dialog>
    </>
  );
}
