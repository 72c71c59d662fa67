/** What an allowance refuses counts as read by nobody. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createAllowance } from '@mizan/platform/access'
import { newCase, newDocument, openDocuments, type Person, type TestDocuments } from './testing/index.ts'

const units = 1_000
const charge = createAllowance({ enabled: true, units: { person: units } })

let world: TestDocuments
before(async () => {
  world = await openDocuments(undefined, charge)
})
after(() => world.close())

interface Asked {
  caseId: string
  documentId: string
}
const exhibits = ({ documentId }: Asked) => ({
  ...{ name: 'Ekler', word: 'annex', isStamped: true },
  exhibits: [{ documentId, title: 'Belge' }],
})

/** `price`: what the row costs whatever the documents are. */
const cases = [
  {
    what: 'an archive',
    price: 6,
    ask: (who: Person, { caseId, documentId }: Asked) =>
      who.of('documents.zip', { caseId }, { body: { documentIds: [documentId] } }),
  },
  {
    what: 'a list of exhibits',
    price: 6,
    ask: (who: Person, asked: Asked) =>
      who.of('documents.makeExhibits', { caseId: asked.caseId }, { body: exhibits(asked) }),
  },
  {
    what: 'a conversion',
    price: 0,
    ask: (who: Person, { caseId, documentId }: Asked) =>
      who.of('documents.convert', { caseId, documentId }, { body: { to: 'pdf' } }),
  },
] as const

for (const { what, price, ask } of cases)
  test(`a document of ${what} that the allowance refuses was read by nobody`, async () => {
    const boss = world.signIn()
    const caseId = await newCase(world, boss.officeId)
    const { documentId } = await newDocument(boss, caseId)
    const reader = world.signIn({ officeId: boss.officeId })
    const readers = async () => (await boss.of('documents.readers', { caseId, documentId })).data.total
    const caller = { userId: reader.userId, officeId: reader.officeId, roles: [] }
    await charge({ caller, client: { address: '', agent: '' } }, units - price)
    const { status, code } = await ask(reader, { caseId, documentId })
    assert.deepEqual([status, code, await readers()], [429, 'request.too_many', 0])
    const other = world.signIn({ officeId: boss.officeId })
    assert.deepEqual([(await ask(other, { caseId, documentId })).status, await readers()], [200, 1])
  })
