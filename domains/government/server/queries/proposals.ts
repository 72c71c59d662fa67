/** The proposals of court files to their case: parties that it lacks, and time limits that documents may have begun. */
import { calculators, Refusal } from '@mizan/calculators/server'
import { sameText } from '@mizan/cases/rules/party-role'
import { addDays, dayInTurkey } from '@mizan/platform/calendar'
import { callerOf } from '@mizan/platform/contract'
import { readDomain } from '../../rules/domain.ts'
import { limitBegunBy } from '../../rules/limit-of-document.ts'
import { limitKey, partyKey } from '../../rules/proposal-key.ts'
import { kindOfParty, roleOfPortal } from '../../rules/roles.ts'
import type { Proposals, ProposedLimit, ProposedParty } from '../../schemas/proposals.ts'
import type { GovernmentCall } from '../call.ts'
import type { Figures } from '../parts.ts'
import { casesOf } from '../store/cases.ts'
import { dismissedOf, filesSince, partiesOfCase, type RecentFile } from '../store/proposals.ts'
import type { CaseRow } from '../tables.ts'

/** The longest of the proposed time limits, with a court recess in it. */
const longestDays = 90

export async function readProposals(
  call: GovernmentCall,
  { caseId }: { caseId: string },
): Promise<Proposals> {
  const caller = callerOf(call)
  const figures = await call.system.read((tx) => call.parts.figures(tx))
  return call.office.read(async (tx) => {
    await call.parts.requireCase(tx, caller, { caseId, needs: 'read' })
    const cases = await casesOf(tx, caseId)
    if (cases.length === 0) return { parties: [], limits: [] }
    const today = dayInTurkey(tx.clock.now())
    const dismissed = await dismissedOf(tx, cases)
    const isOpen = (one: { governmentCaseId: string; key: string }) =>
      !dismissed.has(`${one.governmentCaseId} ${one.key}`)
    const known = new Set((await partiesOfCase(tx, caseId)).map(({ name }) => sameText(name)))
    const parties = cases.flatMap(partiesIn).filter((one) => isOpen(one) && !known.has(sameText(one.name)))
    const files = await filesSince(tx, caseId, addDays(today, -longestDays))
    const limits = files.flatMap((file) => limitOf(file, figures) ?? [])
    return { parties, limits: limits.filter((one) => isOpen(one) && one.lastDay >= today) }
  })
}

const partiesIn = ({ id, parties }: CaseRow): ProposedParty[] =>
  parties.map(({ name, role, kind, lawyers }) => ({
    ...{ governmentCaseId: id, key: partyKey(name), name },
    ...{ role: role === '' ? 'thirdPerson' : roleOfPortal(role), said: role },
    ...{ type: kindOfParty(name, kind), representatives: lawyers },
  }))

/** Counted as electronic service: the document became available on the day on which it was sent. */
function limitOf(file: RecentFile, figures: Figures): ProposedLimit | undefined {
  const limit = limitBegunBy({ type: file.type, kind: readDomain(file.domain).kind })
  if (limit === undefined) return undefined
  const { body, calculate } = calculators['calculators.timeLimit']
  const input = { limit, service: 'electronic', date: file.sender_date }
  try {
    const { lastDay, limit: named } = calculate(body.parse(input), figures)
    const title = { tr: named?.name ?? limit, en: named?.english.name ?? limit }
    const address = `/calculators/time-limit?${new URLSearchParams(input)}`
    return {
      ...{ governmentCaseId: file.government_case_id, key: limitKey(file.id, limit) },
      ...{ fileId: file.id, documentId: file.document_id, type: file.type, courtFileNo: file.court_file_no },
      ...{ sentOn: file.sender_date, title, lastDay },
      calculation: { calculator: 'calculators.timeLimit', input, address },
    }
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}
