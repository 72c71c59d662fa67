/** Tests of the court files of a case: one timeline of all of them, and documents that are read and searched. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { until } from '@mizan/platform/testing'
import { openWorkingWorld, type World } from '../sweep/world.ts'
import { courtOf } from './court.ts'

let world: World
let office: ReturnType<typeof courtOf>
before(async () => {
  world = await openWorkingWorld()
  office = courtOf(world)
})
after(() => world.close())

test('documents of all court files of a case are one timeline, newest first, by type, sender and domain', async () => {
  const me = await world.superAdmin()
  const first = await office.link(me)
  const { caseId } = first
  const second = await office.link(me, { caseId, caseNo: '2027/8' })
  const expert = 'Bilirkişi Can Usta'
  await office.verify(me, first.governmentCaseId, [
    { courtFileNo: '9', approvalDate: '2026-11-18', type: 'Bilirkişi Raporu', sender: expert },
    { courtFileNo: '10', approvalDate: '2026-11-18', sender: 'PTT' },
    {
      courtFileNo: '1',
      approvalDate: '2026-02-01',
      sender: 'PTT',
      mainFileDomain: '2024/5(Talimat Dosyası)',
    },
  ])
  await office.verify(me, second.governmentCaseId, [
    { courtFileNo: '2', approvalDate: '2026-11-20', mainFileDomain: '2027/8(Hukuk Dava Dosyası)' },
    {
      ...{ courtFileNo: '3', approvalDate: '2026-05-01', type: 'Bilirkişi Raporu', sender: expert },
      mainFileDomain: '2027/8(Hukuk Dava Dosyası)',
    },
  ])
  const numbers = async (query: object) =>
    (await office.files(me, caseId, { order: 'date', ...query })).items.map(
      ({ courtFileNo }: { courtFileNo: string }) => courtFileNo,
    )
  assert.deepEqual(await numbers({}), ['2', '10', '9', '3', '1'])
  assert.deepEqual(await numbers({ type: 'Bilirkişi Raporu' }), ['9', '3'])
  assert.deepEqual(await numbers({ sender: 'PTT' }), ['10', '1'])
  assert.deepEqual(await numbers({ sender: 'PTT', domain: '2024/5(Talimat Dosyası)' }), ['1'])
  assert.deepEqual(await numbers({ pageSize: 2, pageIndex: 1 }), ['9', '3'])
  const { types, senders } = await office.files(me, caseId)
  assert.deepEqual(types, [
    { name: 'Duruşma Zaptı', count: 3 },
    { name: 'Bilirkişi Raporu', count: 2 },
  ])
  assert.deepEqual(senders, [
    { name: expert, count: 2 },
    { name: 'PTT', count: 2 },
  ])
})

test('a fetched UDF is searched by its words and shown as the editor of the courts shows it', async () => {
  const me = await world.superAdmin()
  const { governmentCaseId, caseId } = await office.link(me)
  const [file] = await office.verify(me, governmentCaseId, [{ courtFileNo: '1' }])
  const text = 'Davanın kıvırcıkotu yönünden reddine\n'
  const udf = `<template format_id="1.8"><content><![CDATA[${text}]]></content><properties/><elements><paragraph><content bold="true" startOffset="0" length="${text.length}"/></paragraph></elements></template>`
  const entry = { courtFileNo: '1', content: '' }
  const body = { GovernmentFileId: file?.fileId, File: new File([udf], 'evrak.udf') }
  const stored = await office.add(me, entry, body)
  const { documentId } = stored.data
  const asked = { body: { query: 'kıvırcıkotu', caseId } }
  const found = async () => (await office.mustCall(me, 'documents.search', asked)).items
  await until(async () => (await found()).length > 0, 60)
  assert.equal((await found())[0].documentId, documentId)
  const shown = await office.mustCall(me, 'documents.preview', { params: { caseId, documentId } })
  assert.match(JSON.stringify(shown), /kıvırcıkotu yönünden/)
})
