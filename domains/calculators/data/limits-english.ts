/**
 * The named time limits in English, as a lawyer of Turkey would explain them to a foreign client: id | name | its
 * beginning. Courts and authorities use the Turkish names, so these are shown beside them and never instead.
 */
import { administrativeNames } from './limits/administrative.en.ts'
import { attorneyNames } from './limits/attorney.en.ts'
import { civilNames } from './limits/civil.en.ts'
import { commercialNames } from './limits/commercial.en.ts'
import { constitutionalNames } from './limits/constitutional.en.ts'
import { consumerNames } from './limits/consumer.en.ts'
import { criminalNames } from './limits/criminal.en.ts'
import { enforcementNames } from './limits/enforcement.en.ts'
import { familyNames } from './limits/family.en.ts'
import { inheritanceNames } from './limits/inheritance.en.ts'
import { labourNames } from './limits/labour.en.ts'
import { obligationsNames } from './limits/obligations.en.ts'
import { otherNames } from './limits/other.en.ts'
import { taxNames } from './limits/tax.en.ts'

export const englishTables: readonly string[] = [
  civilNames,
  criminalNames,
  administrativeNames,
  taxNames,
  enforcementNames,
  labourNames,
  obligationsNames,
  commercialNames,
  consumerNames,
  familyNames,
  inheritanceNames,
  constitutionalNames,
  attorneyNames,
  otherNames,
]
