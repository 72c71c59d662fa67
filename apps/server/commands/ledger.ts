/** npm run ledger [-- --json <file>]: proves that the ledger balances; the exit status is not zero if it does not. */
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type LedgerProof, proveLedger } from '@mizan/billing/server'
import { callerFolder } from '@mizan/platform/config'
import { explainAndExit, StartError } from '../failures.ts'
import { operatorCall } from '../operator.ts'
import { openParts } from '../parts.ts'

async function main(words: string[]): Promise<void> {
  const [option, file, ...more] = words
  if (words.length > 0 && (option !== '--json' || !file || more.length > 0))
    throw new StartError('Usage: npm run ledger [-- --json <file>]')
  const { calls, database } = await openParts()
  try {
    const call = operatorCall(calls, { rowName: 'ledger.prove' })
    const proof = await call.system.read((tx) => proveLedger(tx as Parameters<typeof proveLedger>[0]))
    const problems = problemsOf(proof)
    console.log(shown(proof, problems).join('\n'))
    if (file) {
      const figures = Object.fromEntries(proof.accounts.map(({ account, sum }) => [`ledger.${account}`, sum]))
      const all = {
        ...{ 'ledger.bookings': proof.bookings, 'ledger.sum': proof.sum },
        ...{ 'ledger.problems': problems.length, ...figures },
      }
      writeFileSync(resolve(callerFolder(), file), `${JSON.stringify(all, null, 2)}\n`)
    }
    if (problems.length > 0) process.exitCode = 1
  } finally {
    await database.close()
  }
}

const problemsOf = ({ sum, unbalanced, wrongBalances, wrongAccounts }: LedgerProof): string[] => [
  ...(sum === '0.00' ? [] : [`All postings add up to ${sum}.`]),
  ...unbalanced.map((id) => `Booking ${id} does not balance.`),
  ...wrongBalances.map((id) => `The balance that is kept of office ${id} is not that of its account.`),
  ...wrongAccounts.map(
    ({ account, booked, follows }) =>
      `Account ${account} says ${booked}; from the rows it follows ${follows}.`,
  ),
]

const shown = ({ bookings, sum, accounts }: LedgerProof, problems: readonly string[]): string[] => [
  `${bookings} bookings, sum ${sum}`,
  ...accounts.map((one) => `  ${one.account.padEnd(12)} ${one.sum.padStart(16)}`),
  ...(problems.length === 0 ? ['The ledger balances.'] : problems),
]

main(process.argv.slice(2)).catch(explainAndExit)
