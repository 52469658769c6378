import { errorFacts, perAddress, visitorLimit, type ApiContext, type HalfServices } from '@forecourt/api';
import type { Receipt } from '@forecourt/documents';

/** Why there is no receipt now. */
type NoReceipt = { problem: 'tooMany'; retryAfter: number } | { problem: 'noReceipt' };

/** Sends receipts as PDF files. */
export function sendReceipt({
  sheets,
  logger,
  trustedProxies,
}: Pick<HalfServices, 'sheets' | 'logger' | 'trustedProxies'>) {
  // PDFs are rendered one after another, so one client could block all others.
  const limit = visitorLimit(perAddress(30), trustedProxies);
  return async (
    context: ApiContext,
    { receipt, reference }: { receipt: Receipt | null; reference: string },
  ): Promise<Response | NoReceipt> => {
    const retryAfter = await limit(context);
    if (retryAfter !== null) return { problem: 'tooMany', retryAfter };
    if (!sheets || !receipt) return { problem: 'noReceipt' };
    try {
      return new Response(await sheets.make(receipt), {
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="receipt-${reference}.pdf"`,
          'cache-control': 'no-store',
        },
      });
    } catch (error) {
      logger.warn(
        { request_id: context.get('requestId'), ...errorFacts(error) },
        'a receipt could not be rendered',
      );
      return { problem: 'noReceipt' };
    }
  };
}
