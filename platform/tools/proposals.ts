/**
 * Proposals of a model: a row that writes, under a name, with words for the model. Nothing here calls the row: the
 * input is checked against its shapes, and a person who accepts the proposal makes the ordinary call.
 */
import { AppError, type Row, type Rows } from '../contract/index.ts'
import { goingOn, inputOf, type JsonSchema, type ToolInput } from './input.ts'
import type { ShownTool } from './tools.ts'

export interface ProposalTool {
  /** The name is in snake case, so that every model takes it. */
  name: string
  /** A row that writes. */
  row: string
  describes: string
  /** The fields that the model fills, each explained. */
  fields: Readonly<Record<string, string>>
  /** Fields of the address, which code fills and no model: the subject of the proposal. */
  given: readonly string[]
}

type WritingRow<T extends Rows> = { [K in keyof T]: T[K] extends { method: 'GET' } ? never : K }[keyof T] &
  string

/** The proposals of a domain. A row that does not exist, or that only reads, does not compile. */
export const proposalsOf = <T extends Rows>(
  _rows: T,
  proposals: readonly (Omit<ProposalTool, 'row'> & { row: WritingRow<T> })[],
): readonly ProposalTool[] => proposals

interface ProposedCall {
  row: string
  /** The body as the row takes it, with its defaults. */
  body: Readonly<Record<string, unknown>>
}

export interface Proposals {
  offered: readonly Pick<ShownTool, 'name' | 'description' | 'inputSchema'>[]
  /** @throws AppError `request.invalid` for a proposal that does not exist, and for input that its row would refuse */
  check: (name: string, given: Readonly<Record<string, unknown>>) => ProposedCall
}

interface Ready {
  name: string
  describes: string
  rowName: string
  row: Row
  input: ToolInput
}

/** @throws Error for a proposal whose row does not exist, only reads, or takes no body */
export function openProposals(
  proposals: readonly ProposalTool[],
  rows: Readonly<Record<string, Row>>,
): Proposals {
  const ready = new Map(proposals.map((one) => [one.name, readyOf(one, rows)]))
  return {
    offered: [...ready.values()].map(({ name, describes: description, input }) => ({
      name,
      description,
      inputSchema: withoutGoingOn(input.schema),
    })),
    check: (name, given) => {
      const found = ready.get(name)
      if (!found) throw new AppError('request.invalid', { fields: { name: noSuchProposal } })
      const { body } = found.input.partsOf(given)
      return { row: found.rowName, body: bodyOf(found.row, body ?? {}) }
    },
  }
}

const noSuchProposal = { tr: 'Böyle bir öneri yok.', en: 'There is no such proposal.' }

function readyOf(proposal: ProposalTool, rows: Readonly<Record<string, Row>>): Ready {
  const { name, row: rowName, describes, fields, given } = proposal
  const row = rows[rowName]
  if (!row) throw new Error(`The proposal ${name} is made from ${rowName}, which is no row.`)
  if (row.method === 'GET' || row.asks || !row.body || !row.access.writes)
    throw new Error(`The proposal ${name} is made from ${rowName}, which does not write what it is sent.`)
  const filled = Object.fromEntries(given.map((field) => [field, field]))
  // The words of a tool serve here too; that no token opens it follows from its row, which writes.
  const input = inputOf({ name, row: rowName, scope: null, describes, fields, fixed: filled }, row)
  return { name, describes, rowName, row, input }
}

function bodyOf({ body }: Row, given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { success, data, error } = (body as NonNullable<Row['body']>).safeParse(given)
  if (success) return data as Record<string, unknown>
  const fields = error.issues.map(({ path, message }) => [path.join('.'), { tr: message, en: message }])
  throw new AppError('request.invalid', { fields: Object.fromEntries(fields) })
}

const withoutGoingOn = (schema: JsonSchema): JsonSchema => {
  const { [goingOn]: _, ...properties } = schema.properties as Record<string, unknown>
  return { ...schema, properties }
}
