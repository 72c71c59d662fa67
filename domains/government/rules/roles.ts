/** Roles of parties as the portal writes them, as roles of the case. */
import { roleOf } from '@mizan/cases/rules/party-role'
import { plain } from './text.ts'

const folded = (text: string): string =>
  plain(text)
    .toLocaleLowerCase('tr')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()

/** Roles that the portal names otherwise than the list of roles does. */
const others: Readonly<Record<string, string>> = {
  'davacı karşı davalı': 'counterdefendant',
  'davalı karşı davacı': 'counterclaimant',
  şikayetçi: 'complainant',
  'feri müdahil': 'intervener',
  başvurucu: 'applicant',
}

/** A code where the case has one, otherwise the word of the portal. */
export const roleOfPortal = (role: string): string => others[folded(role)] ?? roleOf(plain(role).slice(0, 64))

/** `[AYŞE DEMİR, ALİ KAYA]` */
export const lawyersOf = (text: string): string[] =>
  text
    .replace(/^\s*\[|\]\s*$/g, '')
    .split(/[,;]/)
    .map(plain)
    .filter((name) => name !== '')

const organisation =
  /(?<!\p{L})(?:a\.?ş\.?|ltd|şti|şirket\p{L}*|bakanlığı|belediye\p{L}*|müdürlüğü|başkanlığı|kurumu|banka\p{L}*|derneği|vakfı|kooperatif\p{L}*|idaresi|hazine\p{L}*|valiliği|kaymakamlığı)(?!\p{L})/iu

export const kindOfParty = (name: string, kind: string): 'individual' | 'organisation' =>
  /kurum|tüzel/i.test(kind) || organisation.test(name.toLocaleLowerCase('tr')) ? 'organisation' : 'individual'
