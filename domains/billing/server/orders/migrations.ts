/**
 * Later columns of orders and transfers: the end of a transfer, the addressee of an invoice, and the credit of a
 * switch.
 */
import type { Migration } from '@mizan/platform/database'

export const orderMigrations: Migration[] = [
  {
    name: 'billing-0004-closed-transfers',
    sql: `alter table billing_transfers add column closed_because text
      check (closed_because in ('paidOtherwise', 'replaced', 'late'));`,
  },
  {
    name: 'billing-0005-buyer-and-credit-of-orders',
    sql: `alter table billing_orders add column buyer jsonb,
      add column credited_back numeric(12, 2) not null default 0 check (credited_back >= 0);
      update billing_orders o set buyer = b.details from billing_buyers b
        where b.company_id = o.company_id and b.is_default and b.deleted_at is null;`,
  },
]
