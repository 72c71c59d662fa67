/**
 * The tools that a model may use while it writes: rows of the contract, called as the asker, with their rights, price
 * and limits. A text that it reads or computes becomes a passage that it may quote. Laws and decisions are published;
 * any other answer of a tool is masked before it leaves.
 */
import { randomBytes } from 'node:crypto'
import { dayInTurkey } from '@mizan/platform/calendar'
import { inTurns } from '@mizan/platform/call'
import type { ShownTool } from '@mizan/platform/tools'
import { unsaidInSteps } from '../../../rules/model/said-values.ts'
import type { Passage } from '../../../rules/passage.ts'
import { isRecord, recordOf } from '../../records.ts'
import type { Outgoing } from '../../secrecy.ts'
import type { ModelTool } from '../port.ts'
import { computedFrom, isComputing } from './computed.ts'
import { proposalTools } from './propose.ts'
import { articleRead, decisionRead } from './read-texts.ts'
import { fieldsIn, type ToolUse } from './use.ts'

/** Published texts. */
const published = new Set(['laws.search', 'laws.chunk', 'decisions.search', 'decisions.view'])
const lists = new Set(['calculators.timeLimits'])
const mostCalls = 6
/** Characters of one result. */
const longestResult = 12_000

export function toolsFor(use: ToolUse): ModelTool[] {
  const session = use.call.caller?.session
  if (!session) return []
  let calls = 0
  const counted = (tool: ModelTool): ModelTool => ({
    ...tool,
    use: async (input) => (++calls > mostCalls ? { error: 'No more calls. Answer now.' } : tool.use(input)),
  })
  const looking = use.tools
    .offeredTo({ session })
    .filter(({ row }) => isOffered(row, use.caseId))
    .map((shown) => lookingUp(use, shown))
  return [...looking, ...(use.caseId ? proposalTools(use) : [])].map(counted)
}

const isOffered = (row: string, caseId: string | null): boolean =>
  published.has(row) || lists.has(row) || isComputing(row) || (isRecord(row) && caseId !== null)

function lookingUp(use: ToolUse, { name, row, description, inputSchema }: ShownTool): ModelTool {
  return {
    name,
    description,
    schema: isRecord(row) ? noInput : inputSchema,
    use: async (input) => {
      const given = fieldsIn(input, use.outgoing.unmask)
      // The model does not name the case: it is the one from which the question was asked.
      if (isRecord(row) && Object.keys(given).length > 0) return { error: 'This tool takes no input.' }
      const unsaid = isComputing(row) ? await unsaidBy(use, given) : []
      if (unsaid.length > 0)
        return { error: `Nobody has stated ${unsaid.join(', ')}. Compute only with what was stated.` }
      const asked = isRecord(row) ? { caseId: use.caseId } : given
      const { isError, content } = await use.tools.call(use.call, name, asked)
      const mask = published.has(row) ? async (text: string) => text : use.outgoing.mask
      if (isError) return { error: await mask(JSON.stringify(content)) }
      // A very long answer comes in parts, and no passages are made of it.
      const found = content.data === undefined ? [] : passagesIn(use, row, given, content.data)
      if (found.length > 0) return told(use, found, mask)
      return { data: (await mask(JSON.stringify(content))).slice(0, longestResult) }
    },
  }
}

const noInput = { type: 'object', properties: {}, additionalProperties: false } as const

const unsaidBy = ({ call, question, passages }: ToolUse, given: unknown): Promise<string[]> => {
  const texts = [question, ...passages.map(({ text }) => text)]
  return inTurns(unsaidInSteps(given, texts, dayInTurkey(call.clock.now())))
}

function passagesIn(use: ToolUse, row: string, given: unknown, data: unknown): Passage[] {
  if (row === 'laws.chunk') return articleRead(data)
  if (row === 'decisions.view') return decisionRead(data)
  if (isRecord(row)) {
    const today = dayInTurkey(use.call.clock.now())
    return [recordOf({ row, caseId: use.caseId as string, today }, data).passage]
  }
  if (!isComputing(row)) return []
  const computed = computedFrom(row, given, data)
  use.computed.push(computed)
  return [computed.passage]
}

async function told(
  { passages, ids }: ToolUse,
  found: readonly Passage[],
  mask: Outgoing['mask'],
): Promise<object[]> {
  let left = longestResult
  const all: object[] = []
  for (const passage of found) {
    const text = (await mask(passage.text)).slice(0, left)
    left -= text.length
    if (text === '') break
    const passageId = randomBytes(4).toString('hex')
    ids.set(passageId, keep(passages, passage).id)
    all.push({ passageId, source: await mask(passage.source.title), text })
  }
  return all
}

/** An existing passage stays; a record stays as it was read first. */
function keep(passages: Passage[], passage: Passage): Passage {
  const known = passages.find(({ placeId, source }) =>
    source.kind === 'calculation'
      ? source.id === passage.source.id
      : placeId === passage.placeId && source.kind === passage.source.kind,
  )
  if (!known) passages.push(passage)
  return known ?? passage
}
