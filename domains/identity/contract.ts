/** All rows of the identity calls. */
import { accountRows } from './contract/account.ts'
import { barRows } from './contract/bars.ts'
import { factorRows } from './contract/factors.ts'
import { profileRows } from './contract/profile.ts'
import { sessionRows } from './contract/session.ts'
import { tokenRows } from './contract/tokens.ts'

export { identityAudit } from './audit.ts'
export { identityErrors } from './errors.ts'
export { identityIssues } from './issues.ts'
export const identityRows = {
  ...sessionRows,
  ...accountRows,
  ...profileRows,
  ...factorRows,
  ...barRows,
  ...tokenRows,
}
