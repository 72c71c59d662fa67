/** What people of one office have under way takes no seat of another office. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { until } from '@mizan/platform/testing'
import { exhibitBounds, readingBounds } from '../data/limits.ts'
import { newCase, newDocument, openDocuments, type Person, type TestDocuments } from './testing/index.ts'

/** Files of the office that is held are not read to their end before this is over. */
const held = { keys: new Set<string>(), reading: 0, ...Promise.withResolvers<void>() }

let world: TestDocuments
before(async () => {
  world = await openDocuments(({ files }) => ({
    files: {
      ...files,
      read: async (file, dataKey) => {
        if (held.keys.has(file.key)) {
          held.reading += 1
          await held.promise
        }
        return files.read(file, dataKey)
      },
    },
  }))
})
after(() => world.close())

async function deskOf(me = world.signIn()) {
  const caseId = await newCase(world, me.officeId)
  const { documentId, latest } = await newDocument(me, caseId)
  return { me, caseId, documentId, versionId: latest.versionId as string }
}
type Desk = Awaited<ReturnType<typeof deskOf>>

const preview = (who: Person, { caseId, documentId }: Desk) =>
  who.of('documents.preview', { caseId, documentId })
const make = (who: Person, { caseId, documentId }: Desk) => {
  const body = { name: 'Ekler', word: 'annex', isStamped: true, exhibits: [{ documentId, title: 'Belge' }] }
  return who.of('documents.makeExhibits', { caseId }, { body })
}

const cases = [
  { what: 'preview', people: 9, each: 3, ask: preview, ...readingBounds },
  { what: 'list of exhibits', people: 3, each: 1, ask: make, ...exhibitBounds },
] as const

for (const { what, people, each, ask, perOffice, waiting } of cases)
  test(`while ${people} people of one office have all they can under way, the ${what} of another is made`, async () => {
    const { fileKeyOf } = await import('./receive.ts')
    const [busy, other] = [await deskOf(), await deskOf()]
    Object.assign(held, { reading: 0, ...Promise.withResolvers<void>() })
    held.keys.add(fileKeyOf(busy.versionId))
    const colleagues = Array.from({ length: people }, () => world.signIn({ officeId: busy.me.officeId }))
    const asked = colleagues.flatMap((one) => Array.from({ length: each }, () => ask(one, busy)))
    await until(() => held.reading === perOffice)
    const answer = await ask(other.me, other)
    assert.equal(answer.status, 200, answer.body)
    assert.equal(held.reading, perOffice)
    held.resolve()
    const codes = (await Promise.all(asked)).map(({ status, code }) => code ?? status)
    const served = Math.min(people * each, perOffice + waiting)
    assert.deepEqual(
      codes.sort(),
      [...Array(served).fill(200), ...Array(people * each - served).fill('request.busy')].sort(),
    )
  })
