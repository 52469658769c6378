import { useState } from 'react';
import { useActionData, useNavigation } from 'react-router';

/**
 * What the action of this page refused; null for nothing. It comes with the end of the navigation, when the loader of a page with
 * `shouldRevalidate` has answered too: React Router has it sooner, and scrolls to the top at the end, under the hands of a shopper who has
 * begun to mend the first field.
 */
export function useRefusal<Action extends (...given: never[]) => unknown>(): NonNullable<
  ReturnType<typeof useActionData<Action>>
> | null {
  const now = useActionData<Action>() ?? null;
  const isIdle = useNavigation().state === 'idle';
  const [shown, setShown] = useState(now);
  if (isIdle && shown !== now) setShown(now);
  return shown;
}
