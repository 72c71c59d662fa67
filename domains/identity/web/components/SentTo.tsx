import type { Sent } from '../second-step.ts'
import { ProofLead } from './ProofForm.tsx'

/** Says where the code is on its way to. */
export const SentTo = ({ sent }: { sent: Sent }) => <ProofLead chosen={{ way: 'code', sent }} />
