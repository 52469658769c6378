/**
 * Calls back once the page has loaded: at once where it has. Returns a function that cancels.
 */
export function whenLoaded(callBack: () => void): () => void {
  if (document.readyState === 'complete') callBack();
  else addEventListener('load', callBack, { once: true });
  return () => removeEventListener('load', callBack);
}
