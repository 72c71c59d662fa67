/** The only place that makes scopes. Only the session gate and the job runner may import this file. */
import { type CompanyScope, registerScope, type SystemScope } from './scope.ts'

const COMPANY_ID = /^[\w-]{1,64}$/

/** Throws TypeError for an id that could not be one; the id must come from a verified session or a job's row. */
export function makeCompanyScope(companyId: string): CompanyScope {
  if (!COMPANY_ID.test(companyId)) throw new TypeError('A company id has 1 to 64 letters, digits, - or _')
  return registerScope<CompanyScope>({ kind: 'company', companyId })
}

export function makeSystemScope(): SystemScope {
  return registerScope<SystemScope>({ kind: 'system' })
}
