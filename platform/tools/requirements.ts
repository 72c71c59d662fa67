/** The conditions that a row must meet in order to be a tool. */
import { isEvents, isFile, isProtocol, type Row } from '../contract/index.ts'
import type { Tool } from './tool.ts'

const nameForm = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/

/** The row of the tool. @throws Error at the start if it does not only read, or answers something else than JSON */
export function requireUsable({ name, row: rowName }: Tool, rows: Readonly<Record<string, Row>>): Row {
  const row = rows[rowName]
  if (!row) throw new Error(`The tool ${name} is made from ${rowName}, which is no row.`)
  if (!nameForm.test(name) || name.length > 60) throw new Error(`${name} is no name for a tool.`)
  const changes = row.method !== 'GET' && !row.asks
  if (changes || row.audit || row.access.writes || row.access.proof || row.renews)
    throw new Error(`The tool ${name} is made from ${rowName}, which changes something.`)
  if (row.access.session !== 'bearer' || row.files || row.form)
    throw new Error(`The tool ${name} is made from ${rowName}, which no model can call.`)
  if (isFile(row.answer) || isEvents(row.answer) || isProtocol(row.answer))
    throw new Error(`The tool ${name} is made from ${rowName}, which does not answer JSON alone.`)
  return row
}
