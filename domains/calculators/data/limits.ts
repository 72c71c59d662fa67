/**
 * The time limits that the laws of Turkey name, one a line: id | name | law | its number | article | paragraph |
 * amount and unit | the event that begins it | kind | court recess | way of counting, if not the usual one | remark.
 * Names and starts in English are in `limits-english.ts`, remarks in `limits-remarks.en.ts`. `npm run eval -- limits`
 * compares each amount with its article.
 */
import { administrativeLimits } from './limits/administrative.ts'
import { attorneyLimits } from './limits/attorney.ts'
import { civilLimits } from './limits/civil.ts'
import { commercialLimits } from './limits/commercial.ts'
import { constitutionalLimits } from './limits/constitutional.ts'
import { consumerLimits } from './limits/consumer.ts'
import { criminalLimits } from './limits/criminal.ts'
import { enforcementLimits } from './limits/enforcement.ts'
import { familyLimits } from './limits/family.ts'
import { inheritanceLimits } from './limits/inheritance.ts'
import { labourLimits } from './limits/labour.ts'
import { obligationsLimits } from './limits/obligations.ts'
import { otherLimits } from './limits/other.ts'
import { taxLimits } from './limits/tax.ts'

export const limitTables = {
  civil: civilLimits,
  criminal: criminalLimits,
  administrative: administrativeLimits,
  tax: taxLimits,
  enforcement: enforcementLimits,
  labour: labourLimits,
  obligations: obligationsLimits,
  commercial: commercialLimits,
  consumer: consumerLimits,
  family: familyLimits,
  inheritance: inheritanceLimits,
  constitutional: constitutionalLimits,
  attorney: attorneyLimits,
  other: otherLimits,
} as const

export const limitGroups = [
  'civil',
  'criminal',
  'administrative',
  'tax',
  'enforcement',
  'labour',
  'obligations',
  'commercial',
  'consumer',
  'family',
  'inheritance',
  'constitutional',
  'attorney',
  'other',
] as const satisfies (keyof typeof limitTables)[]

export const limitUnits = ['day', 'workday', 'week', 'month', 'year'] as const

/** `procedural`: of proceedings; `peremptory`: after which a right is lost; `limitation`: after which it can be denied. */
export const limitKinds = ['procedural', 'peremptory', 'limitation'] as const

/** The law whose rule on the court recess extends the time limit. */
export const recessRules = ['none', 'hmk', 'iyuk', 'cmk'] as const

/**
 * `back`: before a day; `clear`: that day itself is left out as well; `nextYear`: from the end of the year; `exact`: it
 * ends on its day, also if that is a holiday.
 */
export const countings = ['back', 'clear', 'nextYear', 'exact'] as const

/** The ways of service: by hand or post, electronically, by a note on the door, by announcement, in court. */
export const serviceWays = ['direct', 'electronic', 'door', 'announcement', 'hearing'] as const

/** Their articles name no amount, or are not among the compared laws; a note says so beside each last day. */
export const notCompared: ReadonlySet<string> = new Set(['hmk-karsi-dava', 'aihm-basvuru'])
