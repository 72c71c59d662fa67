/** Whether a case has the party of a row already. */
import { type NamedParty, samePartyAmong } from '@mizan/cases/rules/same-party'

/**
 * `opponent` says only on which side somebody stands, as a table of cases names them: a table of parties may name the
 * same one by the role.
 */
export const isKnownParty = (parties: readonly NamedParty[], party: NamedParty): boolean =>
  samePartyAmong(
    parties.map((one) =>
      one.role === 'opponent' || party.role === 'opponent' ? { ...one, role: party.role } : one,
    ),
    party,
  ) !== undefined
