/** The codes of words that people write in tables: of the product in either language, and others that offices use. */
import { foldText } from '@mizan/identity/rules/search-text'
import { jurisdictionNames } from '../data/jurisdictions.ts'
import { partyTypeNames } from '../data/party-roles.ts'
import { priorityNames, stateNames } from '../data/words.ts'

const plain = (text: string) =>
  foldText(text)
    .replace(/[’'`´]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

function wordIn<Code extends string>(
  cell: string,
  words: Readonly<Record<Code, { tr: string; en: string }>>,
  others: Readonly<Record<string, NoInfer<Code>>> = {},
): Code | undefined {
  const said = plain(cell)
  const codes = Object.keys(words) as Code[]
  const known = codes.find((code) =>
    [code, words[code].tr, words[code].en].some((word) => plain(word) === said),
  )
  return known ?? others[said]
}

/** Folded. */
const otherStates = {
  derdest: 'open',
  'devam ediyor': 'open',
  'devam eden': 'open',
  aktif: 'open',
  acildi: 'open',
  active: 'open',
  karar: 'out',
  'karar verildi': 'out',
  'karara cikmis': 'out',
  istinaf: 'appeal',
  'istinaf asamasinda': 'appeal',
  yargitay: 'yargitay',
  yargitayda: 'yargitay',
  temyiz: 'yargitay',
  temyizde: 'yargitay',
  kapali: 'closed',
  kapandi: 'closed',
  kesinlesti: 'closed',
  arsiv: 'closed',
  pasif: 'closed',
  sonuclandi: 'closed',
} as const

const otherPartyTypes = {
  sahis: 'individual',
  'gercek kisi': 'individual',
  gercek: 'individual',
  person: 'individual',
  'tuzel kisi': 'organisation',
  tuzel: 'organisation',
  sirket: 'organisation',
  firma: 'organisation',
  company: 'organisation',
  organization: 'organisation',
} as const

const otherJurisdictions = {
  'hukuk yargisi': 'civil',
  'hukuk davasi': 'civil',
  'hukuk mahkemesi': 'civil',
  'adli yargi hukuk': 'civil',
  'ceza yargisi': 'criminal',
  'ceza davasi': 'criminal',
  'ceza mahkemesi': 'criminal',
  'adli yargi ceza': 'criminal',
  'icra takibi': 'enforcement',
  'icra iflas': 'enforcement',
  'icra ve iflas': 'enforcement',
  idare: 'administrative',
  idari: 'administrative',
  'idari yargi': 'administrative',
  'idari dava': 'administrative',
  vergi: 'administrative',
  'vergi davasi': 'administrative',
  aym: 'constitutional',
  'anayasa mahkemesi': 'constitutional',
} as const

/** `none` for a case without a state; undefined for an unknown word. */
export const stateIn = (text: string) => wordIn(text, stateNames, otherStates)
export const priorityIn = (text: string) => wordIn(text, priorityNames)
export const jurisdictionIn = (text: string) => wordIn(text, jurisdictionNames, otherJurisdictions)
export const partyTypeIn = (text: string) => wordIn(text, partyTypeNames, otherPartyTypes)
