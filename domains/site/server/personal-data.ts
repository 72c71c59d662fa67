/** What the forms know about a person, for the export and the erasure of personal data. */
import { type DataContext, read, type TransactionContext, write } from '@mizan/platform/database'
import { type Author, deleteWritten, listWritten } from './store/written.ts'

/** `ctx`: of the system scope, or a transaction of it. */
export const writtenBy = (ctx: DataContext, author: Author): Promise<Record<string, unknown>> =>
  read(ctx, ({ db }) => listWritten(db, author))

export const forgetWrittenBy = (tx: TransactionContext, author: Author): Promise<void> =>
  write(tx, ({ db }) => deleteWritten(db, author))
