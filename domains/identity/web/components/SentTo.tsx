import type { TimedCode } from '../second-step.ts'
import { ProofLead } from './ProofForm.tsx'

/** Names the address or number to which the code was sent. */
export const SentTo = ({ sent }: { sent: TimedCode }) => <ProofLead chosen={{ way: 'code', sent }} />
