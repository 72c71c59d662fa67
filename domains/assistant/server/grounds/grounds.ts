/**
 * Sentences for a text that somebody drafts: facts that they have stated and statements of law, each proven as in an
 * answer.
 */
import type { AnyCall } from '@mizan/platform/call'
import { callerOf } from '@mizan/platform/contract'
import type { Services } from '@mizan/platform/domain'
import { knownLaws } from '@mizan/research/server'
import { certainSource } from '../../rules/compose/compose.ts'
import { draftRules } from '../../rules/model/draft-rules.ts'
import type { CheckedSentence, Passage } from '../../rules/passage.ts'
import { takeApart } from '../../rules/question/take-apart.ts'
import { citedLaws } from '../../rules/verify/check-cited.ts'
import type { ModelProblem } from '../../schemas.ts'
import { quotesFrom } from '../answer/quotes-from.ts'
import { quoted } from '../answer/quotes-or-model.ts'
import { readFor } from '../answer/read.ts'
import type { AssistantCall } from '../call.ts'
import { assistantParts } from '../manifest.ts'
import { answerByModel } from '../model/answer-by-model.ts'
import type { Model } from '../model/port.ts'
import { outgoingFor } from '../secrecy.ts'

export interface GroundsRequest {
  /** The task in the person's own words. */
  message: string
  /** The known facts: the message, the case, and the fields that were filled. */
  facts: string
  caseId: string | null
}

export interface Ground {
  text: string
  /** The kind of sentence: a stated fact, or a statement of law. */
  of: 'facts' | 'law'
  isProven: boolean
  /** The sources as code prints them, never a model. */
  sources: string[]
}

export interface Grounds {
  grounds: Ground[]
  /** Facts that the text needs and nobody has stated. */
  missing: string[]
  way: 'quotes' | 'model'
  /** The reason why no model has written it although one is configured. */
  modelProblem: ModelProblem | null
}

const factsId = 'facts'

/** @throws AppError `search.preparing` */
export async function groundsFor(call: AssistantCall, asked: GroundsRequest): Promise<Grounds> {
  const question = takeApart(asked.message, [], 'turkey')
  const read = await readFor(call, question, null)
  const { model } = call.parts
  const written = model ? await writtenBy(call, model, { ...asked, law: read.passages }) : null
  if (written && typeof written !== 'string') {
    const grounds = groundsOf(written.checked, written.passages)
    return { grounds, missing: written.missing, way: 'model', modelProblem: null }
  }
  const { checked, passages } = await quoted(call, quotesFrom(read), read, written)
  const certain = new Set(read.groups.map((one) => certainSource(one.question, one.passages)))
  // A source that is only probably the right one is good enough for an answer, but not for a petition, which is filed.
  const own = checked.filter(({ supports }) =>
    supports.every(({ passageId }) => certain.has(passages.find(({ id }) => id === passageId)?.source.id)),
  )
  return { grounds: groundsOf(own, passages), missing: [], way: 'quotes', modelProblem: written }
}

async function writtenBy(
  call: AssistantCall,
  model: Model,
  { message, facts, caseId, law }: GroundsRequest & { law: readonly Passage[] },
) {
  const { officeId } = callerOf(call)
  const all = `${message}\n${facts}`
  const outgoing = await call.office.read((tx) => outgoingFor(call, tx, { caseId, question: all }))
  return answerByModel(call, model, {
    ...{ officeId, caseId, outgoing, question: message, instructions: draftRules },
    // The draft is stored even if the person who asked for it has left.
    signal: new AbortController().signal,
    passages: [factsPassage(facts), ...law],
    known: ({ sentences }) =>
      knownLaws(
        call.unscoped,
        citedLaws(
          sentences.map(({ text }) => text),
          'turkey',
        ),
      ),
    tools: undefined,
  })
}

/** A text of the office, so that its names are hidden from the model. */
const factsPassage = (text: string): Passage => ({
  ...{ id: factsId, placeId: factsId, text, score: 0 },
  source: {
    ...{ id: factsId, kind: 'document', country: null, title: 'Olaylar ve istek' },
    ...{ law: null, article: null, decision: null, document: null },
  },
})

function groundsOf(checked: readonly CheckedSentence[], passages: readonly Passage[]): Ground[] {
  const byId = new Map(passages.map((passage) => [passage.id, passage]))
  return checked
    .filter(({ verdict, supports }) => verdict !== 'false' && supports.length > 0)
    .map(({ text, verdict, supports }) => {
      const cited = supports.flatMap(({ passageId }) => byId.get(passageId) ?? [])
      const law = cited.filter(({ id }) => id !== factsId)
      return {
        ...{ text, isProven: verdict === 'proven', of: law.length > 0 ? 'law' : 'facts' },
        sources: [...new Set(law.map(({ source }) => source.title))],
      }
    })
}

/** The port for a later domain, which has calls of its own. `hasModel`: whether the operator has configured one. */
export interface GroundsWriter {
  hasModel: boolean
  write: (call: AnyCall, asked: GroundsRequest) => Promise<Grounds>
}

export function groundsWriter(services: Services): GroundsWriter {
  const parts = assistantParts(services)
  return {
    hasModel: parts.model !== undefined,
    write: (call, asked) => groundsFor({ ...call, parts }, asked),
  }
}
