/**
 * Documents of one office, written without uploads and readers but encrypted as by the product, in several threads
 * and with one statement for many texts; the product's own job makes the parts of the index.
 */
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { callsOn } from '@mizan/platform/call'
import { sql } from 'kysely'
import type { Parts } from '../../../apps/server/parts.ts'
import type { Tx } from '../../../domains/documents/server/call.ts'
import { nameOf, wrappedBy } from '../../../domains/documents/server/keys/names.ts'
import {
  makeOfficeKey,
  type OfficeKeys,
  requireServerKey,
} from '../../../domains/documents/server/keys/office-keys.ts'
import { openKeysOfServer } from '../../../domains/documents/server/keys/open.ts'
import { wrapKey } from '../../../domains/documents/server/keys/wrap.ts'
import { fileKeyOf } from '../../../domains/documents/server/receive.ts'
import type { DocumentTables } from '../../../domains/documents/server/tables.ts'
import { tidyIndex } from '../../../domains/documents/server/texts/merge.ts'
import { textKeyOf, textPlaces } from '../../../domains/documents/server/texts/texts.ts'
import type { Staff } from '../office/people.ts'
import { fillRights, fillRows } from './search-rows.ts'
import type { Numbers, SealedVersion } from './search-sealer.ts'

/** Texts that are stored in one transaction. */
const atOnce = 256

/** @returns seconds spent on texts and index */
export async function fillDocuments(
  { config, log, database }: Parts,
  { officeId, administrator, users }: Staff,
  documents: number,
): Promise<number> {
  await fillRows(database.pool, { officeId, by: administrator.userId, documents })
  await fillRights(database.pool, { officeId, people: users.map(({ userId }) => userId), documents })
  const calls = callsOn(database.kysely)
  const places = [{ table: 'document_files', fileKeyOf }, ...textPlaces]
  const keys = await openKeysOfServer({ config, log, calls }, places)
  const call = calls.make<unknown, DocumentTables>(
    { rowName: 'bench.fill', actor: { kind: 'operator', command: 'bench' } },
    { keys },
  )
  const begun = performance.now()
  for await (const sealed of sealedTexts(documents)) {
    await call.system((tx) => keepAll(tx, keys, officeId, sealed))
    await tidyIndex(call as never, officeId)
  }
  const seconds = (performance.now() - begun) / 1_000
  await database.pool.query('vacuum analyze')
  return seconds
}

/** The texts in the order in which the threads finish them; each thread is one step ahead. */
async function* sealedTexts(documents: number): AsyncGenerator<SealedVersion[]> {
  const threads = Array.from(
    { length: availableParallelism() },
    () => new Worker(new URL('./search-sealer.ts', import.meta.url)),
  )
  let first = 1
  const running = new Map<Worker, Promise<{ thread: Worker; sealed: SealedVersion[] }>>()
  const give = (thread: Worker) => {
    running.delete(thread)
    if (first > documents) return
    const numbers: Numbers = { first, last: Math.min(first + atOnce - 1, documents) }
    first += atOnce
    thread.postMessage(numbers)
    running.set(
      thread,
      once(thread, 'message').then(([sealed]) => ({ thread, sealed })),
    )
  }
  try {
    for (const thread of threads) give(thread)
    while (running.size > 0) {
      const { thread, sealed } = await Promise.race(running.values())
      give(thread)
      yield sealed
    }
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()))
  }
}

async function keepAll(
  tx: Tx,
  keys: OfficeKeys,
  officeId: string,
  texts: readonly SealedVersion[],
): Promise<void> {
  const row = await makeOfficeKey(tx, officeId, keys.ring)
  const key = requireServerKey(keys.ring, row)
  const rows = texts.map(({ id, dataKey, text, terms, pages }) => {
    const name = nameOf({ officeId, fileKey: textKeyOf(id) })
    const wrapped = wrappedBy(row.id, wrapKey(key, dataKey, name))
    return sql`(${id}, ${pages}::integer, ${wrapped}::bytea, ${Buffer.from(text)}::bytea, ${Buffer.from(terms)}::bytea)`
  })
  await sql`
    update document_texts t set state = 'done', pages = sealed.pages, wrapped_key = sealed.wrapped_key,
      text = sealed.text, terms = sealed.terms
    from (values ${sql.join(rows)}) sealed (id, pages, wrapped_key, text, terms)
    where t.id = sealed.id`.execute(tx.db)
}
