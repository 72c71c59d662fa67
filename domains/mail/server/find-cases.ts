/** The cases of one office that a mail could be about. */
import { casesWithNumbers, openCasesOfClients } from '@mizan/cases/server'
import { clientsByAddress } from '@mizan/clients/server'
import type { MailFile } from '@mizan/platform/text-documents'
import { mostCandidates } from '../data/limits.ts'
import { codesIn } from '../rules/code.ts'
import { numbersIn } from '../rules/numbers.ts'
import { type Candidate, rank } from '../rules/rank.ts'
import type { Tx } from './call.ts'
import { casesOfCodes } from './store/codes.ts'

/** One more than are offered, to detect that there are too many. */
const most = mostCandidates + 1

/** `codes`: those to which it was addressed. Codes of other offices are texts like any other. */
export async function findCases(
  tx: Tx,
  officeId: string,
  { mail, codes }: { mail: MailFile; codes: readonly string[] },
): Promise<Candidate[]> {
  const said = `${mail.subject}\n${mail.to.join('\n')}\n${mail.text}`
  const code = await casesOfCodes(tx, officeId, [...codes, ...codesIn(said)])
  const number = await casesWithNumbers(tx, officeId, { numbers: numbersIn(said), most })
  const clientIds = await clientsByAddress(tx, officeId, { address: mail.from.address, most })
  const sender = await openCasesOfClients(tx, officeId, { clientIds, most })
  return rank({ code, number, sender })
}
