import { Button } from '@forecourt/primitives';
import { useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';

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
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        name={name}
        title={title}
        description={description}
        onConfirm={onConfirm}
      />
    </>
  );
}
