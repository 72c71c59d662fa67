/**
 * Documents of one office with generated texts of two pages, written past uploads and readers but encrypted and indexed as
 * by the product. Twenty documents a case; each member may read a fifth of the cases.
 */
import { callsOn } from '@mizan/platform/call'
import type { Pool } from 'pg'
import type { Parts } from '../../../apps/server/parts.ts'
import { openKeysOfServer } from '../../../domains/documents/server/keys/open.ts'
import { fileKeyOf } from '../../../domains/documents/server/receive.ts'
import type { DocumentTables } from '../../../domains/documents/server/tables.ts'
import { keepSealed, sealRead } from '../../../domains/documents/server/texts/keep.ts'
import { tidyIndex } from '../../../domains/documents/server/texts/merge.ts'
import { textPlaces } from '../../../domains/documents/server/texts/texts.ts'
import { randomFrom } from '../generator/random.ts'
import type { Staff } from '../office/people.ts'

const ofCase = 20
/** Texts that are stored in one transaction. */
const atOnce = 200
const wordsOfPage = 300
const stems = 20_000
const syllables = 'ba ce dır el fa gü hak ım ka lek mu na ol par rıs sa tüm ul va yet zor şe çi öz'.split(' ')
/** Legal words; the first are in nearly every document, each following one in fewer. */
const common = 'mahkeme dava karar tazminat kira tahliye sözleşme rapor ihtar keşif'.split(' ')

const wordAt = (number: number): string =>
  [number, Math.floor(number / 24), Math.floor(number / 576)].map((part) => syllables[part % 24]).join('')

function pageOf(random: () => number, number: number): string {
  const words = Array.from({ length: wordsOfPage }, () => {
    const drawn = random()
    if (drawn < 0.05) return common[Math.floor(common.length * random() ** 2)] as string
    // Few words make up most of a text.
    return wordAt(Math.floor(stems * drawn ** 4))
  })
  if (number % 50 === 0) words.push('Bilirkişi raporuna itiraz ediyoruz.')
  words.push(`ozelkelime${number % 1_000}`)
  return `${words.join(' ')}.`
}

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
  for (let first = 1; first <= documents; first += atOnce) {
    const texts = await sealedFrom(first, Math.min(first + atOnce - 1, documents))
    await call.system(async (tx) => {
      for (const [id, sealed] of texts) await keepSealed(tx, keys, { officeId, id, sealed })
    })
    if ((first + atOnce - 1) % 2_000 === 0) await tidyIndex(call as never, officeId)
  }
  await tidyIndex(call as never, officeId)
  const seconds = (performance.now() - begun) / 1_000
  await database.pool.query('vacuum analyze')
  return seconds
}

/** By the ids of their versions. */
async function sealedFrom(first: number, last: number) {
  const texts = new Map<string, Awaited<ReturnType<typeof sealRead>>>()
  for (let number = first; number <= last; number += 1) {
    const { next } = randomFrom(7, number)
    const pages = [1, 2].map((page) => ({ page, text: pageOf(next, number) }))
    const id = `version-${number}`
    texts.set(id, await sealRead(id, { pages, hasPages: true, recognised: false }))
  }
  return texts
}

interface Filling {
  officeId: string
  by: string
  documents: number
}

async function fillRows(pool: Pool, { officeId, by, documents }: Filling): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query(`select set_config('app.company_id', $1, false)`, [officeId])
    await client.query('set statement_timeout = 0')
    const given = [officeId, by, documents]
    await client.query(
      `insert into cases (id, company_id, case_number, title, display_title, search_text, created_by, created_at, changed_at)
       select 'case-' || n, $1, '2026/' || n, 'Dava ' || n, 'Dava ' || n, '', $2, now(), now()
       from generate_series(0, $3::int / ${ofCase}) n`,
      given,
    )
    await client.query(
      `insert into documents (id, company_id, case_id, name, name_key, search_text, extension, kind, latest_id, size,
         changed_by, changed_at, created_by, created_at)
       select 'document-' || n, $1, 'case-' || n / ${ofCase}, 'Belge ' || n || '.pdf', 'belge ' || n, '', 'pdf', 'pdf',
         'version-' || n, 1000, $2, now(), $2, now() from generate_series(1, $3::int) n`,
      given,
    )
    await client.query(
      `insert into document_files (id, company_id, created_at)
       select 'version-' || n, $1, now() from generate_series(1, $2::int) n`,
      [officeId, documents],
    )
    await client.query(
      `insert into document_versions (id, company_id, document_id, number, file_name, extension, content_type, size, sha256,
         has_macros, comment, created_by, created_at)
       select 'version-' || n, $1, 'document-' || n, 1, 'a.pdf', 'pdf', 'application/pdf', 1000, '', false, '', $2,
         now() - n * interval '1 minute' from generate_series(1, $3::int) n`,
      given,
    )
  } finally {
    client.release(true)
  }
}

async function fillRights(
  pool: Pool,
  { officeId, people, documents }: { officeId: string; people: string[]; documents: number },
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query(`select set_config('app.company_id', $1, false)`, [officeId])
    await client.query(
      `insert into case_rights (company_id, user_id, case_id, granted)
       select $1, person.id, 'case-' || n, 'read'
       from unnest($2::text[]) with ordinality as person (id, place), generate_series(0, $3::int / ${ofCase}) n
       where n % 5 = person.place % 5`,
      [officeId, people, documents],
    )
  } finally {
    client.release(true)
  }
}
