/** Whose kept search work a call may touch: that of its caller, in the office for which they act. */
import { callerOf } from '@mizan/platform/contract'
import { fold } from '../../rules/analysis.ts'
import type { TextCall } from '../call.ts'

export interface Owner {
  company_id: string
  user_id: string
}

export function ownerOf(call: TextCall): Owner {
  const { officeId, userId } = callerOf(call)
  return { company_id: officeId, user_id: userId }
}

/** `like` patterns of the words of a query, for folded text; their special characters are escaped. */
export const patternsOf = (query: string): string[] =>
  query
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `%${fold(word).replace(/[\\%_]/g, '\\$&')}%`)
