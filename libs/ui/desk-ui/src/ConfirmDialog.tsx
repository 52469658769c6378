import { Button, Dialog } from '@forecourt/primitives';

/** Asks before what cannot be undone. */
export function ConfirmDialog({
  open,
  onOpenChange,
  name,
  title,
  description,
  onConfirm,
}: {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** On the button that confirms. */
  name: string;
  title: string;
  /** What will happen, in a sentence. */
  description: string;
  onConfirm(): void;
}) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description={description}>
      <div className="flex flex-wrap gap-3">
        <Button
          onClick={() => {
            onOpenChange(false);
            onConfirm();
          }}
        >
          {name}
        </Button>
        <Button variant="outline" onClick={() => onOpenChange(false)}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
