/** Removes words from the vocabulary of each office once no kept case says them: names in deleted cases among them. */
import type { CaseCall } from '../call.ts'
import { holdWords, officesWithWords, type Place, removeUnsaid } from './store/vocabulary.ts'

/** Writers of the office wait while so many are looked up. */
const wordsAtOnce = 5_000

export interface Forgetting {
  /** Is asked before each transaction. */
  goesOn?: () => boolean
  atOnce?: number
}

/** May run any number of times. An office in which somebody writes at that moment is left to the next run. */
export async function forgetWords(
  call: CaseCall,
  { goesOn = () => true, atOnce = wordsAtOnce }: Forgetting = {},
): Promise<void> {
  for (const officeId of await call.system.read(officesWithWords)) {
    let after: Place | undefined = { isNumber: false, word: '' }
    while (after) {
      if (!goesOn()) throw new Error('The server stops before all words were looked up')
      after = await forgetPage(call, { officeId, after, most: atOnce })
    }
  }
}

const forgetPage = (
  call: CaseCall,
  page: { officeId: string; after: Place; most: number },
): Promise<Place | undefined> =>
  // What is held is read by a later statement, which sees what those who wrote before have committed.
  call.system(async (tx) => ((await holdWords(tx, page.officeId)) ? removeUnsaid(tx, page) : undefined))
