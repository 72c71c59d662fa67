/**
 * Orders that a person has opened. They belong to the office, and invoices have to be kept by law, so only the mark of the
 * person goes.
 */
import type { PersonalData } from '@mizan/platform/domain'
import type { Tx } from './call.ts'

export const billingPersonalData: PersonalData = {
  export: async ({ db }: Tx, { userId }) => ({
    orders: await db
      .selectFrom('billing_orders')
      .select(['id', 'kind', 'state', 'due', 'created_at as createdAt'])
      .where('created_by', '=', userId)
      .orderBy('created_at')
      .execute(),
  }),
  forget: async ({ db }: Tx, { userId }) => {
    await db
      .updateTable('billing_orders')
      .set({ created_by: null })
      .where('created_by', '=', userId)
      .execute()
  },
}
