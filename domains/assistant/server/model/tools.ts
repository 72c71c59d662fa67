/**
 * What a model may look up while it writes: tools of contract rows, called as the asker, with their rights, price and limits.
 * Texts that it reads in full become passages that it may quote; everything else is only for its eyes. Laws and decisions are
 * published, so nothing is hidden in them.
 */
import { randomBytes } from 'node:crypto'
import type { Tools } from '@mizan/platform/tools'
import { formatCitation } from '@mizan/research/rules/citation-format'
import { articleCitation } from '@mizan/research/rules/law-citation'
import { z } from 'zod'
import type { Passage, Source } from '../../rules/passage.ts'
import type { AssistantCall } from '../call.ts'
import type { ModelTool } from './port.ts'

/** Looking up, and reading what was found; results of other tools could not be quoted. */
const offered = new Set(['search_laws', 'read_article', 'search_decisions', 'read_decision'])
const mostCalls = 6
/** Characters of one result. */
const longestResult = 12_000

export interface Looking {
  call: AssistantCall
  tools: Tools
  /** Puts what is hidden from the model into what it asks for. */
  unmask: (text: string) => string
  /** Grows by what is read. */
  passages: Passage[]
  /** Ids of passages by those that the model is told. */
  ids: Map<string, string>
}

export function toolsFor(looking: Looking): ModelTool[] {
  const { call, tools } = looking
  if (!call.caller?.session) return []
  let calls = 0
  return tools
    .offeredTo({ session: call.caller.session })
    .filter(({ name }) => offered.has(name))
    .map(({ name, description, inputSchema }) => ({
      name,
      description,
      schema: inputSchema,
      use: async (input) => {
        calls++
        return calls > mostCalls ? { error: 'No more calls. Answer now.' } : used(looking, name, input)
      },
    }))
}

async function used(
  { call, tools, unmask, ...told }: Looking,
  name: string,
  input: unknown,
): Promise<unknown> {
  const given = restored(input ?? {}, unmask) as Record<string, unknown>
  const { isError, content } = await tools.call(call, name, given)
  if (isError) return { error: content }
  const found = passagesIn(name, content.data)
  if (found.length === 0) return { data: JSON.stringify(content).slice(0, longestResult) }
  let left = longestResult
  return found.flatMap((passage) => {
    const text = passage.text.slice(0, left)
    left -= text.length
    if (text === '') return []
    const passageId = randomBytes(4).toString('hex')
    const known = told.passages.find(
      ({ placeId, source }) => placeId === passage.placeId && source.kind === passage.source.kind,
    )
    if (!known) told.passages.push(passage)
    told.ids.set(passageId, (known ?? passage).id)
    return [{ passageId, source: passage.source.title, text }]
  })
}

/** Each text in it with the values back. */
const restored = (value: unknown, unmask: (text: string) => string): unknown =>
  JSON.parse(JSON.stringify(value), (_, one) => (typeof one === 'string' ? unmask(one) : one))

const Article = z.object({
  id: z.string(),
  law: z.string(),
  lawId: z.string(),
  lawNumber: z.string(),
  country: z.enum(['turkey', 'kktc']),
  articleNo: z.string(),
  heading: z.string().nullish(),
  text: z.string(),
})
const Decision = z.object({
  id: z.string(),
  country: z.enum(['turkey', 'kktc']),
  court: z.string(),
  chamber: z.string().nullish(),
  caseNumber: z.string().nullish(),
  decisionNumber: z.string().nullish(),
  decisionDate: z.string().nullish(),
  paragraphs: z.array(z.object({ no: z.number(), text: z.string() })),
})

function passagesIn(name: string, data: unknown): Passage[] {
  if (name === 'read_article') {
    const { data: article } = Article.safeParse(data)
    return article ? [passageOf(articleSource(article), article.id, article.text)] : []
  }
  const decision = name === 'read_decision' ? Decision.safeParse(data).data : undefined
  if (!decision) return []
  const source = decisionSource(decision)
  return decision.paragraphs.map(({ no, text }) => passageOf(source, `${decision.id}-${no}`, text))
}

const passageOf = (source: Source, placeId: string, text: string): Passage => ({
  id: `read-${placeId}`,
  source,
  placeId,
  text,
  score: 0,
})

const none = { law: null, article: null, decision: null, document: null }

const articleSource = ({
  id,
  law,
  lawId,
  lawNumber,
  country,
  articleNo,
  heading = null,
}: z.infer<typeof Article>): Source => ({
  ...none,
  id: `s-read-${id}`,
  kind: 'article',
  country,
  title: articleCitation({ lawNumber, title: law }, articleNo),
  law: { id: lawId, number: lawNumber, title: law, abbreviation: null },
  article: { id, no: articleNo, heading },
})

function decisionSource({ paragraphs: _, ...decision }: z.infer<typeof Decision>): Source {
  const {
    id,
    country,
    court,
    chamber = null,
    caseNumber = null,
    decisionNumber = null,
    decisionDate = null,
  } = decision
  const facts = { court, chamber, caseNumber, decisionNumber, decisionDate }
  return {
    ...none,
    id: `s-${id}`,
    kind: 'decision',
    country,
    title: formatCitation({ country, ...facts }),
    decision: { id, ...facts },
  }
}
