/** The page for reading a decision. */
import { useTitle } from '@mizan/platform/ui'
import type { Decision, SearchCountry } from '../../../schemas.ts'
import { decisionCallOf, decisionInput, useCall } from '../../data.ts'
import { ReaderMissing } from '../ReaderMissing.tsx'
import { ReaderSkeleton } from '../ReaderSkeleton.tsx'
import { DecisionReader } from './DecisionReader.tsx'

interface Props {
  country: SearchCountry
  caseId: string
  /** The query; its words are marked in the text. */
  q: string | undefined
}

function Titled({ decision, searched }: { decision: Decision; searched: boolean }) {
  useTitle(decision.citation)
  return <DecisionReader decision={decision} searched={searched} />
}

export function DecisionPage({ country, caseId, q }: Props) {
  const { data, error, refetch } = useCall(decisionCallOf(country), decisionInput(caseId, q))
  if (data) return <Titled key={data.id} decision={data} searched={Boolean(q)} />
  if (error) return <ReaderMissing kind="decision" country={country} error={error} onRetry={refetch} />
  return <ReaderSkeleton beside />
}
