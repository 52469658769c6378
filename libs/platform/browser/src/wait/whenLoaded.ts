/**
 * Calls back after the load event of the page, or at once if it has fired. Returns a function that cancels.
 */
export function whenLoaded(callBack: () => void): () => void {
  if (document.readyState === 'complete') callBack();
  else addEventListener('load', callBack, { once: true });
  return () => removeEventListener('load', callBack);
}
