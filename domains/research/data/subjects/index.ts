/**
 * What a subject index of Turkish law would list: the words of the field for a subject, and the articles that govern it.
 * Under `law <number>` each line has the articles, the leading one first, and the names of their subject.
 */
import { civilSubjects } from './civil.ts'
import { commercialSubjects } from './commercial.ts'
import { criminalSubjects } from './criminal.ts'
import { labourSubjects } from './labour.ts'
import { obligationSubjects } from './obligations.ts'
import { procedureSubjects } from './procedure.ts'
import { publicSubjects } from './public.ts'
import { spokenTables } from './spoken/index.ts'

export const subjectTables: readonly string[] = [
  obligationSubjects,
  civilSubjects,
  procedureSubjects,
  criminalSubjects,
  labourSubjects,
  commercialSubjects,
  publicSubjects,
  ...spokenTables,
]
