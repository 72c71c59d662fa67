/** The data that `npm run corpus -- status` and `rejected` print. */
import { hashOfFile } from '../import/lines.ts'
import { listRejections } from '../store/import-files.ts'
import { corpusState } from '../store/overview.ts'
import type { Db } from '../store/rows.ts'

export async function corpusStatus(db: Db): Promise<Record<string, number>> {
  const { decisions, laws, articles, samples } = await corpusState(db)
  return { decisions, laws, articles, 'invented decisions': samples }
}

export const rejectedRows = async (db: Db, path: string) => listRejections(db, await hashOfFile(path))
