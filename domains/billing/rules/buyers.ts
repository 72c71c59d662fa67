/**
 * Decides which billing information is complete. A tax number is one of nine digits, as the specification says and as
 * Northern Cyprus has them, or a Turkish one of ten whose last digit checks the others; an identity number has 6 or
 * 10 digits, or is a Turkish one of eleven.
 */
import { isIdentityNumber, isTaxNumber } from '@mizan/assistant/rules/secrecy/checks'
import { isEmail } from '@mizan/identity/rules/fields'

interface BuyerInput {
  type: 'company' | 'individual'
  companyName?: string | undefined
  firstName?: string | undefined
  lastName?: string | undefined
  email: string
  taxId?: string | undefined
  passportNumber?: string | undefined
  identityNumber?: string | undefined
  withholding?: number
}

interface Problem {
  path: string
  message: string
}

export const identificationKinds = ['taxId', 'passportNumber', 'identityNumber'] as const
export type IdentificationKind = (typeof identificationKinds)[number]

const forms: Readonly<Record<IdentificationKind, (text: string) => boolean>> = {
  taxId: (text) => /^\d{9}$/.test(text) || isTaxNumber(text),
  identityNumber: (text) => /^(?:\d{6}|\d{10})$/.test(text) || isIdentityNumber(text),
  passportNumber: (text) => /^[A-Z]{1,2}\d{5,8}$/i.test(text),
}

/** Tenths of the VAT that the buyer pays to the tax office instead. The law binds companies to it, never a person. */
export const withholdingOf = (buyer: { type: BuyerInput['type']; withholding: number } | null): number =>
  buyer?.type === 'company' ? buyer.withholding : 0

export function buyerIssue(typed: BuyerInput): Problem[] {
  const problems: Problem[] = []
  const need = (path: 'companyName' | 'firstName' | 'lastName') => {
    if (!typed[path]) problems.push({ path, message: 'field.required' })
  }
  if (typed.type === 'company') need('companyName')
  else {
    need('firstName')
    need('lastName')
  }
  if (typed.type === 'individual' && typed.withholding)
    problems.push({ path: 'withholding', message: 'field.withholding' })
  if (!isEmail(typed.email)) problems.push({ path: 'email', message: 'field.email' })
  const given = identificationKinds.filter((kind) => typed[kind])
  const [only] = given
  if (given.length !== 1 || only === undefined) {
    problems.push({ path: given[1] ?? 'taxId', message: 'field.one_identification' })
    return problems
  }
  if (!forms[only](typed[only] ?? '')) problems.push({ path: only, message: `field.${only}` })
  return problems
}
