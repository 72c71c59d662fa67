/** The reading screens with the parameters of their addresses. */
import { getRouteApi } from '@tanstack/react-router'
import { DecisionGate, LawGate } from '../components/states/gates.tsx'
import { DecisionPage, LawPage } from '../reader/index.tsx'

const decisionRoute = getRouteApi('/search/case/$country/$caseId')
const lawRoute = getRouteApi('/search/lawsearch/$country/$lawId')

export function DecisionReader() {
  const { country, caseId } = decisionRoute.useParams()
  const { q } = decisionRoute.useSearch()
  return (
    <DecisionGate country={country}>
      <DecisionPage key={caseId} country={country} caseId={caseId} q={q} />
    </DecisionGate>
  )
}

export function LawReader() {
  const { country, lawId } = lawRoute.useParams()
  const { q, article } = lawRoute.useSearch()
  return (
    <LawGate>
      <LawPage key={lawId} country={country} lawId={lawId} q={q} article={article} />
    </LawGate>
  )
}
