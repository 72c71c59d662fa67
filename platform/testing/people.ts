/** Gates for tests, and who is signed in at them. */
import { type AdmittedCaller, createGate, type Gate, type GateParts } from '../access/index.ts'
import { AppError, type CallerWithSession } from '../contract/index.ts'

/** The real gate. Parts that the test leaves out permit everything, but nobody is signed in. */
export const testGate = (parts: Partial<GateParts> = {}): Gate =>
  createGate({
    callerOf: new TestPeople().callerOf,
    permits: () => true,
    featureState: async () => 'TurnedOn',
    countCall: async () => {},
    ...parts,
  })

const somebody: CallerWithSession = {
  userId: 'user-1',
  session: { sessionId: 'session-1', kind: 'browser', verified: true },
  officeId: 'office-1',
  roles: ['ADMIN'],
}

/** A gate for tests of code behind it: every call has the same caller, without a token. */
export const everybodySignedIn: Gate = {
  admit: async () => somebody,
  readmit: async () => somebody,
  admitVisitor: async () => undefined,
  admitInput: async () => {},
}

/** People who are signed in until the test signs them out; each has a token in the form of real ones. */
export class TestPeople {
  readonly #admitted = new Map<string, AdmittedCaller>()
  #count = 0

  /** Returns the token. The person has only the named licences, and the office may write. */
  signIn = (
    more: Partial<CallerWithSession> = {},
    licences: Partial<AdmittedCaller['licences']> = {},
  ): string => {
    this.#count += 1
    const token = `test.person-${this.#count}.test`
    const caller = { ...somebody, ...more }
    this.#admitted.set(token, { caller, licences: { keys: new Set(), readOnly: false, ...licences } })
    return token
  }

  signOut = (token: string): void => void this.#admitted.delete(token)

  /** Returns the person of a ticket. @throws AppError `session.required` for a session that is over */
  ofSession = async ({
    userId,
    sessionId,
  }: {
    userId: string
    sessionId: string
  }): Promise<AdmittedCaller> => {
    const all = [...this.#admitted.values()]
    const admitted = all.find(
      ({ caller }) => caller.userId === userId && caller.session.sessionId === sessionId,
    )
    if (!admitted) throw new AppError('session.required')
    return admitted
  }

  /** Returns the person of a token, for the gate. @throws AppError `session.required` for an unknown token */
  callerOf = async (token: string): Promise<AdmittedCaller> => {
    const admitted = this.#admitted.get(token)
    if (!admitted) throw new AppError('session.required')
    return admitted
  }
}
