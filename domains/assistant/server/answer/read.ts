/** Reads the sources of a question: each country separately, and the case before the law. */
import { heldLaws } from '@mizan/research/server'
import type { DraftSentence, Passage } from '../../rules/passage.ts'
import { asksWhatHappened } from '../../rules/question/case-facts.ts'
import { type NotHeldTexts, notHeldTexts } from '../../rules/question/not-held.ts'
import type { AskedQuestion } from '../../rules/question/question.ts'
import type { AssistantCall } from '../call.ts'
import { orderedByMeaning } from '../vectors/order.ts'
import { passagesOfCase } from './case-passages.ts'
import { recordsFor } from './case-records.ts'
import { fewPassages, retrieve } from './retrieve.ts'

/** Passages that answer the same question together. */
interface Group {
  question: AskedQuestion
  passages: Passage[]
  isOfCase: boolean
  /** For records: their lines are chosen when they are read. */
  quotes?: DraftSentence[]
}

export interface SourceTexts {
  groups: Group[]
  passages: Passage[]
  /** The laws that the question names and the archive lacks. */
  notHeld: NotHeldTexts
  /** The question asks for events of the case, so no law was read. */
  isOfCaseAlone: boolean
}

/** @throws AppError `search.preparing`, and as a search in documents does */
export async function readFor(
  call: AssistantCall,
  question: AskedQuestion,
  caseId: string | null,
): Promise<SourceTexts> {
  const notHeld = notHeldTexts(question, heldLaws(call.parts.research))
  const records = caseId ? await recordsFor(call, question.message, caseId) : null
  const ofRecords = records ? [{ question, isOfCase: true, ...records }] : []
  if (records?.isAll) return readOf(ofRecords, notHeld)
  const isOfCaseAlone = caseId !== null && asksWhatHappened(question.text)
  const ofCase = caseId ? [await groupOfCase(call, question, caseId)] : []
  if (isOfCaseAlone) return { ...readOf([...ofRecords, ...ofCase], notHeld), isOfCaseAlone }
  const found = await orderedByMeaning(call, question, await retrieve(call, question, notHeld))
  return readOf([...ofRecords, ...ofCase, ...groupsOfLaw(question, found)], notHeld)
}

const readOf = (groups: Group[], notHeld: NotHeldTexts): SourceTexts => ({
  groups,
  passages: groups.flatMap(({ passages }) => passages),
  notHeld,
  isOfCaseAlone: false,
})

/** Reads sources for a person without an office: texts of the law alone, and fewer of them. */
export async function readForVisitor(
  call: Parameters<typeof retrieve>[0],
  question: AskedQuestion,
): Promise<SourceTexts> {
  const notHeld = notHeldTexts(question, heldLaws(call.parts.research))
  return readOf(groupsOfLaw(question, await retrieve(call, question, notHeld, fewPassages)), notHeld)
}

const groupsOfLaw = (question: AskedQuestion, found: readonly Passage[]): Group[] =>
  countriesOf(question).map((country) => ({
    question: { ...question, country },
    passages: found.filter(({ source }) => source.country === country),
    isOfCase: false,
  }))

const countriesOf = ({ country }: AskedQuestion) =>
  country === 'both' ? (['turkey', 'kktc'] as const) : ([country] as const)

/** A question about a case need not contain a legal word. */
async function groupOfCase(call: AssistantCall, question: AskedQuestion, caseId: string): Promise<Group> {
  const passages = await passagesOfCase(call, question, caseId)
  const refusal = question.words.length === 0 ? question.refusal : null
  return { question: { ...question, refusal, isDoubtful: false }, passages, isOfCase: true }
}
