/** Tests of the answers of every call to permitted callers: samples, broken input, ids that do not exist. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { isEvents, isFile, isJsonOrEvents, isProtocol, type Row } from '@mizan/platform/contract'
import { allRows, broken, errorTexts, type Headers, sampleOf, sealedBy, send, takesAnyField } from './rows.ts'
import { preparedRows } from './successes.ts'
import { openWorld, type World } from './world.ts'

let world: World
let everything: Headers
let prepared: ReadonlySet<string>

before(async () => {
  world = await openWorld()
  everything = (await world.superAdmin()).headers
  prepared = await preparedRows(world.domains)
})
after(() => world.close())

/** After these calls the caller is another person, or nobody. */
const changesCaller = new Set(['auth.logout', 'user.changePassword', 'user.erase'])

/** Domains whose samples name nothing that belongs to a person. */
const answersItsSample = new Set(['case-search', 'laws', 'general'])

const callerFor = async (name: string, row: Row): Promise<Headers> =>
  changesCaller.has(name) ? (await world.signIn()).headers : world.headersFor(row, everything)

function assertShape(row: Row, answer: Awaited<ReturnType<typeof send>>): void {
  if (isFile(row.answer)) {
    assert.ok(row.answer.file.includes(String(answer.headers['content-type'])))
    return
  }
  if (isEvents(row.answer) && !isJsonOrEvents(row.answer)) {
    assert.equal(answer.headers['content-type'], 'text/event-stream')
    return
  }
  if (isProtocol(row.answer)) {
    assert.ok(String(answer.headers['content-type']).startsWith(row.answer.protocol))
    return
  }
  const shape = isJsonOrEvents(row.answer) ? row.answer.json : row.answer
  const parsed = shape.safeParse(answer.json().data)
  assert.ok(parsed.success, JSON.stringify(parsed.error?.issues.slice(0, 3)))
}

/** The running timer is private to its owner; the record gets an entry when its time is saved. */
const unrecorded = ['time.startTimer', 'time.changeTimer', 'time.discardTimer']

/** Whether an upload became a document or a version is known once its file is stored. */
const uploads = ['documents.add', 'documents.addVersion', 'documents.convert', 'documents.finishUpload']

/** Rows that change many records at once write an entry for each of them, and none for the call. */
/** Each document has its entry; a moved document has one in both cases. */
const someDocuments = ['deleteSome', 'restoreSome', 'moveSome', 'copy', 'makeExhibits'].map(
  (name) => `documents.${name}`,
)
/** A mail has its entry at its arrival, in any way, and one for each case when it is filed. */
const mails = ['mail.bring', 'mail.file']
/**
 * A recording has its entry when it ends, saves of its text by one person share one, and its transcription has one
 * when it is done.
 */
const recordings = [
  'begin',
  'goOn',
  'finish',
  'saveTranscript',
  'transcribe',
  'cancelTranscription',
  'useTranscription',
].map((name) => `recordings.${name}`)
/** A draft has one entry for each new version. */
const drafts = ['drafts.save']
/**
 * A copy that is stored already leaves no entry, and a list only notes which copies are wanted; the end of a sync has
 * an entry for all.
 */
const courtFiles = ['create', 'update', 'verifyFiles', 'addFile', 'addReferenceFile', 'endFileSync'].map(
  (name) => `government.${name}`,
)
/** The result of an order is entered when it is settled, whoever brought the news. */
const settling = ['payment.completeApplePay']
const ownEntries = new Set([
  ...settling,
  ...courtFiles,
  ...recordings,
  'cases.changeMany',
  'limits.delete',
  ...mails,
  ...unrecorded,
  ...uploads,
  ...someDocuments,
  ...drafts,
])

for (const [name, row] of allRows)
  describe(name, () => {
    test('the documented sample is answered in the shape of the row, or with an error that it declares', async () => {
      const answer = await send(
        world.server,
        row,
        sampleOf(name, row, world.textIds),
        await callerFor(name, row),
      )
      if (answer.statusCode === 200 && !answer.headers['content-type']?.toString().includes('json'))
        return assertShape(row, answer)
      const { isError, code } = answer.json()
      if (!isError) return assertShape(row, answer)
      assert.ok(!answersItsSample.has(row.group) || prepared.has(name), `${answer.statusCode} ${code}`)
      assert.ok(row.errors.includes(code), `${answer.statusCode} ${code}`)
      assert.equal(answer.statusCode, errorTexts[code]?.status)
    })

    test('broken input is refused with the reason, in both languages', async () => {
      if ((!row.body && !row.files) || sealedBy(row) || takesAnyField(row)) return
      for (const [language, text] of [
        ['tr', 'Bazı alanlar eksik'],
        ['en', 'The request is not valid'],
      ] as const) {
        const headers = { ...(await world.headersFor(row, everything)), 'accept-language': language }
        const input = broken(row, sampleOf(name, row, world.textIds))
        const answer = await send(world.server, row, input, headers)
        assert.equal(answer.statusCode, 400)
        assert.ok(answer.json().message.startsWith(text))
        assert.ok(answer.json().issues.length > 0)
      }
    })

    test('an unknown id is not found, with a code that the row declares', async () => {
      const input = sampleOf(name, row, world.textIds)
      const ids = Object.entries(input.params ?? {})
      if (ids.every(([key]) => key === 'languageCode')) return
      const params = Object.fromEntries(
        ids.map(([key, value]) => [key, key === 'country' || key === 'languageCode' ? value : 'nothing-1']),
      )
      const own = await world.headersFor(row, everything)
      const answer = await send(world.server, row, { ...input, params }, own)
      assert.equal(answer.statusCode, row.access.session === 'secretKey' ? 403 : 404, answer.body)
      assert.ok(row.errors.includes(answer.json().code))
    })

    test('every declared error has a text in both languages', () => {
      for (const code of row.errors) {
        const text = errorTexts[code]
        assert.ok(text?.tr && text.en, code)
      }
    })

    test('a call that makes answers of colleagues stale leaves an audit entry', () => {
      const changes = row.method !== 'GET' && row.renews !== undefined && row.renewsFor !== 'caller'
      assert.ok(!changes || row.audit || ownEntries.has(name), `${name} renews answers but has no audit`)
    })
  })

test('no two rows share a method and a path', () => {
  const places = allRows.map(([, row]) => `${row.method} ${row.path.replace(/\{\w+\}/g, '{}')}`)
  assert.equal(new Set(places).size, places.length)
})

interface Documented {
  operationId: string
  security?: unknown[]
  responses: { 200: { content: Record<string, { schema: { properties?: Record<string, unknown> } }> } }
}

async function documentedCalls(): Promise<Documented[]> {
  const { paths } = (await world.server.inject('/api/openapi.json')).json() as {
    paths: Record<string, Record<string, Documented>>
  }
  return Object.values(paths).flatMap((methods) => Object.values(methods))
}

test('every call that the server answers is in this list', async () => {
  const served = (await documentedCalls()).map(({ operationId }) => operationId)
  assert.deepEqual(served.sort(), allRows.map(([name]) => name).sort())
})

test('the API document says which calls need a session and which answers have a message', async () => {
  const rows = new Map(allRows)
  for (const { operationId, security, responses } of await documentedCalls()) {
    const row = rows.get(operationId)
    const session = row?.access.session ?? ''
    assert.equal(security !== undefined, !['public', 'secretKey'].includes(session), operationId)
    const [answer] = Object.values(responses[200].content)
    const hasMessage = Object.hasOwn(answer?.schema.properties ?? {}, 'message')
    assert.equal(hasMessage, row?.says !== undefined, operationId)
  }
})
