/**
 * Makes the tools of all domains usable by a model, our own or that of an assistant outside. A tool is called through
 * the route of its row, so the same gate, price, limits and texts apply as for a person who calls.
 */
import type { InjectOptions } from 'fastify'
import { innerAuthorization, opensOfCall } from '../access/index.ts'
import type { AnyCall } from '../call/index.ts'
import { addressOf } from '../contract/client.ts'
import { AppError, type CallerWithSession, type Row, sessionOf, type ToolScope } from '../contract/index.ts'
import { answerWith, refusedWith, type ToolAnswer } from './answer.ts'
import { failureIn, raised } from './failure.ts'
import { goingOn, inputOf, type JsonSchema, type ToolInput } from './input.ts'
import { openProposals, type Proposals, type ProposalTool } from './proposals.ts'
import { requireUsable } from './requirements.ts'
import type { Tool } from './tool.ts'

/** A tool as a model sees it. */
export interface ShownTool {
  name: string
  row: string
  scope: ToolScope | null
  description: string
  inputSchema: JsonSchema
}

/** The person on whose behalf a tool is called, with a session. */
type Asker = Pick<AnyCall, 'caller' | 'client' | 'language'>

export interface Tools {
  /** The tools that this caller may be offered: for a personal token those of its scopes. */
  offeredTo: (caller: Pick<CallerWithSession, 'session'>) => readonly ShownTool[]
  /** The scope to which a row belongs as a tool. */
  scopeOf: (row: Row) => ToolScope | undefined
  /** The answer that the caller would get themselves. Refusals are answers too. */
  call: (asker: Asker, name: string, given: Readonly<Record<string, unknown>>) => Promise<ToolAnswer>
  /** Writes that a model may propose to a person; they write nothing by themselves. */
  proposals: Proposals
}

export interface ToolParts {
  tools: readonly Tool[]
  proposals: readonly ProposalTool[]
  rows: Readonly<Record<string, Row>>
  /** Makes a call of the server to itself. */
  inject: (request: InjectOptions) => Promise<{ statusCode: number; body: string }>
  /** Makes a ticket of the holder of a session for one thing. */
  ticketFor: (holder: { userId: string; sessionId: string }, opens: string) => string
}

interface ReadyTool {
  shown: ShownTool
  tool: Tool
  row: Row
  input: ToolInput
}

/** @throws Error for a tool that does not fit its row, and if two have one name or one row */
export function openTools({ tools, proposals, rows, inject, ticketFor }: ToolParts): Tools {
  const ready = new Map<string, ReadyTool>()
  const scopes = new Map<Row, ToolScope | null>()
  for (const tool of tools) {
    const row = requireUsable(tool, rows)
    if (ready.has(tool.name)) throw new Error(`Two tools are called ${tool.name}.`)
    if (scopes.has(row)) throw new Error(`Two tools are made from ${tool.row}.`)
    const input = inputOf(tool, row)
    const { name, row: rowName, scope, describes: description } = tool
    const shown = { name, row: rowName, scope, description, inputSchema: input.schema }
    ready.set(name, { tool, row, input, shown })
    scopes.set(row, scope)
  }
  return {
    offeredTo: ({ session: { kind, scopes: allowed } }) =>
      [...ready.values()]
        .map(({ shown }) => shown)
        .filter(({ scope }) => kind !== 'token' || (scope !== null && allowed?.includes(scope))),
    scopeOf: (row) => scopes.get(row) ?? undefined,
    proposals: openProposals(proposals, rows),
    call: async (asker, name, given) => {
      try {
        const one = ready.get(name)
        if (!one) throw new AppError('request.invalid', { fields: { name: noSuchTool } })
        const { [goingOn]: from = 0, ...fields } = given
        if (!isPlace(from)) throw new AppError('request.invalid', { fields: { [goingOn]: noPlace } })
        const answer = await inject(requestOf(one, asker, fields, ticketFor))
        const body = JSON.parse(answer.body)
        const failure = failureIn(body)
        return failure ? refusedWith(failure) : answerWith(shownOf(one.tool, body.data), from)
      } catch (error) {
        if (error instanceof AppError) return refusedWith(raised(error, asker.language))
        throw error
      }
    },
  }
}

const noSuchTool = { tr: 'Böyle bir araç yok.', en: 'There is no such tool.' }
const noPlace = { tr: 'Sıfırdan büyük bir tam sayı olmalı.', en: 'It must be a whole number from zero.' }

const isPlace = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

const shownOf = ({ shows }: Tool, data: unknown): unknown => (shows ? shows(data as never) : data)

function requestOf(
  { row, input }: ReadyTool,
  asker: Asker,
  given: Readonly<Record<string, unknown>>,
  ticketFor: ToolParts['ticketFor'],
): InjectOptions {
  const { params, query, body } = input.partsOf(given)
  const texts = Object.fromEntries(Object.entries(params ?? {}).map(([name, value]) => [name, String(value)]))
  return {
    method: row.method,
    url: addressOf(row.path, { params: texts, query }),
    ...(body ? { payload: body } : {}),
    headers: {
      authorization: innerAuthorization(ticketFor(sessionOf(asker), opensOfCall(row))),
      'accept-language': asker.language,
      'user-agent': asker.client.agent,
    },
    remoteAddress: asker.client.address,
  }
}
