/** Hearings and time limits of a case: one place for all that has a day. Both parts load and fail alone. */
import type { Case } from '../../schemas.ts'
import classes from './dates.module.css'
import { Hearings } from './Hearings.tsx'
import { Limits } from './Limits.tsx'

export const Dates = ({ record }: { record: Case }) => (
  <div className={classes.sections}>
    <Hearings record={record} />
    <Limits caseId={record.caseId} />
  </div>
)
