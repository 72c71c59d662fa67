/** A gate for tests of what stands behind it: everybody is this caller, or nobody is. */
import { AppError, type Caller } from '../contract/index.ts'
import type { Gate } from './gate.ts'

const somebody: Caller = {
  userId: 'user-1',
  sessionId: 'session-1',
  kind: 'browser',
  verified: true,
  companyId: 'company-1',
  roles: ['ADMIN'],
}

export const testGate = (caller: Caller | null = somebody): Gate => ({
  clock: { now: () => new Date() },
  admit: async (_request, _name, row) => {
    if (row.access.session !== 'public' && !caller) throw new AppError('session.required')
    return caller ?? undefined
  },
  admitInput: async () => {},
})
