/** What a person has written to us belongs to their own data: it is exported with it and erased with it. */
import { type Offices, provenEmailOf, type SystemTransaction } from '@mizan/identity/server'
import { type DataContext, read } from '@mizan/platform/database'
import { forgetRemarksOf, remarksOf } from '@mizan/research/server'
import { forgetWrittenBy, writtenBy } from '@mizan/site/server'
import type { Contexts } from './contexts.ts'

/** The same port, which also knows of the forms and of remarks on search results. */
export const withWritten = (offices: Offices, contexts: Contexts): Offices => ({
  ...offices,
  leave: async (tx, userId) => {
    await offices.leave(tx, userId)
    await forgetWrittenBy(tx, await authorOf(tx, userId))
    await forgetRemarksOf(tx, userId)
  },
  personalData: async (userId) => {
    const context = contexts.system({ rowName: 'user.personalData' })
    return {
      ...(await offices.personalData(userId)),
      written: await writtenIn(context, userId),
      searchRemarks: await remarksOf(context, userId),
    }
  },
})

const writtenIn = (context: DataContext, userId: string) =>
  read(context, async (tx) => writtenBy(tx, await authorOf(tx, userId)))

/** An address that was never proven may be another's: what was written under it is not shown. */
async function authorOf(tx: Pick<SystemTransaction, 'db' | 'clock'>, userId: string) {
  return { userId, email: await provenEmailOf(tx, userId) }
}
