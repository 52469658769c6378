/**
 * Makes all of a page but one element inert: no focus, no pointer, hidden from assistive technology. For an overlay that is no `<dialog>`.
 * What is inert already stays so. The returned function undoes it.
 */
export function inertOutside(element: Element): () => void {
  const made: Element[] = [];
  for (let at = element; at !== document.body && at.parentElement; at = at.parentElement)
    for (const sibling of at.parentElement.children) {
      if (sibling === at || sibling.hasAttribute('inert')) continue;
      sibling.setAttribute('inert', '');
      made.push(sibling);
    }
  return () => {
    for (const each of made) each.removeAttribute('inert');
  };
}
