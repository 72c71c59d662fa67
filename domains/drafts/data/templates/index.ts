/** The templates that come with the product. Their texts were written for it. */
import type { Template } from '../../rules/templates/template.ts'
import { annulmentOfObjection } from './annulment-of-objection.ts'
import { appeal } from './appeal.ts'
import { attorneyAgreement } from './attorney-agreement.ts'
import { cassation } from './cassation.ts'
import { certificateOfInheritance } from './certificate-of-inheritance.ts'
import { criminalComplaint } from './criminal-complaint.ts'
import { defence } from './defence.ts'
import { divorceAgreement } from './divorce-agreement.ts'
import { enforcementComplaint } from './enforcement-complaint.ts'
import { enforcementRequest } from './enforcement-request.ts'
import { eviction } from './eviction.ts'
import { formalNotice } from './formal-notice.ts'
import { lease } from './lease.ts'
import { listOfEvidence } from './list-of-evidence.ts'
import { objectionToDebt } from './objection-to-debt.ts'
import { objectionToExpert } from './objection-to-expert.ts'
import { objectionToInterimOrder } from './objection-to-interim-order.ts'
import { reinstatement } from './reinstatement.ts'
import { reply } from './reply.ts'
import { statementOfClaim } from './statement-of-claim.ts'

export const templates: readonly Template[] = [
  statementOfClaim,
  defence,
  reply,
  appeal,
  cassation,
  formalNotice,
  enforcementRequest,
  objectionToDebt,
  annulmentOfObjection,
  enforcementComplaint,
  criminalComplaint,
  attorneyAgreement,
  lease,
  eviction,
  certificateOfInheritance,
  reinstatement,
  divorceAgreement,
  listOfEvidence,
  objectionToExpert,
  objectionToInterimOrder,
]
