/** The only place that makes scopes. Only the session gate and the job runner may import this file. */
import { type OfficeScope, registerScope, type SystemScope } from './scope.ts'

const OFFICE_ID = /^[\w-]{1,64}$/

/** The id must come from a verified session or a job's row. @throws TypeError for an id of the wrong form */
export function makeOfficeScope(officeId: string): OfficeScope {
  if (!OFFICE_ID.test(officeId))
    throw new TypeError('The id of an office has 1 to 64 letters, digits, - or _')
  return registerScope<OfficeScope>({ kind: 'office', officeId })
}

export function makeSystemScope(): SystemScope {
  return registerScope<SystemScope>({ kind: 'system' })
}
