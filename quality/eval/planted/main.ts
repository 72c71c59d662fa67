/**
 * `npm run eval -- planted`: an office that holds its own key has documents with fifty invented words in their texts. They are
 * found by the search, and after the server has stopped they must be in no file of its data folder (PostgreSQL with its
 * logs, caches, uploads) and in no backup. A word in the name of a document must be there, or the look sees nothing.
 */
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { fileOf } from '../../../domains/documents/server/texts/testing/index.ts'
import { startServer } from '../../bench/server.ts'
import { note } from '../../figures.ts'
import { answerOf, type SignedUp, signUpWithPlan } from '../../people.ts'

const count = 50
const types = ['txt', 'pdf', 'docx', 'udf', 'xlsx', 'eml']
const patienceMs = 120_000

/** A word of letters that are neighbours in no word of a language. */
const invented = (): string =>
  Array.from({ length: 7 }, () => `${'qxwz'[randomInt(4)]}${'bcdgkmprt'[randomInt(9)]}`).join('')

/** Whether no planted word was found. */
export async function lookForPlanted(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'mizan-planted-'))
  const words = Array.from({ length: count }, invented)
  const control = invented()
  try {
    const dataFolder = join(folder, 'data')
    const found = await plant(dataFolder, words, control)
    console.log(`${found} of ${count} planted words are found by the search`)
    const places = await placesOf(dataFolder, join(folder, 'backup.tar.gz'), [...words, control])
    const planted = words.filter((word) => places.has(word))
    for (const word of planted) console.log(`${word}: ${places.get(word)?.join(', ')}`)
    console.log(`${planted.length} of them are in the data folder or a backup`)
    console.log(`The word in a name: ${places.get(control)?.length ?? 0} files`)
    note(found, 'planted', 'searched')
    note(planted.length, 'planted', 'leaked')
    note(places.get(control)?.length ?? 0, 'planted', 'control')
    return found === count && planted.length === 0 && places.has(control)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function plant(dataFolder: string, words: readonly string[], control: string): Promise<number> {
  const server = await startServer(dataFolder, { RATE_LIMITS: 'off', SAMPLE_LIFE: 'off' })
  try {
    const { address } = server
    const me = await signUpWithPlan(address, 1)
    const ask = asker(address, me)
    const wanted = { displayTitle: 'Dava', caseNumber: '1', conflictsSeen: true }
    const { caseId } = await ask<{ caseId: string }>('/case-management/create', wanted)
    await ask('/documents/key/take', { newPassphrase: 'dört yeşil kurbağa', understood: true })
    for (const [at, word] of words.entries()) {
      const file = await fileOf(types[at % types.length] as string, `Metinde ${word} geçer.`)
      await upload(address, me, { caseId, file, name: at === 0 ? `Ad ${control}` : `Belge ${at}` })
    }
    let found = 0
    for (const word of words) found += await foundSoon(ask, word)
    return found
  } finally {
    await server.stop()
  }
}

type SendCall = <Data>(path: string, body: object) => Promise<Data>

const asker =
  (address: string, { accessToken }: SignedUp): SendCall =>
  (path, body) =>
    answerOf(address, 'POST', path, { body, token: accessToken })

async function upload(
  address: string,
  { accessToken }: SignedUp,
  { caseId, file, name }: { caseId: string; file: File; name: string },
): Promise<void> {
  const body = new FormData()
  body.set('Name', name)
  body.set('File', file)
  const { status } = await fetch(`${address}/api/case-management/${caseId}/add-document`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}` },
    body,
  })
  if (status !== 200) throw new Error(`${name} was not taken: ${status}`)
}

async function foundSoon(ask: SendCall, query: string): Promise<number> {
  for (const begun = performance.now(); performance.now() - begun < patienceMs; await sleep(200)) {
    const { total } = await ask<{ total: number }>('/case-management/documents/search', { query })
    if (total > 0) return 1
  }
  return 0
}

/** The files that contain each word, as UTF-8 or UTF-16. */
async function placesOf(dataFolder: string, backup: string, words: readonly string[]) {
  const command = join(import.meta.dirname, '../../../apps/server/commands/backup.ts')
  const env = { ...process.env, DATA_DIR: dataFolder, BACKUP_PASSPHRASE: 'on iki kırmızı balon' }
  const { status, stderr } = spawnSync(process.execPath, [command, backup], { env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The backup failed: ${stderr}`)
  const places = new Map<string, string[]>()
  const look = (bytes: Buffer, name: string) => {
    for (const word of words)
      if (bytes.includes(word) || bytes.includes(Buffer.from(word, 'utf16le')))
        places.set(word, [...(places.get(word) ?? []), name])
  }
  look(gunzipSync(await readFile(backup)), 'backup')
  const files = await readdir(dataFolder, { recursive: true, withFileTypes: true })
  for (const file of files.filter((entry) => entry.isFile())) {
    const path = join(file.parentPath, file.name)
    look(await readFile(path), relative(dataFolder, path))
  }
  note(files.length, 'planted', 'files')
  return places
}
