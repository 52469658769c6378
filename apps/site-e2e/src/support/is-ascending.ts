/** Whether prices never fall from one card to the next; one card proves nothing. */
export function isAscending(prices: readonly number[]): boolean {
  return (
    prices.length > 1 && prices.every((price, index) => index === 0 || price >= (prices[index - 1] ?? 0))
  );
}
