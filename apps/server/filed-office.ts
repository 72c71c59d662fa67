/** For tests of exports: an office with documents in a case, and its archives. */
import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Row } from '@mizan/platform/contract'
import { allRows, type Headers, type Input, send } from './sweep/rows.ts'
import type { World } from './sweep/world.ts'

const rows = new Map(allRows)

/** An office with a case; `add` adds a document to it. */
export async function filedOffice(world: World) {
  const { headers, userId } = await world.superAdmin()
  const must = async (name: string, input: Input = {}) => {
    const { data, message } = await world.call(headers, name, input)
    assert.ok(data, `${name}: ${message}`)
    return data
  }
  const newCase = async (caseNumber: string): Promise<string> =>
    (await must('cases.create', { body: { displayTitle: 'Yılmaz / ABC', caseNumber, conflictsSeen: true } }))
      .caseId
  const caseId = await newCase('2026/1')
  const add = (name: string, content: string | Uint8Array<ArrayBuffer>, to = caseId) =>
    must('documents.add', {
      params: { caseId: to },
      body: { File: new File([content], name, { type: 'text/plain' }), Duplicate: 'version' },
    })
  const ended = async (exportId: string) => {
    for (;;) {
      const { items } = await must('exports.list')
      const found = items.find((one: { exportId: string }) => one.exportId === exportId)
      if (found.state !== 'running') return found
      await sleep(30)
    }
  }
  const exported = async (body: object) => ended((await must('exports.start', { body })).exportId)
  return { headers, userId, must, newCase, caseId, add, exported, ended }
}

/** The answer to the download of an export. */
export const download = ({ server }: World, headers: Headers, exportId: string) =>
  send(server, rows.get('exports.file') as Row, { params: { exportId } }, headers)
