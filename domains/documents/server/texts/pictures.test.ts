import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { newCase, newDocument, openDocuments, type TestDocuments } from '../testing/index.ts'
import { noRecogniser, type Recogniser } from './recogniser.ts'
import { fileOf, namesFound } from './testing/index.ts'

/** What is installed beside the server at the moment. */
let installed: Recogniser = noRecogniser
const reading: Recogniser = {
  program: 'test 1',
  readsScans: true,
  picture: async () => 'Resimdeki tutanak',
  pages: async (_bytes, numbers) => new Map(numbers.map((number) => [number, `Taranmış tutanak ${number}`])),
}

let world: TestDocuments
before(async () => {
  world = await openDocuments(() => ({
    recogniser: {
      get program() {
        return installed.program
      },
      get readsScans() {
        return installed.readsScans
      },
      picture: (...input) => installed.picture(...input),
      pages: (...input) => installed.pages(...input),
    },
  }))
})
after(() => world.close())

const png = () =>
  new File(
    [Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b55', 'hex')],
    'Resim.png',
  )

test('pictures and scanned pages wait for a program that reads them, and say so', async () => {
  const me = world.signIn()
  const caseId = await newCase(world, me.officeId)
  const scan = await fileOf('pdf', '')
  const documents = [await newDocument(me, caseId, png()), await newDocument(me, caseId, scan)]
  const states = async () => {
    await world.wantMissedTexts()
    await world.readTexts(me.officeId)
    const answers = []
    for (const { documentId } of documents)
      answers.push((await me.of('documents.text', { caseId, documentId })).data)
    return answers.map(({ state, reason, recognised, recogniser }) => [state, reason, recognised, recogniser])
  }
  installed = noRecogniser
  assert.deepEqual(await states(), Array(2).fill(['no_text', 'scanned', false, 'none']))
  installed = { ...reading, readsScans: false, pages: async () => undefined }
  assert.deepEqual(await states(), [
    ['done', null, true, 'pictures'],
    ['no_text', 'scanned', false, 'pictures'],
  ])
  installed = reading
  assert.deepEqual(await states(), Array(2).fill(['done', null, true, 'scans']))
  assert.deepEqual((await namesFound(me, 'tutanak')).toSorted(), ['Dosya.pdf', 'Resim.png'])
})

test('staff of the service see whether pictures are read, and nobody else', async () => {
  const staff = world.signIn({ role: 'SUPERADMIN' })
  installed = noRecogniser
  const state = async () => (await staff.of('documents.recogniser', {})).data
  assert.deepEqual(await state(), { recogniser: 'none', program: null })
  installed = reading
  assert.deepEqual(await state(), { recogniser: 'scans', program: 'test 1' })
  assert.equal((await world.signIn().of('documents.recogniser', {})).status, 403)
})
