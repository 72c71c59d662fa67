/** Drafts through the whole product: made from a case, written by two people, saved as a document and its versions. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { readDocx, readUdf, textOfBlocks } from '@mizan/platform/text-documents'
import { sql } from 'kysely'
import { unprovenColour } from '../../domains/drafts/rules/marks.ts'
import {
  draftText,
  paragraph,
  paragraphsOf,
  plainFormat,
  plainTextOf,
  run,
} from '../../domains/drafts/rules/text.ts'
import { allRows } from './sweep/rows.ts'
import { openWorld, type World } from './sweep/world.ts'

let world: World
before(async () => {
  world = await openWorld()
})
after(() => world.close())

type Headers = Parameters<World['call']>[0]

const newCase = (more: object = {}) => ({
  ...(allRows.find(([name]) => name === 'cases.create')?.[1].sample.body as object),
  ...{ clientId: undefined, assigneeId: undefined, conflictsSeen: true, ...more },
})
const textOf = (words: string) => draftText([paragraph([run(words)])])

async function colleagues(role: 'ADMIN' | 'USER' = 'ADMIN') {
  const [first, second] = [await world.superAdmin(), await world.withRoles(role)]
  const office = sql`(select company_id from memberships where user_id = ${first.userId})`
  await world.system(sql`update memberships set company_id = ${office} where user_id = ${second.userId}`)
  return [first.headers, second.headers] as const
}

async function draftIn(headers: Headers, more: object = {}) {
  const created = await world.call(headers, 'cases.create', { body: newCase(more) })
  const { caseId } = created.data
  const body = { templateId: 'dava-dilekcesi', caseId }
  const { data, message } = await world.call(headers, 'drafts.generate', { body })
  assert.ok(data, message)
  return { caseId, draft: data }
}

const said = (draft: { text: unknown }) => JSON.stringify(draft.text)

test('a draft is filled from its case, and marks the rest as missing', async () => {
  const { headers } = await world.superAdmin()
  const { draft } = await draftIn(headers, {
    courtName: 'Ankara 3. Asliye Hukuk Mahkemesi',
    opponentName: 'Ali Demir',
  })
  assert.match(said(draft), /ANKARA 3. ASLİYE HUKUK MAHKEMESİ SAYIN HÂKİMLİĞİNE/)
  assert.match(said(draft), /Ali Demir/)
  assert.match(said(draft), /⟦EKSİK: davacının T.C. kimlik numarası⟧/)
})

/** The text with a yellow background, which somebody has to confirm. */
const markedIn = ({ text }: { text: Parameters<typeof plainTextOf>[0] }) =>
  paragraphsOf(text.blocks)
    .flatMap(({ inlines }) => inlines)
    .flatMap((one) => (one.kind === 'text' && one.format.background === unprovenColour ? [one.text] : []))

test('values that the office has noted in a case must be confirmed in a draft, and typed values need not be', async () => {
  const { headers } = await world.superAdmin()
  const note = 'Müvekkil çok sinirli, sakın duruşmaya getirmeyin.'
  const { caseId, draft } = await draftIn(headers, { description: note })
  assert.deepEqual(markedIn(draft), [note])
  const body = { templateId: 'dava-dilekcesi', caseId, fields: { olaylar: 'Kira ödenmedi.' } }
  const typed = (await world.call(headers, 'drafts.generate', { body })).data
  assert.deepEqual(markedIn(typed), [])
  assert.ok(said(typed).includes('Kira ödenmedi.') && !said(typed).includes(note))
  // The form repeats values of the case that the person may not have read.
  const repeated = { ...body, fields: { olaylar: note } }
  assert.deepEqual(markedIn((await world.call(headers, 'drafts.generate', { body: repeated })).data), [note])
})

test('facts that a person tells stand below their heading until they are confirmed, and nothing else is added', async () => {
  const { headers } = await world.superAdmin()
  const message =
    'Kiracım Ahmet Yılmaz 3 aydır kirayı ödemiyor, aylık 15.000 TL. Tahliye davası dilekçesi yaz.'
  const { data } = await world.call(headers, 'drafts.generate', { body: { message } })
  const lines = plainTextOf(data.text).split('\n')
  const own = 'Kiracım Ahmet Yılmaz 3 aydır kirayı ödemiyor, aylık 15.000 TL.'
  assert.ok(lines[lines.indexOf('AÇIKLAMALAR') + 1]?.includes(own), lines.join('\n'))
  assert.ok(markedIn(data).includes(own))
  assert.doesNotMatch(lines.join('\n').replace(/⟦[^⟧]*⟧/g, ''), /süresinde|anlaşma sağlanamamış|uyarılara/)
})

test('if two people write at once the second is warned, and both texts are kept', async () => {
  const [mine, theirs] = await colleagues()
  const { draft } = await draftIn(mine)
  const params = { draftId: draft.draftId }
  const save = (headers: Headers, words: string, revision: number) =>
    world.call(headers, 'drafts.save', { params, body: { revision, title: 'Dilekçe', text: textOf(words) } })
  const answers = await Promise.all([save(mine, 'birinci', 1), save(theirs, 'ikinci', 1)])
  const saved = answers.filter(({ data }) => data.isSaved)
  const [lost] = answers.filter(({ data }) => !data.isSaved)
  assert.equal(saved.length, 1)
  assert.equal(lost?.data.revision, 2)
  const versions = (await world.call(mine, 'drafts.versions', { params })).data
  const texts = []
  for (const { versionId } of versions)
    texts.push(said((await world.call(mine, 'drafts.version', { params: { ...params, versionId } })).data))
  assert.ok(texts.some((text) => text.includes('birinci')))
  assert.ok(texts.some((text) => text.includes('ikinci')))
  assert.equal(versions.filter(({ isClash }: { isClash: boolean }) => isClash).length, 1)
  const insisted = await save(lost === answers[0] ? mine : theirs, 'üçüncü', 2)
  assert.equal(insisted.data.isSaved, true)
})

test('a text whose answer was lost does not clash with itself', async () => {
  const { headers } = await world.superAdmin()
  const { draft } = await draftIn(headers)
  const input = {
    params: { draftId: draft.draftId },
    body: { revision: 1, title: 'Dilekçe', text: textOf('aynı') },
  }
  assert.equal((await world.call(headers, 'drafts.save', input)).data.revision, 2)
  const again = (await world.call(headers, 'drafts.save', input)).data
  assert.deepEqual([again.isSaved, again.revision, again.clash], [true, 2, null])
})

test('a draft that is saved twice in its case is one document with two versions, which UYAP opens', async () => {
  const { headers } = await world.superAdmin()
  const { caseId, draft } = await draftIn(headers)
  const params = { draftId: draft.draftId }
  const first = (await world.call(headers, 'drafts.toCase', { params, body: { type: 'udf' } })).data
  const renamed = { revision: 1, title: 'Başka ad', text: textOf('ikinci metin') }
  await world.call(headers, 'drafts.save', { params, body: renamed })
  const second = (await world.call(headers, 'drafts.toCase', { params, body: { type: 'udf' } })).data
  assert.equal(second.documentId, first.documentId)
  const versions = await world.call(headers, 'documents.versions', {
    params: { caseId, documentId: first.documentId },
  })
  assert.equal(versions.data.length ?? versions.data.items?.length, 2)
  const file = await world.server.inject({
    url: `/api/language-model/drafts/${draft.draftId}/file?type=udf`,
    headers,
  })
  assert.equal(textOfBlocks(readUdf(file.rawPayload).document.blocks), 'ikinci metin')
})

test('a draft that is sent as a letter has the letterhead of the office only on request', async () => {
  const { headers } = await world.superAdmin()
  const { name } = (await world.call(headers, 'company.profile')).data
  const body = {
    ...{ address: 'Gül Sokak 5/3 Ankara', taxOffice: 'Kavaklıdere', taxNumber: '1234567890', version: 1 },
    ...{ iban: 'TR330006100519786457841326', phone: '+90 312 000 00 00', logo: '' },
  }
  assert.equal((await world.call(headers, 'company.setProfile', { body })).status, 200)
  const { draft } = await draftIn(headers)
  const textFrom = async (query: string) => {
    const url = `/api/language-model/drafts/${draft.draftId}/file?type=docx${query}`
    return textOfBlocks(readDocx((await world.server.inject({ url, headers })).rawPayload).blocks)
  }
  const [letter, bare] = [await textFrom('&letterhead=true'), await textFrom('')]
  assert.ok(letter.startsWith(name) && letter.includes('Gül Sokak 5/3 Ankara'), letter.slice(0, 200))
  assert.ok(letter.endsWith(bare))
  assert.equal(bare.includes('Gül Sokak'), false)
})

test('a draft without a case belongs to its author alone, and a draft of a case is read by those who may read the case', async () => {
  const [mine, theirs] = await colleagues()
  const own = await world.call(mine, 'drafts.generate', { body: { templateId: 'ihtarname' } })
  const params = { draftId: own.data.draftId }
  assert.equal((await world.call(theirs, 'drafts.read', { params })).code, 'draft.not_found')
  const { draft } = await draftIn(mine)
  const read = await world.call(theirs, 'drafts.read', { params: { draftId: draft.draftId } })
  assert.equal(read.data.title, 'Dava dilekçesi')
  const listed = (await world.call(theirs, 'drafts.list')).data.items.map(
    ({ draftId }: { draftId: string }) => draftId,
  )
  assert.ok(listed.includes(draft.draftId) && !listed.includes(own.data.draftId))
})

test('a request in a person’s own words finds its template, or the refusal says that none was named', async () => {
  const { headers } = await world.superAdmin()
  const ask = (message: string) => world.call(headers, 'drafts.generate', { body: { message } })
  assert.equal((await ask('Kiracıya ihtarname hazırla')).data.templateId, 'ihtarname')
  assert.equal((await ask('Bana bir şey yaz')).code, 'draft.no_template_fits')
})

const bodyWith = (field: string) => ({
  text: {
    ...textOf(''),
    blocks: [
      paragraph([
        run('Sayın '),
        { kind: 'field', name: field, type: 'text', text: 'muhatap', format: plainFormat },
      ]),
      paragraph([run('Depozito iade edilecektir.')]),
    ],
  },
  when: [[], [{ field: 'depozito', is: null, isNot: false }]],
})
const templateFields = [
  { key: 'muhatap', label: 'muhatap', type: 'text', fact: 'theirs' },
  { key: 'depozito', label: 'depozito var mı', type: 'yesNo' },
]
const savedAs = (revision: number, more: object = {}) => ({
  ...{ revision, title: 'Büro ihtarı', kind: 'notice', purpose: 'Kısa ihtar', fields: templateFields },
  body: bodyWith('muhatap'),
  ...more,
})

async function officeTemplate(headers: Headers) {
  const { data } = await world.call(headers, 'templates.create', { body: { title: 'Büro ihtarı' } })
  const params = { templateId: String(data.templateId) }
  const saved = await world.call(headers, 'templates.save', { params, body: savedAs(1) })
  assert.ok(saved.data, saved.message)
  return params
}

test('a template of the office is filled like one of the product, with conditions and gaps', async () => {
  const { headers } = await world.superAdmin()
  const { templateId } = await officeTemplate(headers)
  const { data: made } = await world.call(headers, 'cases.create', {
    body: newCase({ opponentName: 'Ali Demir' }),
  })
  const fill = async (fields: object) => {
    const body = { templateId, caseId: made.caseId, fields }
    return plainTextOf((await world.call(headers, 'drafts.generate', { body })).data.text)
  }
  assert.equal(await fill({ depozito: 'yes' }), 'Sayın Ali Demir\nDepozito iade edilecektir.')
  assert.equal(await fill({ depozito: 'no' }), 'Sayın Ali Demir')
  assert.equal(await fill({}), 'Sayın Ali Demir\n⟦EKSİK: depozito var mı⟧')
})

test('a copy of a template of the product has the same text as the template', async () => {
  const { headers } = await world.superAdmin()
  const body = { title: 'Kendi ihtarnamemiz', sourceId: 'ihtarname' }
  const { data: copy } = await world.call(headers, 'templates.create', { body })
  const made = await Promise.all(
    ['ihtarname', copy.templateId].map((templateId) =>
      world.call(headers, 'drafts.generate', { body: { templateId } }),
    ),
  )
  assert.equal(plainTextOf(made[1]?.data.text), plainTextOf(made[0]?.data.text))
  assert.deepEqual([made[1]?.data.kind, copy.fields.length > 0], ['notice', true])
})

test('templates of an office are written by those who manage all cases, read by its people, and seen by no other office', async () => {
  const [mine, theirs] = await colleagues('USER')
  const params = await officeTemplate(mine)
  assert.equal((await world.call(theirs, 'templates.read', { params })).data.title, 'Büro ihtarı')
  assert.equal((await world.call(theirs, 'templates.list')).data.mayWrite, false)
  for (const [row, input] of [
    ['templates.save', { params, body: savedAs(2) }],
    ['templates.delete', { params }],
    ['templates.create', { body: { title: 'Yeni' } }],
  ] as const)
    assert.equal((await world.call(theirs, row, input)).code, 'access.forbidden')
  const stranger = (await world.superAdmin()).headers
  assert.equal((await world.call(stranger, 'templates.read', { params })).code, 'draft.template_not_found')
  const listed = (await world.call(stranger, 'templates.list')).data.items
  assert.ok(listed.every(({ isOwn }: { isOwn: boolean }) => !isOwn))
})

test('if two people change a template at once the second is warned, and the text of the first stays', async () => {
  const [mine, theirs] = await colleagues()
  const params = await officeTemplate(mine)
  const answers = await Promise.all(
    [mine, theirs].map((headers, at) =>
      world.call(headers, 'templates.save', { params, body: savedAs(2, { purpose: `${at}` }) }),
    ),
  )
  const codes = answers.map(({ code }) => code).filter((code) => code === 'draft.template_changed')
  assert.equal(codes.length, 1)
  const winner = answers.findIndex(({ data }) => data?.revision === 3)
  assert.equal((await world.call(mine, 'templates.read', { params })).data.purpose, `${winner}`)
})

test('a template whose text names a field that does not exist is refused', async () => {
  const { headers } = await world.superAdmin()
  const params = await officeTemplate(headers)
  const save = (more: object) => world.call(headers, 'templates.save', { params, body: savedAs(2, more) })
  for (const more of [
    { body: bodyWith('yok') },
    { fields: templateFields.slice(0, 1) },
    { body: { ...bodyWith('muhatap'), when: [] } },
    { fields: [...templateFields, templateFields[0]] },
    { fields: [...templateFields, { key: 'tur', label: 'tür', type: 'choice' }] },
  ])
    assert.equal((await save(more)).code, 'request.invalid')
})
