/** Why a part of a search was chosen, and what is asked about a story, in English. */
import type { StringMessages } from './messages.tr.ts'

export const en: StringMessages = {
  numbers: 'en-GB',
  joins: { and: 'AND', or: 'OR' },
  reasons: {
    citation: 'An article that the story cites; {{texts}} decisions have it.',
    term: 'A legal term, together with its other names; {{texts}} decisions have it.',
    everyday: 'What decisions say for “{{said}}”; {{texts}} decisions have it.',
    pair: 'Words that decisions use together; {{texts}} decisions have them.',
    word: 'A word that tells this matter from others; {{texts}} of {{documents}} decisions have it.',
    courtSaid: 'The story names the court.',
    timeSaid: 'The story says how recent the decisions should be.',
    answered: 'By the answer to the question.',
  },
  questions: {
    court: 'Decisions of which court or chamber are you looking for?',
    time: 'How recent should the decisions be?',
    outcome: 'Decisions with which outcome would help you?',
  },
  any: 'It does not matter',
  time: { '1': 'The last year', '5': 'The last five years', '10': 'The last ten years' },
  outcome: {
    reversal: 'Reversal (bozma)',
    upholding: 'Upholding (onama)',
    granted: 'Claim granted',
    dismissed: 'Claim dismissed',
    acquittal: 'Acquittal',
    conviction: 'Conviction',
    annulment: 'Act annulled',
    violation: 'Violation of a right',
  },
}
