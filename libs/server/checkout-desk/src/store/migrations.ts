import type { Migration } from '@forecourt/database';
import { invoiceTables, invoiceTold, invoiceTrail } from '../invoices/tables.ts';
import { checkoutTables, networkColumn, ownerColumn, purchaseColumn, receiptColumn } from './tables.ts';

/** The tables of holds with what is bought, and of payments of invoices, in the order in which they came; a site has them by the server half of the checkout. */
export const checkoutMigrations: Readonly<Record<string, Migration>> = {
  'checkout-0001': checkoutTables,
  'checkout-0002': invoiceTables,
  'checkout-0003': purchaseColumn,
  'checkout-0004': invoiceTrail,
  'checkout-0005': invoiceTold,
  'checkout-0006': receiptColumn,
  'checkout-0007': ownerColumn,
  'checkout-0008': networkColumn,
};
